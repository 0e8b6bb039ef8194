// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { BadBackup, bringInto, keptIn, read, written } from "./backup";
import { MemoryStore, serviceWith } from "./testing";

async function someGames() {
  const store = new MemoryStore();
  const service = serviceWith(store);
  const { table } = await service.create({ game: "waiting", seats: [{ kind: "me" }, { kind: "bot" }] });
  await service.command(table, { kind: "start", id: "s" }, null);
  return { store, table };
}

describe("everything in one file", () => {
  beforeEach(() => localStorage.clear());

  it("comes back on another device as it was", async () => {
    const { store, table } = await someGames();
    localStorage.setItem("tana.theme", "dark");
    localStorage.setItem("somebody-else", "x");
    const text = written(await keptIn(store), localStorage);
    expect(text).not.toContain("somebody-else");
    const other = new MemoryStore();
    const { tables, settings } = read(text);
    expect(await bringInto(other, tables)).toEqual({ added: 1, known: 0 });
    expect(settings).toEqual({ "tana.theme": "dark" });
    expect(await serviceWith(other).snapshot(table, null, 0)).toEqual(
      await serviceWith(store).snapshot(table, null, 0),
    );
  });

  it("leaves games alone that are here already", async () => {
    const { store, table } = await someGames();
    const old = structuredClone(await keptIn(store));
    await serviceWith(store).command(table, { kind: "pause", id: "p" }, null);
    expect(await bringInto(store, old)).toEqual({ added: 0, known: 1 });
    expect(store.logs.get(table)).toHaveLength(3);
  });

  it("says when it is no such file", async () => {
    const { store } = await someGames();
    const good = read(written(await keptIn(store), localStorage));
    const bad: unknown[] = [
      "moo",
      null,
      [],
      { ...good, version: 2 },
      { ...good, settings: { theme: "dark" } },
      { ...good, settings: null },
      { ...good, tables: [{ summary: null, rows: [] }] },
      { ...good, tables: good.tables.map((one) => ({ ...one, rows: one.rows.slice(1) })) },
      { ...good, tables: good.tables.map((one) => ({ ...one, summary: { ...one.summary, table: "x" } })) },
      { ...good, tables: good.tables.map((one) => ({ ...one, rows: [...one.rows, null] })) },
      ...Object.entries({ names: "Ada", yours: [null], phase: "moo", your_turn: 1, game: null, table: "x" }).map(
        ([field, value]) => ({
          ...good,
          tables: good.tables.map(({ summary, rows }) => ({
            rows,
            summary: { ...summary, line: { ...summary.line, [field]: value } },
          })),
        }),
      ),
      ...Object.entries({ touched: "now", practice: 0, line: null }).map(([field, value]) => ({
        ...good,
        tables: good.tables.map(({ summary, rows }) => ({ rows, summary: { ...summary, [field]: value } })),
      })),
    ];
    for (const one of bad) expect(() => read(JSON.stringify(one))).toThrow(BadBackup);
    expect(() => read("{")).toThrow(BadBackup);
  });
});
