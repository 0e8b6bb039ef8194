import { expect, test } from "vitest";
import { together } from "./puzzle_answers";

test("restoring a backup adds solved days and answers, and removes none", () => {
  const here = { points: { a: 100, b: 80 }, days: [10, 11] };
  const file = JSON.stringify({ points: { b: 0, c: 50 }, days: [8, 9, 10] });
  expect(together(here, file)).toEqual({ points: { a: 100, b: 80, c: 50 }, days: [8, 9, 10, 11] });
  expect(together(here, "{}")).toEqual(here);
  expect(together(here, "null")).toEqual(here);
  expect(together(here, "{broken")).toEqual(here);
  expect(together({ points: {}, days: [] }, file).days).toEqual([8, 9, 10]);
});
