/** The clock of a table as sentences: how much time is left for whom, and what happens then. */
import type { Snapshot, Timer } from "../net/wire";
import { t } from "../shell/i18n";
import { timeInWords } from "./time_left";

/** Share of the time from which on a clock counts as low; reminders are sent at the same share. */
const LOW = 0.2;

export const isLow = (timer: Timer, left: number): boolean => left <= LOW * timer.total_ms;

/** Whether the game waits for one of the reader's own seats. */
export const isAsked = (timer: Timer, now: Snapshot): boolean =>
  timer.asked.some((seat) => now.you.seats.includes(seat));

/** "2 days left, then a bot plays for you." */
export function clockSentence(timer: Timer, left: number, now: Snapshot, name: string): string {
  const time = timeInWords(left);
  if (!timer.running) return t("clock-stopped", { time });
  if (timer.up || left === 0) return upSentence(timer, now, name);
  return `${t("clock-left", { time })} ${thenSentence(timer, now, name)}`;
}

function upSentence(timer: Timer, now: Snapshot, name: string): string {
  if (!isAsked(timer, now)) return t("clock-up", { name });
  return t(timer.at_end === "wait" ? "clock-up-waits" : "clock-up-yours");
}

/** What will happen when the time runs out. */
function thenSentence(timer: Timer, now: Snapshot, name: string): string {
  if (timer.consent) return t("clock-then-declined");
  const whose = isAsked(timer, now) ? "yours" : "other";
  if (timer.vacation_ms > 0) return t(`clock-then-vacation-${whose}`, { name });
  return t(`clock-then-${timer.at_end}-${whose}`, { name });
}
