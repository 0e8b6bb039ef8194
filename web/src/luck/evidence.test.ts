/** What a page stores of the frames it is shown, with a minimal fake of IndexedDB. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Snapshot, Step } from "../net/wire";
import { look, viewDigest } from "./seen";

type Row = Record<string, unknown>;

/** Whether the storage refuses everything. */
const full = { now: false };

/** A fake of the part of IndexedDB that is used. */
function simpleDatabase() {
  const stores = new Map<string, { keyPath: string | string[]; rows: Map<string, Row> }>();
  const answer = (result: unknown) => {
    const request = { result, onsuccess: () => {}, onerror: () => {}, onupgradeneeded: () => {}, error: null };
    queueMicrotask(() => {
      if (full.now) return request.onerror();
      request.onupgradeneeded();
      request.onsuccess();
    });
    return request;
  };
  const objectStore = (name: string) => {
    const { keyPath, rows } = stores.get(name) ?? { keyPath: "", rows: new Map<string, Row>() };
    const put = (row: Row) => answer(rows.set(JSON.stringify([keyPath].flat().map((part) => row[part])), row));
    const ofTable = (table: string) => [...rows.values()].filter((row) => row.table === table);
    const inOrder = (table: string) => ofTable(table).sort((a, b) => Number(a.seq) - Number(b.seq));
    const get = (key: unknown) => answer(rows.get(JSON.stringify([key].flat())));
    return { get, put, add: put, getAll: (table: string) => answer(inOrder(table)) };
  };
  const createObjectStore = (name: string, { keyPath }: { keyPath: string }) =>
    stores.set(name, { keyPath, rows: new Map() });
  return { open: () => answer({ createObjectStore, transaction: () => ({ objectStore }), close: () => {} }) };
}

const fairness = { commitment: "c", contributions: [null], keys: [null], secret: null };
const seats = [{ seat: 1, kind: "remote", name: "Ada" }];
const you: Snapshot["you"] = { seats: [1], host: true, watching: false, perspective: 1, screen: false };
const lobby = { table: "t", game: "g", edition: "e", options: {}, practice: false, phase: "gathering", seq: 1 };
const waiting = { ...lobby, fairness, seats, you, view: null, outcome: null } as unknown as Snapshot;
const playing = { ...waiting, phase: "playing", seq: 2, view: { dice: 1 } } as unknown as Snapshot;
const started: Step = { seq: 2, cause: "started", seat: null, events: [], undone: [], number: null };
const other: Snapshot["view"] = { dice: 6 };

type Shown = [readonly Step[], Snapshot, number | null];

/** What is stored of these frames; `later` are shown after a reload. */
async function keptOf(frames: Shown[], later: Shown[] = []) {
  const { Evidence, kept } = await import("./evidence");
  for (const shown of [frames, later]) {
    const evidence = new Evidence("t");
    for (const frame of shown) evidence.take(...frame);
    await kept("t");
  }
  const found = await kept("t");
  const steps = found?.seen.map(({ seat, steps }) => [seat, steps.map(({ cause, view }) => [cause, view])]);
  return { conflict: found?.head.conflict, seen: Object.fromEntries(steps ?? []) as Record<string, unknown> };
}

describe("a page", () => {
  const begun: Shown[] = [
    [[], waiting, 0],
    [[started], playing, null],
  ];
  const first = ["started", viewDigest({ dice: 1 })];

  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal("indexedDB", simpleDatabase());
    vi.stubGlobal("IDBKeyRange", { bound: ([table]: [string]) => table });
  });

  it("stores the steps of the game, and no view twice", async () => {
    const chat: Shown = [[], { ...playing, seq: 3 }, null];
    const again: Shown = [[], { ...playing, seq: 3, view: { dice: 1 } }, 3];
    expect(await keptOf([...begun, chat, again], [[[started], { ...playing, seq: 3 }, 0]])).toEqual({
      conflict: "",
      seen: { 1: [first] },
    });
  });

  it("stores a view that came with a chat message, or without any step", async () => {
    const lie = [look(3, viewDigest({ dice: 6 }), false)].map(({ cause, view }) => [cause, view])[0];
    for (const since of [null, 2])
      expect((await keptOf([...begun, [[], { ...playing, seq: 3, view: other }, since]])).seen[1]).toContainEqual(lie);
  });

  it("stores what it is shown as a spectator, even after a reload", async () => {
    const watching = { ...playing, seq: 3, view: other, you: { ...you, seats: [], perspective: null } };
    const lie: Shown = [[started], watching, 0];
    for (const [frames, later] of [
      [[...begun, lie], []],
      [begun, [lie]],
    ] as [Shown[], Shown[]][]) {
      vi.resetModules();
      vi.stubGlobal("indexedDB", simpleDatabase());
      const { seen } = await keptOf(frames, later);
      expect(seen).toEqual({ 1: [first], null: [["started", viewDigest({ dice: 6 })]] });
    }
  });

  it("marks a gap after steps that could not be stored", async () => {
    const { Evidence, kept } = await import("./evidence");
    const evidence = new Evidence("t");
    const move = (number: number): [Step, Snapshot] => [
      { seq: number + 2, cause: "played", seat: 1, events: [], undone: [], number },
      { ...playing, seq: number + 2 },
    ];
    for (const frame of begun) evidence.take(...frame);
    await kept("t");
    full.now = true;
    evidence.take([move(1)[0]], move(1)[1], null);
    await kept("t").catch(() => null);
    full.now = false;
    for (const number of [2, 3]) evidence.take([move(number)[0]], move(number)[1], null);
    const found = await kept("t");
    const steps = found?.seen.flatMap((seen) => seen.steps.map(({ seq, gap }) => [seq, gap]));
    expect(steps).toEqual([
      [2, false],
      [4, true],
      [5, false],
    ]);
  });

  it("stores nothing of a table where it only watches", async () => {
    const watching = { ...playing, you: { ...you, seats: [], perspective: null } };
    expect(await keptOf([[[started], watching, 0]])).toEqual({ conflict: undefined, seen: {} });
  });

  it("records another table, another commitment, another view of a step and another outcome as conflicts", async () => {
    const over = { ...playing, seq: 3, outcome: { scores: [1] } } as unknown as Snapshot;
    const lies: [Shown[], string][] = [
      [[[[], { ...playing, seq: 3, table: "u" }, null]], "table"],
      [[[[], { ...playing, seq: 3, fairness: { ...fairness, commitment: "d" } }, null]], "commitment"],
      [
        [
          [[], over, null],
          [[], { ...over, seq: 4, outcome: null }, null],
        ],
        "outcome",
      ],
      [
        [
          [[], over, null],
          [[], { ...playing, seq: 2, outcome: null }, 2],
        ],
        "",
      ],
    ];
    for (const [frames, conflict] of lies) {
      vi.resetModules();
      vi.stubGlobal("indexedDB", simpleDatabase());
      expect((await keptOf([...begun, ...frames])).conflict).toBe(conflict);
    }
    vi.resetModules();
    vi.stubGlobal("indexedDB", simpleDatabase());
    expect((await keptOf(begun, [[[started], { ...playing, view: other }, 0]])).conflict).toBe("story");
  });
});
