import { expect, test } from "vitest";
import { pointsOf } from "./points";

const cubes = (yellow: number, red: number, white = 0) => ({ yellow, red, white, green: 0, blue: 0 });

test("a burrow is worth its fullest tunnel times its emptiest one with a cube, and its tokens", () => {
  expect(pointsOf({ cubes: cubes(3, 2, 1), tokens: 2 })).toBe(5);
  expect(pointsOf({ cubes: cubes(4, 0), tokens: 0 })).toBe(16);
  expect(pointsOf({ cubes: cubes(0, 0), tokens: 1 })).toBe(1);
});

test("another player's burrow has no number", () => {
  expect(pointsOf({ cubes: null, tokens: 3 })).toBeNull();
});
