// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameUI } from "../games/game_ui";
import type { Snapshot, Step } from "../net/wire";
import { motion, pace } from "../shell/settings";
import { missed } from "./seen_store";
import { readingTime, Timeline, type Scene, type Shown } from "./timeline";

interface View {
  at: string;
}

const ui = {
  effect: (event: { args: Record<string, string> }) => ({
    ms: 100,
    pulse: [`cell:${event.args["cell"]}`],
    patch: () => ({ at: event.args["cell"] ?? "" }),
  }),
  fleeting: ["peeked"],
} as unknown as GameUI;

const BOTS = [5, 6, 7];

/** A board where `saw` is a look. */
const uiWithLook = {
  effect: ({ name }: { name: string }) =>
    name === "saw" ? { look: true, before: () => ({ at: "peek" }), patch: () => ({ at: "covered" }) } : { ms: 100 },
} as unknown as GameUI;

const shown = (seq: number, turn: number | null): Shown => ({
  seq,
  turn,
  phase: "playing",
  perspective: 1,
  choices: [{ action: seq, word: "go", args: {}, notation: "go", irreversible: false }],
  canUndo: false,
  outcome: null,
});
const moved = (...cells: string[]) => cells.map((cell) => ({ name: "moved", args: { cell } }));
const step = (seq: number, seat: number, ...cells: string[]): Step => ({
  seq,
  cause: "played",
  seat,
  events: moved(...cells),
  undone: [],
  number: null,
});
const scene = (one: Step, turn: number, at: string): Scene => ({
  step: one,
  after: { shown: shown(one.seq, turn), view: { at } satisfies View },
});

