/** The settings of a table that its host may change, before the game and during it. */
import type { Settings } from "../net/wire";
import { Check, Select } from "../shell/fields";
import { t } from "../shell/i18n";
import { PaceSettings } from "./PaceSettings";

interface Props {
  settings: Settings;
  onChange(changed: Partial<Settings>): void;
  /** Whether the pace can be changed here: while people play together, it changes by consent (`PaceProposal`). */
  pace?: boolean;
  /** Whether the table can still be switched between rated and unrated. */
  rating?: boolean;
  /** Whether the game has standing answers and the host can still allow or forbid them. */
  answers?: boolean;
}

export function TableSettings({ settings, onChange, pace = true, rating = false, answers = false }: Props) {
  return (
    <div class="stack">
      {rating && (
        <Check
          on={settings.rated}
          onChange={(rated) => onChange(rated ? { rated, hints: false, undo: "boundary" } : { rated })}
        >
          {t("setting-rated")} <small class="soft">{t("setting-rated-how")}</small>
        </Check>
      )}
      {!settings.rated && (
        <Check on={settings.hints} onChange={(hints) => onChange({ hints })}>
          {t("setting-hints")}
        </Check>
      )}
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
      {answers && settings.turn_h > 0 && (
        <Check on={settings.standing} onChange={(standing) => onChange({ standing })}>
          {t("setting-standing")} <small class="soft">{t("setting-standing-how")}</small>
        </Check>
      )}
    </div>
  );
}
