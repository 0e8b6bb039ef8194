// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { learnLater, speak } from "./i18n";
import { noteOf } from "./LevelsNote";
import { LANGUAGES } from "./settings";

test.each(LANGUAGES)("a note about levels depends on the number of seats (%s)", async (code) => {
  await learnLater();
  await speak(code);
  const buddel = [2, 3, 4].map((seats) => noteOf("buddel", seats));
  expect(new Set(buddel).size).toBe(2);
  expect(buddel[1]).toBe(buddel[2]);
  expect(noteOf("uly", 2)).toBe("");
  expect(new Set([3, 4, 5].map((seats) => noteOf("uly", seats))).size).toBe(1);
  expect(noteOf("uly", 3)).toContain("Uly & Polly");
  expect(["molly", "hickory"].map((game) => noteOf(game, 3))).toEqual(["", ""]);
});
