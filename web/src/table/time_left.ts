/** Time left, in digits and in words. */
import type { Snapshot } from "../net/wire";
import { duration, type TimeUnit } from "../shell/formats";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

const two = (number: number): string => String(number).padStart(2, "0");

/** Seconds left as digits: `0:07`, `12:30`; from an hour on in two short units: `23h 5m`, `2d 3h`. */
export function timeLeft(seconds: number): string {
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)}:${two(seconds % MINUTE)}`;
  const parts = partsOf(seconds, seconds < 2 * DAY ? ["hour", "minute"] : ["day", "hour"]);
  return duration(parts, "narrow");
}

/** A time in words, for sentences and screen readers: two units at most ("1 day 6 hours"). */
export function timeInWords(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= DAY) return duration(partsOf(seconds, seconds < 3 * DAY ? ["day", "hour"] : ["day"]));
  if (seconds >= HOUR) return duration(partsOf(seconds, seconds < 3 * HOUR ? ["hour", "minute"] : ["hour"]));
  return duration(partsOf(seconds, seconds >= MINUTE ? ["minute"] : ["second"]));
}

const SECONDS: Record<TimeUnit, number> = { day: DAY, hour: HOUR, minute: MINUTE, second: 1 };

/** Split seconds into units: the first one, and the others that are not zero. */
function partsOf(seconds: number, units: readonly TimeUnit[]): [number, TimeUnit][] {
  let rest = seconds;
  const parts = units.map((unit): [number, TimeUnit] => {
    const value = Math.floor(rest / SECONDS[unit]);
    rest -= value * SECONDS[unit];
    return [value, unit];
  });
  return parts.filter(([value], i) => i === 0 || value > 0);
}

/** Whether a game over days is live: time does not run out while everybody who plays is at the table. */
export function isLive(now: Snapshot): boolean {
  if (now.settings.turn_h === 0 || now.phase !== "playing") return false;
  const people = now.seats.filter((seat) => seat.kind !== "bot" && seat.presence !== "none");
  const elsewhere = people.some((seat) => !now.you.seats.includes(seat.seat));
  return people.length > 1 && elsewhere && people.every((seat) => seat.presence === "present");
}
