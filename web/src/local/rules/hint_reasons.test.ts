import { expect, test } from "vitest";
import { whyFirst } from "./hint_reasons";

const estimate = (action: number, terms?: Record<string, number>) => ({
  action,
  chance: 0.5,
  score: 10,
  visits: 1,
  ...(terms ? { terms } : {}),
});

test("reasons are what the first choice is ahead in; as in tests/bots/test_hint_reasons.py", () => {
  const estimates = [
    estimate(1, { cubes: 4, tokens: 1, sets: 0.5, free: 0.02 }),
    estimate(2, { cubes: 2, tokens: 2, sets: 0, free: 0 }),
    estimate(3, { cubes: 3, tokens: 1, sets: 0.5, free: 0 }),
  ];
  expect(whyFirst(estimates)).toEqual([
    { term: "cubes", points: 1.5 },
    { term: "sets", points: 0.25 },
  ]);
});

test("a choice without others or without terms has no reasons", () => {
  expect(whyFirst([])).toEqual([]);
  expect(whyFirst([estimate(1, { cubes: 4 })])).toEqual([]);
  expect(whyFirst([estimate(1), estimate(2)])).toEqual([]);
});
