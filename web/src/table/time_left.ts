/** Time left, in digits and in words. */
import type { Snapshot } from "../net/wire";
import { t } from "../shell/i18n";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

const two = (number: number): string => String(number).padStart(2, "0");

/** The seconds that are left: `0:07`, `12:30`; from an hour on `23 h 05`, from two days on `2 d 3 h`. */
export function timeLeft(seconds: number): string {
  const minutes = Math.floor(seconds / MINUTE);
  if (seconds < HOUR) return `${minutes}:${two(seconds % MINUTE)}`;
  if (seconds < 2 * DAY) return `${Math.floor(minutes / 60)} h ${two(minutes % 60)}`;
  return t("time-short-days", { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
}

/** The same in words, for sentences and screen readers: two units at most ("1 day 6 hours"). */
export function timeInWords(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const days = Math.floor(seconds / DAY);
  const hours = Math.floor((seconds % DAY) / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const parts =
    days > 0
      ? [t("time-days", { days }), days < 3 && hours > 0 ? t("time-hours", { hours }) : ""]
      : hours > 0
        ? [t("time-hours", { hours }), hours < 3 && minutes > 0 ? t("time-minutes", { minutes }) : ""]
        : minutes > 0
          ? [t("time-minutes", { minutes })]
          : [t("time-seconds", { seconds })];
  return parts.filter(Boolean).join(" ");
}

/** Whether everybody who plays is at the table: then a game over days is live, and time does not run out. */
export function isLive(now: Snapshot): boolean {
  if (now.settings.turn_h === 0 || now.phase !== "playing") return false;
  const people = now.seats.filter((seat) => seat.kind !== "bot" && seat.presence !== "none");
  const elsewhere = people.some((seat) => !now.you.seats.includes(seat.seat));
  return people.length > 1 && elsewhere && people.every((seat) => seat.presence === "present");
}
