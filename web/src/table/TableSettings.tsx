/** What a host may decide about a table, before the game and during it. */
import type { Settings } from "../net/wire";
import { Check, Select } from "../shell/fields";
import { t } from "../shell/i18n";
import { PaceSettings } from "./PaceSettings";

interface Props {
  settings: Settings;
  onChange(changed: Partial<Settings>): void;
  /** Whether the pace can be changed here: while people play together, it changes by consent (`PaceProposal`). */
  pace?: boolean;
}

export function TableSettings({ settings, onChange, pace = true }: Props) {
  return (
    <div class="stack">
      <Check on={settings.hints} onChange={(hints) => onChange({ hints })}>
        {t("setting-hints")}
      </Check>
      <Check on={settings.undo === "consent"} onChange={(on) => onChange({ undo: on ? "consent" : "boundary" })}>
        {t("setting-consent")}
      </Check>
      <Check on={settings.spectators} onChange={(spectators) => onChange({ spectators })}>
        {t("setting-spectators")}
      </Check>
      <Select
        label={t("setting-chat")}
        value={settings.chat}
        values={["off", "phrases", "free"]}
        textOf={(chat) => t(`setting-chat-${chat}`)}
        onChange={(chat) => onChange({ chat })}
      />
      {pace && <PaceSettings settings={settings} onChange={onChange} />}
    </div>
  );
}
