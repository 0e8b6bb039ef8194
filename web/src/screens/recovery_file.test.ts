import { expect, test } from "vitest";
import { recoveryFile, wordsIn } from "./recovery_file";

const WORDS = "abandon ability able about above absent absorb abstract absurd abuse access zoo".split(" ");

test("a recovery file gives its words back", () => {
  const file = recoveryFile("Tana", "Ada", "https://tana.example", WORDS);
  expect(wordsIn(file)).toBe(WORDS.join(" "));
  expect(wordsIn(file.replaceAll("\n", "\r\n"))).toBe(WORDS.join(" "));
  expect(file).toContain("12. zoo");
});

test("other files have no words", () => {
  expect(wordsIn("")).toBeNull();
  expect(wordsIn("tana-recovery-1:\n")).toBeNull();
  expect(wordsIn('{"game": "molly"}')).toBeNull();
});
