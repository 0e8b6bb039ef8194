import { beforeAll, expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "../local/log_entries";
import type { SeatInfo, Snapshot } from "../net/wire";
import { learnLater } from "../shell/i18n";
import { isLive, timeInWords, timeLeft } from "./time_left";

const HOUR_MS = 3_600_000;

beforeAll(learnLater);

test("seconds count while they matter, days are days", () => {
  expect([0, 7, 95, 754, 3599].map(timeLeft)).toEqual(["0:00", "0:07", "1:35", "12:34", "59:59"]);
  expect([3600, 54_000, 86_400, 200_000].map(timeLeft)).toEqual(["1 h 00", "15 h 00", "24 h 00", "2 d 7 h"]);
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

test("a game over days is live while everybody is there", () => {
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
