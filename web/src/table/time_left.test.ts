import { afterEach, expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "../local/read_message";
import type { SeatInfo, Snapshot } from "../net/wire";
import { percent } from "../shell/formats";
import { language } from "../shell/settings";
import { isLive, timeInWords, timeLeft } from "./time_left";

const HOUR_MS = 3_600_000;

afterEach(() => void (language.value = "en"));

test("short times show seconds, long times hours and days", () => {
  expect([0, 7, 95, 754, 3599].map(timeLeft)).toEqual(["0:00", "0:07", "1:35", "12:34", "59:59"]);
  expect([3600, 54_000, 86_400, 200_000, 3900].map(timeLeft)).toEqual(["1h", "15h", "24h", "2d 7h", "1h 5m"]);
});

test("words have two units at most", () => {
  const hours = [0.005, 0.5, 1.5, 5.5, 24, 36, 100].map((one) => timeInWords(one * HOUR_MS));
  expect(hours).toEqual([
    "18 seconds",
    "30 minutes",
    "1 hour 30 minutes",
    "5 hours",
    "1 day",
    "1 day 12 hours",
    "4 days",
  ]);
});

test("percentages and durations are formatted for the reader's language", () => {
  const formatted = (["en", "it", "de", "fr", "es"] as const).map((code) => {
    language.value = code;
    return [percent(0.457), timeInWords(36 * HOUR_MS), timeInWords(HOUR_MS)].map((text) => text.replace(/\s/g, " "));
  });
  expect(formatted).toEqual([
    ["46%", "1 day 12 hours", "1 hour"],
    ["46%", "1 giorno 12 ore", "1 ora"],
    ["46 %", "1 Tag, 12 Stunden", "1 Stunde"],
    ["46 %", "1 jour 12 heures", "1 heure"],
    ["46 %", "1 día 12 horas", "1 hora"],
  ]);
});

test("a game over days is live while everybody is present", () => {
  const seat = (number: number, presence: SeatInfo["presence"], kind: SeatInfo["kind"] = "remote") =>
    ({ seat: number, presence, kind }) as SeatInfo;
  const table = (turn_h: 0 | 24, ...seats: SeatInfo[]) =>
    ({
      phase: "playing",
      settings: { ...DEFAULT_SETTINGS, turn_h },
      seats,
      you: { seats: [1] },
    }) as unknown as Snapshot;
  expect(isLive(table(24, seat(1, "present"), seat(2, "present")))).toBe(true);
  expect(isLive(table(24, seat(1, "present"), seat(2, "present"), seat(3, "none", "bot")))).toBe(true);
  expect(isLive(table(24, seat(1, "present"), seat(2, "away")))).toBe(false);
  expect(isLive(table(24, seat(1, "present"), seat(2, "none", "bot")))).toBe(false);
  expect(isLive(table(0, seat(1, "present"), seat(2, "present")))).toBe(false);
});
