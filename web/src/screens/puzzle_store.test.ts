// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { nextOf, ofTheDay, ordinalOf, ratingAfter, streak, withAnswer, type Puzzle } from "./puzzle_store";

const puzzle = (id: string, theme: string, difficulty: Puzzle["difficulty"]): Puzzle => ({
  id,
  theme,
  difficulty,
  seats: 2,
  seat: 0,
  why: [],
  view: {},
  choices: [],
  answers: [],
});

describe("puzzles", () => {
  it("count days as the terminal does", () => {
    expect(ordinalOf(new Date(1970, 0, 1))).toBe(719163);
    expect(ordinalOf(new Date(2026, 10, 18, 23, 59))).toBe(739938);
    expect(ofTheDay(100, 739938)).toBe(38);
  });

  it("keep a streak until the end of the next day", () => {
    expect(streak([], 10)).toBe(0);
    expect(streak([8, 9, 10], 10)).toBe(3);
    expect(streak([8, 9], 10)).toBe(2);
    expect(streak([7, 8], 10)).toBe(0);
  });

  it("count a day once, and only if its puzzle was solved", () => {
    const wrong = withAnswer({ points: {}, days: [] }, "a", 0, 10);
    expect(wrong).toEqual({ points: { a: 0 }, days: [] });
    const right = withAnswer(withAnswer(wrong, "a", 80, 10), "a", 100, 10);
    expect(right).toEqual({ points: { a: 100 }, days: [10] });
    expect(withAnswer(right, "b", 100, null).days).toEqual([10]);
  });

  it("move a rating by how surprising the answer was, in shrinking steps", () => {
    const fresh = { value: 1500, answers: 0 };
    const [easy, hard] = [puzzle("a", "x", "easy"), puzzle("b", "x", "hard")];
    expect(ratingAfter(fresh, hard, 100).value).toBeGreaterThan(ratingAfter(fresh, easy, 100).value);
    expect(ratingAfter(fresh, easy, 0).value).toBeLessThan(ratingAfter(fresh, hard, 0).value);
    expect(ratingAfter(fresh, puzzle("c", "x", "medium"), 50)).toEqual({ value: 1500, answers: 1 });
    const settled = { value: 1500, answers: 90 };
    expect(ratingAfter(settled, hard, 100).value).toBeLessThan(ratingAfter(fresh, hard, 100).value);
  });

  it("continue with the next one that the filter allows", () => {
    const all = [puzzle("a", "x", "easy"), puzzle("b", "y", "hard"), puzzle("c", "x", "hard")];
    const filter = { theme: "", difficulty: "", which: "all" } as const;
    expect(nextOf(all, 0, filter, {})).toBe(1);
    expect(nextOf(all, 0, { ...filter, theme: "x" }, {})).toBe(2);
    expect(nextOf(all, 2, { ...filter, difficulty: "hard" }, {})).toBe(1);
    expect(nextOf(all, 0, { ...filter, which: "open" }, { b: 100 })).toBe(2);
    expect(nextOf(all, 0, { ...filter, which: "failed" }, { b: 100, c: 0 })).toBe(2);
    expect(nextOf(all, 0, { ...filter, which: "failed" }, {})).toBeNull();
    expect(nextOf(all, 1, { ...filter, which: "failed" }, { b: 0 })).toBeNull();
  });
});
