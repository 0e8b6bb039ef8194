import { expect, test } from "vitest";
import type { SeatAccount } from "../net/wire";
import { choicesWord, luckWord, whenWord } from "./accounts";

const account = (luck: number, lost: number, error = 0.02): SeatAccount => ({
  seat: 1,
  luck,
  luck_error: error,
  lost,
  lost_error: error,
  costly: [],
});

test("luck has a direction and a size, and counts as even within its margin of error", () => {
  expect(luckWord(account(0.05, 0))).toBe("luck-even");
  expect(luckWord(account(0.2, 0))).toBe("luck-with-some");
  expect(luckWord(account(-2.57, 0, 0.43))).toBe("luck-against-much");
  expect(luckWord(account(0.4, 0, 0.5))).toBe("luck-even");
});

test("choices that gave nothing away are praised", () => {
  expect(choicesWord(account(0, -0.01))).toBe("choices-lost-none");
  expect(choicesWord(account(0, 0.2))).toBe("choices-lost-some");
  expect(choicesWord(account(0, 0.6))).toBe("choices-lost-much");
});

test("a move is placed in the game by words, not by its number", () => {
  expect([10, 200, 416].map((number) => whenWord(number, 420))).toEqual(["when-early", "when-middle", "when-late"]);
});
