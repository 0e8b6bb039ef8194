import { expect, test } from "vitest";
import { isDue } from "./keep";

const DAY_MS = 24 * 3600 * 1000;
const NOW = 1_800_000_000_000;

test("the reminder comes back after a month", () => {
  expect(isDue(null, NOW)).toBe(true);
  expect(isDue(String(NOW), NOW)).toBe(false);
  expect(isDue(String(NOW - 29 * DAY_MS), NOW)).toBe(false);
  expect(isDue(String(NOW - 31 * DAY_MS), NOW)).toBe(true);
  expect(isDue("nonsense", NOW)).toBe(true);
  expect(isDue(String(NOW + DAY_MS), NOW)).toBe(true);
});
