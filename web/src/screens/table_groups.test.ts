// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { TableLine } from "../net/wire";
import { groupTables } from "./table_groups";

const line = (table: string, more: Partial<TableLine> = {}): TableLine => ({
  table,
  game: "uly",
  phase: "playing",
  names: ["Ada", "Zoë"],
  yours: [1],
  your_turn: false,
  turn: 2,
  animals: [],
  company: true,
  days: false,
  left_ms: null,
  at_end: "bot",
  ...more,
});
const listing = { archive: new Set<string>(), wanted: "", wordsOf: (one: TableLine) => one.names.join(" ") };
const names = (lines: TableLine[]) => lines.map(({ table }) => table);

describe("tables on the home screen", () => {
  const lines = [
    line("theirs"),
    line("mine", { your_turn: true, turn: 1 }),
    line("solo", { company: false, your_turn: true, names: ["Ada", "Pina"] }),
    line("gathering", { phase: "gathering", turn: null }),
    line("over", { phase: "over" }),
  ];

  it("separates people from bots, with waiting tables on top", () => {
    const groups = groupTables(lines, listing);
    expect(names(groups.waiting)).toEqual(["mine"]);
    expect(names(groups.others)).toEqual(["theirs"]);
    expect(names(groups.invitations)).toEqual(["gathering"]);
    expect(names(groups.solo)).toEqual(["solo"]);
    expect(names(groups.finished)).toEqual(["over"]);
  });

  it("puts the most urgent first, including games over days against bots", () => {
    const mine = (table: string, left_ms: number | null, more: Partial<TableLine> = {}) =>
      line(table, { your_turn: true, left_ms, ...more });
    const waiting = [
      mine("calm", null),
      mine("later", 9),
      mine("bots", 7, { days: true, company: false }),
      mine("soon", 5),
      line("theirs", { left_ms: 1, days: true, company: false }),
    ];
    const groups = groupTables(waiting, listing);
    expect(names(groups.waiting)).toEqual(["soon", "bots", "later", "calm"]);
    expect(names(groups.others)).toEqual(["theirs"]);
    expect(groups.solo).toEqual([]);
  });

  it("lists every table, however many there are", () => {
    const many = Array.from({ length: 120 }, (_, i) => line(String(i), { company: i % 2 === 0 }));
    const { others, solo } = groupTables(many, listing);
    expect(others.length + solo.length).toBe(120);
  });

  it("finds names without accents and by several words", () => {
    expect(names(groupTables(lines, { ...listing, wanted: "ZOE ada" }).waiting)).toEqual(["mine"]);
    expect(groupTables(lines, { ...listing, wanted: "pina" }).others).toEqual([]);
    expect(names(groupTables(lines, { ...listing, wanted: "pina" }).solo)).toEqual(["solo"]);
  });

  it("lists archived tables separately, finished or not", () => {
    const groups = groupTables(lines, { ...listing, archive: new Set(["mine", "over"]) });
    expect(groups.waiting).toEqual([]);
    expect(groups.finished).toEqual([]);
    expect(names(groups.archived)).toEqual(["mine", "over"]);
  });
});
