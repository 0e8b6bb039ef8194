// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { TableLine } from "../net/wire";
import { noteTables, noteTurn, urgent, yourTurns } from "./your_turns";

const line = (table: string, changed: Partial<TableLine> = {}): TableLine =>
  ({ table, left_ms: null, your_turn: true, phase: "playing", days: true, company: true, ...changed }) as TableLine;

const names = (lines: readonly TableLine[]): string[] => lines.map((one) => one.table);

test("the most urgent table comes first", () => {
  const lines = [
    line("calm"),
    line("soon", { left_ms: 5 }),
    line("theirs", { left_ms: 1, your_turn: false }),
    line("later", { left_ms: 9 }),
  ];
  expect(names(urgent(lines))).toEqual(["soon", "later", "calm"]);
});

test("tables over days and tables with people count, games against bots do not", () => {
  const lines = [
    line("people", { days: false }),
    line("bots", { days: false, company: false }),
    line("days", { company: false }),
    line("over", { phase: "over" }),
  ];
  expect(names(urgent(lines))).toEqual(["people", "days"]);
});

test("an open table overrides the list it was opened from", () => {
  noteTables([line("here", { days: false }), line("there")]);
  noteTurn("here", false);
  expect(names(yourTurns.value)).toEqual(["there"]);
  noteTurn("here", true);
  noteTurn("elsewhere", true);
  expect(names(yourTurns.value)).toEqual(["here", "there"]);
});
