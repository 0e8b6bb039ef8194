// @vitest-environment happy-dom
import { DEFAULT_SETTINGS } from "../local/read_message";
import { describe, expect, it } from "vitest";
import type { Snapshot, Step, Update } from "../net/wire";
import { isAskedFor } from "../games/lessons";
import { nextAction } from "./lesson";
import { polyline, stepAt } from "./Chart";
import { continueStory, merge, patched } from "./snapshot_store";

const step = (seq: number, undone: number[] = []): Step => ({
  seq,
  cause: "played",
  seat: 1,
  events: [],
  undone,
  number: null,
});

const snapshot: Snapshot = {
  kind: "snapshot",
  id: null,
  protocol: 3,
  seq: 3,
  table: "t",
  game: "molly",
  edition: "e",
  options: {},
  phase: "playing",
  you: { seats: [1], host: true, watching: false, perspective: 1, screen: false },
  seats: [],
  turn: 1,
  view: { old: true },
  choices: [],
  can_undo: true,
  undo_asked: null,
  paused: false,
  timer: null,
  proposal: null,
  settings: DEFAULT_SETTINGS,
  fairness: { commitment: "", contributions: [], secret: null, keys: [] },
  chat: [],
  since: 0,
  steps: [step(1), step(2), step(3)],
  outcome: null,
  next: null,
  practice: false,
};

describe("the table's log in the client", () => {
  it("keeps fields that an update omits and replaces the others, null included", () => {
    const update: Update = { kind: "update", seq: 4, step: step(4), turn: null, view: { old: false } };
    const after = merge(snapshot, update);
    expect(after).toMatchObject({ seq: 4, turn: null, view: { old: false }, can_undo: true, phase: "playing" });
    expect(after.steps.map((one) => one.seq)).toEqual([1, 2, 3, 4]);
  });

  it("applies a patch to the view", () => {
    const before = { ...snapshot, view: { deck: 9, piles: ["a"] } };
    const after = merge(before, { kind: "update", seq: 4, step: step(4), patch: { deck: 8 } });
    expect(after.view).toEqual({ deck: 8, piles: ["a"] });
    expect(before.view).toEqual({ deck: 9, piles: ["a"] });
    expect(after).not.toHaveProperty("patch");
  });

  it("replaces only those elements of a list that a patch names", () => {
    const before = { piles: [{ top: "red" }, { top: "blue" }, { top: null }], last: { seat: 1 }, deck: 4 };
    const after = patched(before, { piles: { "1": { top: "white" } }, last: { seat: 2 } });
    expect(after).toEqual({ piles: [{ top: "red" }, { top: "white" }, { top: null }], last: { seat: 2 }, deck: 4 });
    expect(after["piles"]).not.toBe(before.piles);
    expect(before.piles[1]).toEqual({ top: "blue" });
    expect(patched(before, { piles: [], last: null })).toEqual({ piles: [], last: null, deck: 4 });
    expect(patched({ cells: ["a", "b"] }, { cells: { "0": null } })).toEqual({ cells: [null, "b"] });
  });

  it("removes undone steps", () => {
    const after = merge(snapshot, { kind: "update", seq: 4, step: step(4, [3]) });
    expect(after.steps.map((one) => one.seq)).toEqual([1, 2, 4]);
  });

  it("adds one line of chat", () => {
    const line = { seq: 4, seat: 1, name: "Ada", phrase: "hello", text: null };
    expect(merge(snapshot, { kind: "update", seq: 4, step: step(4), chat: line }).chat).toEqual([line]);
  });

  it("continues where a lost connection stopped, without repeating anything", () => {
    const resumed = { ...snapshot, seq: 5, since: 2, steps: [step(3), step(4), step(5, [4])] };
    expect(continueStory(snapshot.steps, resumed).map((one) => one.seq)).toEqual([1, 2, 3, 5]);
  });
});

describe("a lesson", () => {
  it("asks for exact actions, or for any with a given beginning", () => {
    expect(isAskedFor(["draw", "play 1 *"], "play 1 a3")).toBe(true);
    expect(isAskedFor(["draw", "play 1 *"], "draw")).toBe(true);
    expect(isAskedFor(["draw", "play 1 *"], "play 2 a3")).toBe(false);
    expect(isAskedFor([], "draw")).toBe(false);
  });

  it("advances with the learner's own actions, one after another", () => {
    const story = [
      { ...step(4), cause: "played", seat: 2 },
      { ...step(5), cause: "played", seat: 1 },
      { ...step(6), cause: "paused", seat: 1 },
      { ...step(7), cause: "played", seat: 1 },
    ];
    expect(nextAction(story, 1, 0)).toBe(5);
    expect(nextAction(story, 1, 5)).toBe(7);
    expect(nextAction(story, 1, 7)).toBeNull();
  });
});

describe("the chart", () => {
  it("maps positions to steps", () => {
    expect([0, 1, -3, 7].map((share) => stepAt(share, 11))).toEqual([0, 10, 0, 10]);
    const middle = Number(
      polyline(
        Array.from({ length: 11 }, () => [0.5]),
        0,
      )
        .split(" ")[5]
        ?.split(",")[0],
    );
    expect(stepAt(middle / 320, 11)).toBe(5);
    expect(stepAt(0.5, 0)).toBe(0);
  });

  it("skips steps without an estimate", () => {
    expect(polyline([[0, 1], null, [1, 0]], 0).split(" ")).toHaveLength(2);
  });
});
