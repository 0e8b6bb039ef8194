// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import type { GameInfo, Snapshot, Step } from "../net/wire";
import { learnLater, textVersion, type Speaker } from "../shell/i18n";
import { lastTurn, linesOf, NOTHING, readable, turnsOf } from "./log_lines";

const speaker: Speaker = { game: "none", info: null, reader: null, names: (seat) => `Player ${seat}` };
const step = (seq: number, cause: string, seat: number | null = null): Step => ({
  seq,
  cause,
  seat,
  events: [],
  undone: [],
  number: null,
});

beforeAll(learnLater);

describe("the log", () => {
  it("has lines for table events and none for entries that need no words", () => {
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

  it("gives the same keys to the same story", () => {
    const story = [step(1, "paused", 2), step(2, "resumed", 2), step(3, "left", 1)];
    const keys = () => turnsOf(story, speaker, NOTHING).map((turn) => turn.lines.map((line) => line.key));
    expect(keys()).toEqual([["1", "2", "3"]]);
    expect(keys()).toEqual([["1", "2", "3"]]);
  });

  it("caches the lines of a step for one reader and one version of the texts", () => {
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

describe("a log without the memory aid", () => {
  it.each([
    [[1, 2, 1, 1], 2, 1, 2],
    [[1, 1, 2, 2, 1], 1, 1, 0],
    [[1, 2, 1, 2, 2], 1, 1, 2],
    [[1, 2, 1, 2], 1, 3, 0],
    [[1, 2, 1, 2], 1, null, 2],
  ])(
    "goes back to the reader's last turn: moves of %j, seat %j to move, read by %j",
    (movers, actor, reader, first) => {
      expect(lastTurn(movers, actor, reader)).toBe(first);
    },
  );

  const story = [step(1, "started"), ...[1, 2, 1, 2].map((seat, i) => step(i + 2, "played", seat))];
  const info = { log_limit: { once: [], since_last_turn: true } } as unknown as GameInfo;
  const table = (memory_aid: string, phase: string) =>
    ({ options: { memory_aid }, phase, turn: 1, you: { perspective: 1 } }) as unknown as Snapshot;

  it("hides earlier moves while the game runs", () => {
    const seqs = (aid: string, phase: string) => readable(story, table(aid, phase), info).map((one) => one.seq);
    expect(seqs("off", "playing")).toEqual([4, 5]);
    expect(seqs("on", "playing")).toEqual([1, 2, 3, 4, 5]);
    expect(seqs("off", "over")).toEqual([1, 2, 3, 4, 5]);
  });
});
