/** What a host may decide about a table, before the game and during it. */
import type { Settings } from "../net/wire";
import { t } from "../shell/i18n";

interface Props {
  settings: Settings;
  onChange(changed: Partial<Settings>): void;
}

export function TableSettings({ settings, onChange }: Props) {
  return (
    <div class="stack">
      <Check label={t("setting-hints")} on={settings.hints} onChange={(hints) => onChange({ hints })} />
      <Check
        label={t("setting-consent")}
        on={settings.undo === "consent"}
        onChange={(on) => onChange({ undo: on ? "consent" : "boundary" })}
      />
      <Check
        label={t("setting-spectators")}
        on={settings.spectators}
        onChange={(spectators) => onChange({ spectators })}
      />
      <ChatSetting settings={settings} onChange={onChange} />
      <TimerSetting settings={settings} onChange={onChange} />
    </div>
  );
}

function Check({ label, on, onChange }: { label: string; on: boolean; onChange(on: boolean): void }) {
  return (
    <label class="check">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
    </label>
  );
}

function ChatSetting({ settings, onChange }: Props) {
  return (
    <label class="field">
      <span>{t("setting-chat")}</span>
      <select
        value={settings.chat}
        onChange={(event) => onChange({ chat: event.currentTarget.value as Settings["chat"] })}
      >
        {(["off", "phrases", "free"] as const).map((one) => (
          <option key={one} value={one}>
            {t(`setting-chat-${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

const DAY = 86_400;

function timerText(seconds: number): string {
  if (seconds === 0) return t("setting-timer-off");
  if (seconds === DAY) return t("setting-timer-day");
  return seconds < 60 ? t("setting-timer-seconds", { seconds }) : t("setting-timer-minutes", { minutes: seconds / 60 });
}

function TimerSetting({ settings, onChange }: Props) {
  return (
    <label class="field">
      <span>{t("setting-timer")}</span>
      <select
        value={String(settings.timer_s)}
        onChange={(event) => onChange({ timer_s: Number(event.currentTarget.value) })}
      >
        {[0, 30, 60, 120, 300, DAY].map((seconds) => (
          <option key={seconds} value={seconds}>
            {timerText(seconds)}
          </option>
        ))}
      </select>
    </label>
  );
}
