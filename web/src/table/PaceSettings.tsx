/** The pace of a table: none, live or over days; and what happens when a player's time runs out. */
import type { Settings } from "../net/wire";
import { Select } from "../shell/fields";
import { t } from "../shell/i18n";
import { duration } from "../shell/formats";
import { timeInWords } from "./time_left";

const LIVE_S = [30, 60, 120, 300] as const;
const TURN_H = [12, 24, 48, 72, 168] as const;
const VACATION_D = [0, 3, 7, 14, 30];
const HOUR_MS = 3_600_000;

/** A pace as one word: `none`, `live:60`, `days:24`. */
const PACES = ["none", ...LIVE_S.map((seconds) => `live:${seconds}`), ...TURN_H.map((hours) => `days:${hours}`)];

function paceOf({ timer_s, turn_h }: Settings): string {
  if (turn_h > 0) return `days:${turn_h}`;
  return timer_s > 0 ? `live:${timer_s}` : "none";
}

function settingsOf(pace: string): Pick<Settings, "timer_s" | "turn_h"> {
  const [kind, amount] = pace.split(":");
  return {
    timer_s: kind === "live" ? Number(amount) : 0,
    turn_h: TURN_H.find((hours) => kind === "days" && hours === Number(amount)) ?? 0,
  };
}

export function paceText(settings: Settings): string {
  const { timer_s, turn_h } = settings;
  if (turn_h > 0) return t("pace-days", { time: timeInWords(turn_h * HOUR_MS) });
  return timer_s > 0 ? t("pace-live", { time: timeInWords(timer_s * 1000) }) : t("pace-none");
}

interface Props {
  settings: Settings;
  onChange(changed: Partial<Settings>): void;
}

export function PaceSettings({ settings, onChange }: Props) {
  const pace = paceOf(settings);
  const timed = pace !== "none";
  return (
    <>
      <Select
        label={t("pace")}
        value={pace}
        values={PACES.includes(pace) ? PACES : [pace, ...PACES]}
        textOf={(one) => paceText({ ...settings, ...settingsOf(one) })}
        onChange={(one) => onChange(settingsOf(one))}
      />
      {timed && (
        <Select
          label={t("time-out")}
          value={settings.time_out}
          values={["bot", "ask"] as const}
          textOf={(one) => t(`time-out-${one}`)}
          onChange={(time_out) => onChange({ time_out })}
        />
      )}
      {timed && settings.time_out === "ask" && <p class="soft">{t("time-out-ask-how")}</p>}
      {settings.turn_h > 0 && (
        <>
          <Select
            label={t("vacation")}
            value={settings.vacation_d}
            values={VACATION_D.includes(settings.vacation_d) ? VACATION_D : [settings.vacation_d, ...VACATION_D]}
            textOf={(days) => (days === 0 ? t("clock-vacation-none") : duration([[days, "day"]]))}
            onChange={(vacation_d) => onChange({ vacation_d })}
          />
          <p class="soft">{t("pace-days-how", { reserve: timeInWords((settings.turn_h * HOUR_MS) / 2) })}</p>
        </>
      )}
    </>
  );
}