describe("the timeline", () => {
  let timeline: Timeline;
  const arrivals: [number | null, number][] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    motion.value = true;
    arrivals.length = 0;
    timeline = new Timeline({
      arrived: (before, after) => arrivals.push([before?.turn ?? null, after.turn ?? 0]),
      isBot: (seat) => BOTS.includes(seat),
    });
    timeline.ui = ui;
    timeline.jump(shown(1, 2), { at: "a1" }, []);
    arrivals.length = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
    pace.value = "normal";
  });

  const now = () => ({
    at: (timeline.view.value as View).at,
    turn: timeline.shown.value?.turn,
    choices: timeline.shown.value?.choices.length,
    told: timeline.story.value.flatMap((one) => one.events.map((event) => event.args["cell"])),
    busy: timeline.busy.value,
  });

  it("advances board, turn, choices and story together, event by event", async () => {
    timeline.enqueue([scene(step(2, 2, "b1", "b2"), 1, "b2")]);
    expect(now()).toEqual({ at: "a1", turn: 2, choices: 0, told: ["b1"], busy: true });
    await vi.advanceTimersByTimeAsync(110);
    expect(now()).toEqual({ at: "b1", turn: 2, choices: 0, told: ["b1", "b2"], busy: true });
    expect(arrivals).toEqual([]);
    await vi.advanceTimersByTimeAsync(110);
    expect(now()).toEqual({ at: "b2", turn: 1, choices: 1, told: ["b1", "b2"], busy: false });
    expect(arrivals).toEqual([[2, 1]]);
  });

  it("gives the turn to the acting seat, even in steps with nothing but events", async () => {
    timeline.enqueue([{ step: step(2, 3, "b1"), after: null }, scene(step(3, 4, "b2"), 1, "b2")]);
    expect(timeline.shown.value?.turn).toBe(3);
    await vi.advanceTimersByTimeAsync(110);
    expect(timeline.shown.value?.turn).toBe(4);
    await vi.advanceTimersByTimeAsync(110);
    expect(now()).toMatchObject({ turn: 1, at: "b2", told: ["b1", "b2"] });
  });

  it("is not busy with entries that have nothing to show", () => {
    timeline.enqueue([{ ...scene(step(2, 2), 2, "a1"), step: { ...step(2, 2), cause: "rematched" } }]);
    expect(now()).toMatchObject({ busy: false, turn: 2 });
    expect(timeline.shown.value?.seq).toBe(2);
    expect(arrivals).toEqual([[2, 2]]);
  });

  it("skips to the end when somebody taps", async () => {
    timeline.enqueue([scene(step(2, 2, "b1", "b2", "b3"), 1, "b3"), scene(step(3, 1, "c1"), 2, "c1")]);
    timeline.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(now()).toMatchObject({ at: "c1", turn: 2, told: ["b1", "b2", "b3", "c1"], busy: false });
  });

  it("marks the last move until the next one, and does not mark fleeting events", async () => {
    timeline.enqueue([scene(step(2, 2, "b1", "b2"), 1, "b2")]);
    await vi.advanceTimersByTimeAsync(250);
    expect(timeline.lastMove.value).toEqual(["cell:b1", "cell:b2"]);
    const peek: Step = { ...step(3, 1), events: [{ name: "peeked", args: { cell: "c3" } }] };
    timeline.enqueue([scene(peek, 2, "b2")]);
    await vi.advanceTimersByTimeAsync(250);
    expect(timeline.lastMove.value).toEqual(["cell:b1", "cell:b2"]);
    timeline.jump(shown(9, 1), { at: "d1" }, [step(8, 2, "d1")]);
    expect(timeline.lastMove.value).toEqual(["cell:d1"]);
  });

  it("drops what it was showing when it has to jump", async () => {
    timeline.enqueue([scene(step(2, 2, "b1", "b2"), 1, "b2")]);
    timeline.jump(shown(5, 3), { at: "d4" }, []);
    await vi.advanceTimersByTimeAsync(500);
    expect(now()).toMatchObject({ at: "d4", turn: 3, busy: false, told: [] });
  });

  it("shows a look until it is dismissed, even after a tap and without animations", async () => {
    motion.value = false;
    timeline.ui = uiWithLook;
    const look: Step = { ...step(2, 1), events: [{ name: "saw", args: {} }] };
    timeline.enqueue([scene(look, 2, "after")]);
    timeline.skip();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(now()).toMatchObject({ at: "peek", busy: true });
    expect(timeline.stage.looking.value).toBe(true);
    timeline.stage.dismiss();
    await vi.advanceTimersByTimeAsync(0);
    expect(now()).toMatchObject({ at: "after", turn: 2, busy: false });
    expect(timeline.stage.looking.value).toBe(false);
  });

  it.each(["normal", "fast"] as const)("gives three bots the time of the pace %s", async (wanted) => {
    pace.value = wanted;
    motion.value = false;
    timeline.jump(shown(1, 5), { at: "a1" }, []);
    const quick = [
      scene(step(2, 5, "b1"), 6, "b1"),
      scene(step(3, 6, "b2"), 7, "b2"),
      scene(step(4, 7, "b3"), 1, "b3"),
    ];
    timeline.enqueue(quick);
    await vi.advanceTimersByTimeAsync(4000);
    expect(timeline.shown.value?.turn === 1).toBe(wanted === "fast");
    await vi.advanceTimersByTimeAsync(1000);
    expect(now()).toMatchObject({ at: "b3", turn: 1, busy: false });
  });

  it("does not slow people down", async () => {
    motion.value = false;
    timeline.enqueue([scene(step(2, 2, "b1"), 3, "b1"), scene(step(3, 3, "b2"), 1, "b2")]);
    await vi.advanceTimersByTimeAsync(0);
    expect(now()).toMatchObject({ at: "b2", turn: 1, busy: false });
  });

  it("rushes the rest of a bot's long turn, and remembers it until the player moves", async () => {
    timeline.jump(shown(1, 5), { at: "a1" }, []);
    const long = Array.from({ length: 200 }, () => "b1");
    timeline.enqueue([scene(step(2, 5, ...long), 1, "b2")]);
    await vi.advanceTimersByTimeAsync(7000);
    expect(now()).toMatchObject({ at: "b2", turn: 1, busy: false });
    expect(timeline.hurriedSince.value).toBe(2);
    timeline.enqueue([scene(step(3, 1, "c1"), 5, "c1")]);
    expect(timeline.hurriedSince.value).toBeNull();
  });

  it("gives players who were away time to read, even without animations", async () => {
    motion.value = false;
    timeline.enqueue([scene(step(2, 2, "b1"), 1, "b1")], true);
    expect(timeline.recalling.value).toBe(true);
    await vi.advanceTimersByTimeAsync(300);
    expect(timeline.busy.value).toBe(true);
    timeline.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(now()).toMatchObject({ at: "b1", busy: false });
    expect(timeline.recalling.value).toBe(false);
  });

  it("shows everything that was missed within ten seconds, however much it is", async () => {
    const many = Array.from({ length: 30 }, (_, i) => scene(step(2 + i, 2, "b1", "b2"), 1, "b2"));
    timeline.enqueue(many, true);
    await vi.advanceTimersByTimeAsync(10_500);
    expect(timeline.busy.value).toBe(false);
    expect(readingTime(many.slice(0, 2))).toBe(1100);
  });

  it("goes move by move if the player likes", async () => {
    timeline.enqueue([scene(step(2, 2, "b1"), 2, "b1"), scene(step(3, 2, "c1"), 1, "c1")], true);
    timeline.step();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(now()).toMatchObject({ told: ["b1", "c1"], busy: true });
    timeline.step();
    await vi.advanceTimersByTimeAsync(0);
    expect(now()).toMatchObject({ at: "c1", busy: false });
    expect(timeline.stepping.value).toBe(false);
  });
});

describe("missed entries", () => {
  const snapshot = (steps: Step[]) =>
    ({ phase: "playing", view: {}, steps, you: { seats: [1], perspective: 1 } }) as unknown as Snapshot;
  const seen = { seq: 2, view: {} };

  it("are the moves of others since", () => {
    expect(missed(seen, snapshot([step(2, 2), step(3, 2), step(4, 1)]))?.map((one) => one.seq)).toEqual([3, 4]);
  });
  it("are none after own moves, after an undo, and before the first visit", () => {
    expect(missed(seen, snapshot([step(3, 1)]))).toBeNull();
    expect(missed(seen, snapshot([step(3, 2), { ...step(4, 2), undone: [1] }]))).toBeNull();
    expect(missed(undefined, snapshot([step(3, 2)]))).toBeNull();
    expect(missed({ seq: 2, view: null }, snapshot([step(3, 2)]))).toBeNull();
  });
});
