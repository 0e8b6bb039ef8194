/**
 * What decides about a table: its record (`net/table_record.ts`), changed and read by compiled rules
 * (`tana.engine.table_rules`). Here are only the numbers that go in and come out.
 */
import { TABLE_LAYOUT, TABLE_MODULE } from "../net/table_module";
import type { TableRecord } from "../net/table_record";
import type { Row, SeatRecord } from "./log_entries";
import { Views } from "./rules/documents";
import type { DomainLayout, RootLayout } from "./rules/layout";
import type { Bytes } from "./rules/types";

/** This browser, which holds every seat that people play; and nobody. */
const HERE = 0;
const NOBODY = -1;

/** What a step of the game leads to: whose decision it is, whether the last action that counts reveals something, and
 * (after an undo) the place of each seat's last one. */
interface Moved {
  readonly actor?: number;
  readonly yes?: number;
  readonly last_actions?: readonly number[];
}

/** What the module exports: functions over addresses in its memory (`tana.wasm.record_exports`). */
interface Exports {
  readonly memory: WebAssembly.Memory;
  readonly __heap_base: WebAssembly.Global;
  take(record: number, entry: number): void;
  conditions(record: number, seat: number, seq: number, holder: number): number;
  undo_count(record: number, seat: number): number;
  undo_missing(record: number, asking: number, answering: number): number;
  voters_on(record: number, seat: number, ends: number, agreed: number): number;
  time_left(record: number, now: number): number;
}

const layout: RootLayout & { readonly domains: Record<string, DomainLayout> } = TABLE_LAYOUT.record as never;
const views = new Views({ view: layout, domains: layout.domains });
const size = layout.records[layout.record]?.size ?? 0;
const code = Uint8Array.from(atob(TABLE_MODULE), (letter) => letter.charCodeAt(0));
const module = new WebAssembly.Instance(new WebAssembly.Module(code)).exports as unknown as Exports;
module.memory.grow(1);
const place = Number(module.__heap_base.value);
const entryPlace = place + 8 * Math.ceil(size / 8);

/** The record of one table. */
export class TableRules {
  private memory: Bytes = new Uint8Array(size);
  private found: TableRecord | null = null;

  constructor(first: Row, seats: readonly SeatRecord[]) {
    this.take(first);
    for (const [seat, now] of seats.entries()) this.take({ ...first, entry: { kind: "seat", seat, now } });
  }

  get record(): TableRecord {
    this.found ??= views.whole(this.memory) as unknown as TableRecord;
    return this.found;
  }

  /** Take an entry; `moved`: what a step of the game leads to. One that is not possible changes nothing. */
  take({ seq, at, entry }: Row, moved: Moved = {}): void {
    const numbers: Record<string, number | readonly number[]> = { ...TABLE_LAYOUT.entry, seq, at };
    numbers.kind = TABLE_LAYOUT.entries.indexOf(entry.kind);
    if ("seat" in entry) numbers.seat = entry.seat ?? NOBODY;
    if ("number" in entry) numbers.number = entry.number;
    if (entry.kind === "created") numbers.number = entry.seats.length;
    if (entry.kind === "undone") numbers.number = entry.count;
    if (entry.kind === "proposed") numbers.yes = Number(entry.settings === null);
    if ("now" in entry) {
      numbers.seat_kind = TABLE_LAYOUT.seat_kinds.indexOf(entry.now.kind);
      numbers.holder = entry.now.held ? HERE : NOBODY;
    }
    if ("settings" in entry) {
      const { timer_s = 0, turn_h = 0, vacation_d = 0 } = entry.settings ?? {}; // Logs of Tana 0.2 lack some.
      Object.assign(numbers, { timer_s, turn_h, vacation_d });
    }
    const longs = Object.values({ ...numbers, ...moved }).flat();
    const at_record = this.put();
    new BigInt64Array(module.memory.buffer, entryPlace, longs.length).set(longs.map(BigInt));
    module.take(at_record, entryPlace);
    this.memory = new Uint8Array(module.memory.buffer.slice(place, place + size));
    this.found = null;
  }

  /** Whether a condition holds for a command that names a seat (-1: none) and an entry; null: the record does not say. */
  holds(condition: string, seat: number, seq: number): boolean | null {
    const number = TABLE_LAYOUT.conditions.indexOf(condition);
    return number < 0 ? null : Boolean((module.conditions(this.put(), seat, seq, HERE) >> number) & 1);
  }

  /** How many actions to take back in order to undo a seat's last one; 0: it has not played yet. */
  undoCount(seat: number): number {
    return module.undo_count(this.put(), seat);
  }

  /** Whether others have to agree to an undo. */
  needsConsent(seat: number): boolean {
    return module.undo_missing(this.put(), seat, NOBODY) !== 0;
  }

  /** Whether others have to agree to what a seat proposes. */
  needsVotes(seat: number, ends: boolean): boolean {
    return module.voters_on(this.put(), seat, Number(ends), 0) !== 0;
  }

  /** The milliseconds left to those who are waited for. */
  timeLeft(now: number): number {
    return module.time_left(this.put(), now);
  }

  private put(): number {
    new Uint8Array(module.memory.buffer, place, size).set(this.memory);
    return place;
  }
}
