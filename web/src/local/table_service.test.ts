// @vitest-environment happy-dom
import { DEFAULT_SETTINGS } from "./read_message";
import { describe, expect, it, vi } from "vitest";
import { merge } from "../table/snapshot_store";
import type { Command, CreateTable, Frame, Snapshot } from "../net/wire";
import { isHere } from "../net/local_tables";
import type { Bots } from "./bots";
import type { Row } from "./log_entries";
import type { TableService } from "./table_service";
import { MemoryStore, serviceWith, listener } from "./testing";

const me = { kind: "me", name: "Ada" } as const;
const bot = { kind: "bot", level: "random", name: "Bruna" } as const;
const alone: CreateTable = { game: "waiting", seats: [me, bot] };
const together: CreateTable = { game: "waiting", seats: [me, { kind: "here", name: "Leo" }] };

let ids = 0;
const send = (service: TableService, table: string, command: Command, id = `c${ids++}`) =>
  service.command(table, { ...command, id }, null);

async function begun(body: CreateTable = alone, store = new MemoryStore()) {
  const service = serviceWith(store);
  const { table } = await service.create(body);
  await send(service, table, { kind: "start" });
  return { service, store, table };
}

const play = (seq: number, notation: string, seat = 1): Command => ({ kind: "play", seat, seq, notation });

/** The table as a page has it after these frames. */
function shown(frames: Frame[]): Snapshot {
  let now: Snapshot | null = null;
  for (const frame of frames) {
    if (frame.kind === "snapshot") now = frame;
    if (frame.kind === "update" && now) now = merge(now, frame);
  }
  if (!now) throw new Error("no snapshot came");
  return now;
}

