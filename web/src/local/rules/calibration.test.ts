import { describe, expect, it } from "vitest";
import { shownChance, shownChances } from "./calibration";
import type { LevelsLayout } from "./layout";

const layout = { slopes: { search: [2, 0.5, 2], chart: [2, 0.5, 1] } } as LevelsLayout;

describe("chances that people are shown", () => {
  it("are made less sure by a slope below 1, more by one above", () => {
    expect(shownChance(layout, 2, 0.9)).toBeCloseTo(0.75);
    expect(shownChance(layout, 1, 0.8)).toBeCloseTo(0.64 / 0.68);
    const [first, second] = shownChances(layout, [0.9, 0.1]);
    expect(first).toBeCloseTo(0.75);
    expect(second).toBeCloseTo(0.25);
  });

  it("stay as they are where nothing has to be put right, and certain where the game is over", () => {
    expect(shownChances(layout, [0.5, 0.3, 0.2])).toEqual([0.5, 0.3, 0.2]);
    expect(shownChances(layout, [1, 0])).toEqual([1, 0]);
  });
});
