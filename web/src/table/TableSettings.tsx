/** What a host may decide about a table, before the game and during it. */
import type { Settings } from "../net/wire";
import { Check, Select } from "../shell/fields";
import { t } from "../shell/i18n";

interface Props {
  settings: Settings;
  onChange(changed: Partial<Settings>): void;
}

const DAY = 86_400;

export function TableSettings({ settings, onChange }: Props) {
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
      <Select
        label={t("setting-timer")}
        value={settings.timer_s}
        values={[0, 30, 60, 120, 300, DAY]}
        textOf={timerText}
        onChange={(timer_s) => onChange({ timer_s })}
      />
    </div>
  );
}

function timerText(seconds: number): string {
  if (seconds === 0) return t("setting-timer-off");
  if (seconds === DAY) return t("setting-timer-day");
  return seconds < 60 ? t("setting-timer-seconds", { seconds }) : t("setting-timer-minutes", { minutes: seconds / 60 });
}