describe("a table in the page", () => {
  it("is made with a name that says where it is, and a commitment", async () => {
    const made = await serviceWith(new MemoryStore()).create(alone);
    expect(isHere(made.table)).toBe(true);
    expect(made.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(made.you).toEqual({ seats: [1], host: true, watching: false, perspective: 1, screen: false });
  });

  it("refuses what it cannot be", async () => {
    const service = serviceWith(new MemoryStore());
    const remote: CreateTable = { game: "waiting", seats: [me, { kind: "remote" }] };
    await expect(service.create(remote)).rejects.toMatchObject({ code: "bad-request" });
    await expect(service.create({ ...together, start: { seed: 1 } })).rejects.toMatchObject({ code: "bad-request" });
    await expect(service.create({ ...alone, start: {} })).rejects.toMatchObject({ code: "bad-request" });
    await expect(service.snapshot("here-unknown", null, 0)).rejects.toMatchObject({ code: "unknown-table" });
  });

  it("tells exactly one frame for each entry, and they make the snapshot", async () => {
    const { service, table } = await begun();
    const { frames } = await listener(service, table);
    await send(service, table, play(2, "wait"));
    await send(service, table, play(3, "peek"));
    await send(service, table, play(4, "pass"));
    const updates = () => frames.filter((frame) => frame.kind === "update").map((frame) => frame.seq);
    await vi.waitFor(() => expect(updates()).toEqual([3, 4, 5, 6]));
    const { steps: _steps, since: _since, seats: _seats, ...now } = shown(frames);
    expect(await service.snapshot(table, null, 0)).toMatchObject({ ...now, id: null });
  });

  it("answers the same id once, and another command with it never", async () => {
    const { service, table } = await begun();
    const first = await send(service, table, play(2, "wait"), "same");
    expect(await send(service, table, play(2, "wait"), "same")).toEqual(first);
    expect(await send(service, table, play(2, "peek"), "same")).toMatchObject({ kind: "refused", code: "bad-request" });
    expect((await service.snapshot(table, null, 0)).seq).toBe(3);
  });

  it.each([
    [play(0, "wait"), "stale"],
    [play(9, "dance"), "bad-notation"],
    [play(9, "wait", 2), "not-your-seat"],
    [play(9, "wait", 3), "bad-request"],
    [{ kind: "undo", seat: 1, seq: 9 }, "boundary"],
    [{ kind: "answer-undo", seat: 1, seq: 9, agree: true }, "not-now"],
    [{ kind: "contribute", seat: 1, random: "00" }, "not-now"],
    [{ kind: "say", seat: 1, phrase: "moo" }, "bad-request"],
    [{ kind: "say", seat: 1, text: "hello" }, "not-allowed"],
    [{ kind: "set-seat", seat: 2, to: "remote" }, "not-allowed"],
    [{ kind: "set-seat", seat: 2, to: "bot", level: "eagle" }, "bad-request"],
    [{ kind: "rename", seat: 1, name: "\u0007 " }, "bad-request"],
    [{ kind: "resume" }, "not-now"],
    [{ kind: "kick" }, "not-now"],
    [{ kind: "rematch" }, "not-now"],
    [{ kind: "invite" }, "not-allowed"],
    [{ kind: "lift", seat: 2 }, "not-your-seat"],
  ] as [Command, string][])("refuses %j: %s", async (command, code) => {
    const { service, table } = await begun();
    expect(await send(service, table, command)).toMatchObject({ kind: "refused", code, seq: 2 });
    expect((await service.snapshot(table, null, 0)).seq).toBe(2);
  });

  it("takes back what told nobody anything, and more where all agree", async () => {
    const { service, table } = await begun(together);
    await send(service, table, play(2, "wait"));
    expect(await send(service, table, { kind: "undo", seat: 1, seq: 3 })).toMatchObject({ kind: "ack" });
    await send(service, table, play(4, "peek"));
    expect(await send(service, table, { kind: "undo", seat: 1, seq: 5 })).toMatchObject({ code: "boundary" });
    const settings = { ...DEFAULT_SETTINGS, undo: "consent" } as const;
    await send(service, table, { kind: "settings", settings });
    await send(service, table, { kind: "undo", seat: 1, seq: 6 });
    const now = await service.snapshot(table, 1, 0);
    expect(now.view).toMatchObject({ count: 0 });
    expect(now.steps.slice(-2).map((step) => step.cause)).toEqual(["undo-asked", "undone"]);
  });

  it("stops its bots while it is paused", async () => {
    const { service, table } = await begun();
    await send(service, table, { kind: "pause" });
    expect(await send(service, table, play(3, "pass"))).toMatchObject({ code: "not-now" });
    await send(service, table, { kind: "resume" });
    await send(service, table, play(4, "pass"));
    await vi.waitFor(async () => expect(await service.snapshot(table, null, 0)).toMatchObject({ seq: 6, turn: 1 }));
  });

  it("keeps a seat's view until its player lowers the curtain", async () => {
    const { service, table } = await begun(together);
    const { frames, connection } = await listener(service, table, 1);
    expect(shown(frames).you.perspective).toBe(1);
    await service.command(table, { ...play(2, "pass"), id: "p" }, connection);
    expect(connection.perspective).toBe(0);
    expect(frames.at(-1)).toMatchObject({ kind: "update", turn: 2, choices: [] });
    const lowered = await service.command(table, { kind: "lower", id: "d" }, connection);
    expect(lowered).toMatchObject({ kind: "snapshot", you: { perspective: null }, view: { secret: 0 }, turn: 2 });
    const lifted = await service.command(table, { kind: "lift", seat: 2, id: "l" }, connection);
    expect(lifted).toMatchObject({ kind: "snapshot", id: "l", you: { perspective: 2 } });
  });

  it("shows a seat nothing that another has seen", async () => {
    const { service, table } = await begun(together);
    await send(service, table, play(2, "peek"));
    const events = async (seat: number | null) =>
      (await service.snapshot(table, seat, 0)).steps.flatMap((one) => one.events);
    expect(await events(1)).toEqual([{ name: "peeked", args: {} }]);
    expect(await events(2)).toEqual([]);
    expect(await events(null)).toEqual([]);
  });

  it("has a record, a receipt, a replay and a rematch after the end, and not before", async () => {
    const { service, table } = await begun();
    for (const early of [
      service.record(table),
      service.receipt(table),
      service.replay(table, 1),
      service.analysis(table),
    ])
      await expect(early).rejects.toMatchObject({ code: "not-now" });
    await send(service, table, play(2, "peek"));
    await send(service, table, play(3, "end"));
    const [header, ...lines] = (await service.record(table))
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as object);
    expect(header).toMatchObject({ format: "tana-game", extra: { made: "page", fairness: { table } } });
    expect(lines).toHaveLength(3);
    expect((await service.receipt(table)).history).toHaveLength(2);
    expect((await service.replay(table, 2)).frames.map((frame) => frame.notation)).toEqual([null, null, null]);
    expect((await service.replay(table, 1)).frames.map((frame) => frame.notation)).toEqual([null, "peek", "end"]);
    expect(await send(service, table, { kind: "rematch" })).toMatchObject({ kind: "ack" });
    const { next } = await service.snapshot(table, null, 0);
    const again = await service.snapshot(next ?? "", null, 0);
    expect([again.options, again.you.seats]).toEqual([{ first: "1" }, [2]]);
  });

  it("is listed as it stands, practice apart", async () => {
    const { service, table } = await begun();
    await service.create({ ...alone, start: { seed: 1 } });
    await send(service, table, { kind: "rename", seat: 1, name: "Zoe" });
    await send(service, table, play(3, "end"));
    const [line, ...others] = await service.tables();
    expect(others).toEqual([]);
    expect(line).toMatchObject({ table, phase: "over", your_turn: false });
    expect(line?.names).toEqual(["Zoe", "Bruna"]);
    await send(service, table, { kind: "close" });
    expect(await service.tables()).toEqual([]);
  });

  it("is given to a server with its luck, its moves and a seat for a friend", async () => {
    const { service, table } = await begun();
    await send(service, table, play(2, "wait"));
    const body = await service.toTake(table);
    expect(body.seats).toEqual([{ kind: "me", name: "Ada" }, { kind: "remote" }]);
    expect(body.start?.played).toMatchObject({ actions: [0], numbers: [1] });
    expect(body.start?.played?.root).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe("a worker that ends", () => {
  it("loses nothing: the next one goes on from the log", async () => {
    const { service, store, table } = await begun();
    await send(service, table, play(2, "wait"), "mine");
    const before = await service.snapshot(table, null, 0);
    const after = serviceWith(store);
    expect(await after.snapshot(table, null, 0)).toEqual(before);
    expect(await send(after, table, play(2, "wait"), "mine")).toEqual({ kind: "ack", id: "mine", seq: 3 });
  });

  it("reports a bot that failed, and goes on with a random move", async () => {
    const fault = new Error("no memory");
    const failed: unknown[] = [];
    const dice = vi.spyOn(Math, "random").mockReturnValue(0.5); // the third of four actions: pass
    const service = serviceWith(new MemoryStore(), {
      bots: { choose: () => Promise.reject(fault), width: 1 } as unknown as Bots,
      failed: (...what) => failed.push(what),
    });
    const { table } = await service.create({ game: "waiting", seats: [{ ...bot }, me] });
    await send(service, table, { kind: "start" });
    await vi.waitFor(async () => expect((await service.snapshot(table, null, 0)).turn).toBe(2));
    expect(failed).toEqual([["bot", fault]]);
    dice.mockRestore();
  });

  it("lets a bot move whose turn it was", async () => {
    const { store, table } = await begun({ game: "waiting", seats: [{ ...bot }, me] });
    const rows = store.logs.get(table)?.slice(0, 2) ?? [];
    store.logs.set(table, rows);
    const after = serviceWith(store);
    await after.snapshot(table, null, 0);
    await vi.waitFor(async () => expect((await after.snapshot(table, null, 0)).turn).toBe(2));
  });

  it.each([
    ["other rules", { edition: "waiting-2" }],
    ["another version of the log", { version: 0 }],
  ])("does not go on with %s", async (_what, changed) => {
    const { store, table } = await begun();
    const rows = store.logs.get(table) ?? [];
    store.logs.set(
      table,
      rows.map((row) => (row.entry.kind === "created" ? { ...row, entry: { ...row.entry, ...changed } } : row)),
    );
    await expect(serviceWith(store).snapshot(table, null, 0)).rejects.toMatchObject({ code: "old-game" });
    expect(store.logs.get(table)).toHaveLength(rows.length);
  });

  it.each([
    ["no first row", (rows: Row[]) => rows.slice(1)],
    ["a row missing", (rows: Row[]) => rows.filter((row) => row.seq !== 3)],
    [
      "an entry of no kind",
      (rows: Row[]) => rows.map((row) => (row.seq === 3 ? { ...row, entry: { kind: "moo" } } : row)),
    ],
    [
      "a row without an entry",
      (rows: Row[]) => rows.map(({ entry, ...row }) => (row.seq === 3 ? row : { ...row, entry })),
    ],
    [
      "half a table",
      (rows: Row[]) => rows.map((row) => (row.seq === 1 ? { ...row, entry: { ...row.entry, seats: 3 } } : row)),
    ],
    [
      "an entry of a seat that is not there",
      (rows: Row[]) =>
        rows.map((row) => (row.seq === 3 ? { ...row, entry: { kind: "open-view", seat: 9, on: true } } : row)),
    ],
  ])("keeps a damaged log as it is, and says that it cannot be read: %s", async (_what, damage) => {
    const { service, store, table } = await begun();
    await send(service, table, play(2, "wait"));
    await send(service, table, play(3, "wait"));
    const damaged = damage(store.logs.get(table) ?? []) as Row[];
    store.logs.set(table, damaged);
    const kept = structuredClone(damaged);
    const again = serviceWith(store);
    const refused = { code: "old-game" };
    await expect(again.snapshot(table, null, 0)).rejects.toMatchObject(refused);
    await expect(again.command(table, { ...play(4, "wait"), id: "late" }, null)).rejects.toMatchObject(refused);
    await expect(again.connect(table, null, 0, () => undefined)).rejects.toMatchObject(refused);
    expect(store.logs.get(table)).toEqual(kept);
    expect((await again.tables()).map((line) => line.table)).toEqual([table]); // still in the list
  });

  it("does not go on with a log that leads elsewhere", async () => {
    const { service, store, table } = await begun();
    await send(service, table, play(2, "wait"));
    const damaged = (store.logs.get(table) ?? []).map((row) =>
      row.entry.kind === "played" ? { ...row, entry: { ...row.entry, action: 1 } } : row,
    );
    store.logs.set(table, damaged);
    await expect(serviceWith(store).snapshot(table, null, 0)).rejects.toMatchObject({ code: "old-game" });
  });
});

describe("two pages at one table", () => {
  it("see what the other does, and never write the same entry twice", async () => {
    const { service, store, table } = await begun(together);
    const other = serviceWith(store);
    const { frames } = await listener(other, table, 1);
    await send(service, table, play(2, "wait"));
    await other.heard({ table });
    expect(shown(frames).seq).toBe(3);
    await send(service, table, play(3, "wait"));
    expect(await send(other, table, play(3, "wait"))).toMatchObject({ kind: "refused", code: "stale" });
    expect(store.logs.get(table)).toHaveLength(4);
  });
});
