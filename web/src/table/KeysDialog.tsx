/** The keys that work at the table. */
import { Dialog } from "../shell/Dialog";
import { t } from "../shell/i18n";
import { KEYS } from "./shortcuts";
import "./KeysDialog.css";

export function KeysDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog title={t("keys")} onClose={onClose} class="keys">
      <dl class="key-list">
        {KEYS.map(([key, text]) => (
          <div key={key} class="row">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
