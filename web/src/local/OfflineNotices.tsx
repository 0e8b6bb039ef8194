/** On top of every screen, when there is something to report: a new version, games that are not kept, a fault. */
import { Button } from "../shell/Button";
import { shownFault } from "../shell/faults";
import { t } from "../shell/i18n";
import { newVersion, storageTrouble } from "./offline_state";
import "./OfflineNotices.css";

export function AppNotices() {
  const renew = newVersion.value;
  const trouble = storageTrouble.value;
  const fault = shownFault.value;
  if (!renew && !trouble && !fault) return null;
  return (
    <div class="app-notices">
      {renew && (
        <p class="sheet notice row" role="status">
          <span class="grow">{t("new-version")}</span>
          <Button class="small primary" text="new-version-use" onClick={renew} />
          <Button class="small" text="later" onClick={() => (newVersion.value = null)} />
        </p>
      )}
      {trouble && (
        <p class="sheet notice" role="alert">
          {t(`storage-${trouble}`)}
        </p>
      )}
      {fault && (
        <p class="sheet notice row" role="alert">
          <span class="grow">{t(`fault-${fault}`)}</span>
          <Button class="small" text="close" onClick={() => (shownFault.value = null)} />
        </p>
      )}
    </div>
  );
}
