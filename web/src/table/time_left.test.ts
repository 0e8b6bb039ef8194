import { expect, test } from "vitest";
import { timeLeft } from "./time_left";

test("seconds, minutes, hours", () => {
  expect([0, 7, 60, 754, 3599].map(timeLeft)).toEqual(["0:00", "0:07", "1:00", "12:34", "59:59"]);
  expect([3600, 83_159, 86_400].map(timeLeft)).toEqual(["1 h 00", "23 h 05", "24 h 00"]);
});
