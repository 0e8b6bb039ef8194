// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { counted, isTieBroken, order } from "./Ranks";

const line = (points: number) => ({ text: { id: "score", args: {} }, points });

test("points grow with the lines and end at the score", () => {
  const lines = [line(4), line(3), line(-1)];
  expect([0, 1, 2, 3, 9].map((shown) => counted(lines, 6, shown))).toEqual([0, 4, 7, 6, 6]);
  expect(counted([], 3, 0)).toBe(3);
});

test("the best comes first, and a solo player has no rank", () => {
  const reason = { id: "reason", args: {} };
  expect(order({ scores: [1, 9], ranks: [2, 1], reason, lines: [[], []] })).toEqual([
    { rank: 1, i: 1 },
    { rank: 2, i: 0 },
  ]);
  const last = { scores: [1, 3, 2], ranks: [2, 1, 2], reason, lines: [[], [], []] };
  expect(order(last).map(({ i }) => i)).toEqual([1, 2, 0]);
  expect(order({ scores: [80], ranks: [2], reason, lines: [[]] })).toEqual([{ rank: null, i: 0 }]);
});

test("equal points with different ranks need an explanation", () => {
  const end = (scores: number[], ranks: number[]) =>
    isTieBroken({ scores, ranks, reason: { id: "reason", args: {} }, lines: scores.map(() => []) });
  expect(end([24, 23, 24], [1, 3, 2])).toBe(true);
  expect(end([24, 23, 24], [1, 3, 1])).toBe(false);
  expect(end([3, 1, 2], [1, 2, 2])).toBe(false);
});
