import { describe, expect, it } from "vitest";
import type { Step } from "../net/wire";
import { textVersion, type Speaker } from "../shell/i18n";
import { linesOf, NOTHING, turnsOf } from "./log";

const speaker: Speaker = { game: "none", info: null, reader: null, names: (seat) => `Player ${seat}` };
const step = (seq: number, cause: string, seat: number | null = null): Step => ({
  seq,
  cause,
  seat,
  events: [],
  undone: [],
  number: null,
});

describe("the log", () => {
  it("says what happens to the table and leaves out what needs no words", () => {
    const turns = turnsOf(
      [step(1, "created"), step(2, "started"), step(3, "paused", 2), step(4, "said", 1)],
      speaker,
      [],
    );
    expect(turns.map((turn) => turn.lines.map((line) => line.text))).toEqual([
      ["The game begins."],
      ["Player 2 pauses the game."],
    ]);
    expect(turns.map((turn) => turn.setup)).toEqual([true, false]);
  });

  it("tells the same story twice with the same lines", () => {
    const story = [step(1, "paused", 2), step(2, "resumed", 2), step(3, "left", 1)];
    const keys = () => turnsOf(story, speaker, NOTHING).map((turn) => turn.lines.map((line) => line.key));
    expect(keys()).toEqual([["1", "2", "3"]]);
    expect(keys()).toEqual([["1", "2", "3"]]);
  });

  it("puts the lines of a step together once, and anew for another reader or in other words", () => {
    const paused = step(3, "paused", 2);
    const lines = linesOf(paused, speaker);
    expect(linesOf(paused, speaker)).toBe(lines);
    const other = { ...speaker, names: (seat: number) => `Mole ${seat}` };
    expect(linesOf(paused, other)[0]?.text).toBe("Mole 2 pauses the game.");
    expect(linesOf(paused, speaker)).toEqual(lines);
    const before = linesOf(paused, speaker);
    textVersion.value += 1;
    expect(linesOf(paused, speaker)).not.toBe(before);
  });
});
