import { describe, expect, it } from "vitest";
import type { Step } from "../net/wire";
import type { Speaker } from "../shell/i18n";
import { turnsOf } from "./log";

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
});
