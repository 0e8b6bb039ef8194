/** Observations: what a seat sees as a row of numbers for learners, with a name for every span. As
 * `tana.envs.observation`, from the layout document; its documentation says what stands where. */
import { domainOf, readNumber, recordOf } from "./documents.ts";
import type { DomainLayout, FieldLayout, Layout, ValueLayout } from "./layout.ts";
import { BadInput, type Seen } from "./types.ts";

/** The columns `begin` to `end` of an observation, and what stands there. */
export interface Span {
  readonly name: string;
  readonly begin: number;
  readonly end: number;
}

/** Fields of a view that say nothing to a reader. */
const ALWAYS_THE_SAME = ["seat", "memory_aid"];
/** Numbers that need more than a byte take two columns. */
const BYTE = 256;

type Columns = [name: string, scales: number[]][];

/** One view on its way into a row of numbers. */
interface Writing {
  readonly memory: DataView;
  readonly reader: number;
  readonly seats: number;
  /** Whole numbers, as the compact form has them. */
  readonly out: Uint8Array;
}

/** Encodes one thing into its columns. */
interface Encoder {
  readonly width: number;
  columns(path: string): Columns;
  write(into: Writing, at: number, column: number): void;
}

const NOTHING: Encoder = { width: 0, columns: () => [], write: () => undefined };

/** Seats count from the reader: 0 is the reader, 1 the next one clockwise. */
const relative = (seat: number, { reader, seats }: Writing) => (seat - reader + seats) % seats;
const absolute = (seat: number, { reader, seats }: Writing) => (seat + reader) % seats;

export class Observation {
  readonly spans: readonly Span[];
  readonly length: number;
  /** `compact * scale` is the float form. */
  readonly scale: Float32Array;
  private readonly encoder: Encoder;

  /** `memory` takes in the fields that a view has only with the memory aid. */
  constructor(
    private readonly layout: Layout,
    memory = false,
  ) {
    this.encoder = this.record(layout.view.record, memory);
    const columns = this.encoder.columns("");
    let begin = 0;
    this.spans = columns.map(([name, scales]) => ({ name, begin, end: (begin += scales.length) }));
    this.scale = Float32Array.from(columns.flatMap(([, scales]) => scales));
    this.length = this.scale.length;
  }

  /** The whole numbers of what a seat sees, given the memory of its view (`Rules.look`). */
  compact(seen: Seen, reader: number, seats: number): Uint8Array<ArrayBuffer> {
    const out = new Uint8Array(this.length);
    const memory = new DataView(seen.buffer, seen.byteOffset, seen.byteLength);
    this.encoder.write({ memory, reader, seats, out }, 0, 0);
    return out;
  }

  /** The same from 0 to 1. */
  floats(seen: Seen, reader: number, seats: number): Float32Array<ArrayBuffer> {
    return Float32Array.from(this.compact(seen, reader, seats), (number, i) => number * (this.scale[i] ?? 0));
  }

  // --- encoders -------------------------------------------------------------------------------------------------------

  private record(name: string, memory: boolean): Encoder {
    const wanted = recordOf(this.layout.view, name).fields.filter(
      (field) => !ALWAYS_THE_SAME.includes(field.name) && (memory || !field.remembered),
    );
    const parts = wanted.map((field) => ({ field, encoder: this.field(field, memory) }));
    return {
      width: parts.reduce((sum, { encoder }) => sum + encoder.width, 0),
      columns: (path) =>
        parts.flatMap(({ field, encoder }) => encoder.columns(path ? `${path}.${field.name}` : field.name)),
      write: (into, at, column) => {
        for (const { field, encoder } of parts) {
          encoder.write(into, at + field.at, column);
          column += encoder.width;
        }
      },
    };
  }

  private field(field: FieldLayout, memory: boolean): Encoder {
    const bySeat = field.by_seat === true;
    if (field.kind === "cells") return this.cells(field, memory, bySeat);
    if (field.kind === "row") return this.row(field, memory, bySeat);
    return this.value(field, memory);
  }

  private value(value: ValueLayout, memory: boolean): Encoder {
    switch (value.kind) {
      case "cells":
        return this.cells(value, memory, false);
      case "row":
        return this.row(value, memory, false);
      case "maybe":
        return this.maybe(value, memory);
      case "record":
        return this.record(value.record, memory);
      case "number":
        return numberEncoder(value);
      case "flag":
        return single(value, [1], (number, into, column) => (into.out[column] = number));
      default:
        return memberEncoder(value, domainOf(this.layout, value.domain));
    }
  }

  private cells(cells: ValueLayout & { kind: "cells" }, memory: boolean, bySeat: boolean): Encoder {
    const one = this.value(cells.of, memory);
    const names = cells.by === undefined ? Array.from({ length: cells.count }, (_, i) => String(i)) : [];
    if (cells.by !== undefined) names.push(...domainOf(this.layout, cells.by).tokens);
    return {
      width: names.length * one.width,
      columns: (path) => names.flatMap((name) => one.columns(`${path}.${name}`)),
      write: (into, at, column) => {
        writeEach(one, into, { at, column, count: bySeat ? into.seats : names.length, size: cells.size, bySeat });
      },
    };
  }

  private row(row: ValueLayout & { kind: "row" }, memory: boolean, bySeat: boolean): Encoder {
    const { items, count, observed: room } = row;
    if (items.kind !== "cells" || count.kind !== "number") throw new BadInput("a row has a number of items in cells");
    if (room === 0) return NOTHING;
    const one = this.value(items.of, memory);
    const { none: _, ...plain } = count;
    const counted = numberEncoder(plain);
    return {
      width: counted.width + room * one.width,
      columns: (path) => [
        ...counted.columns(`${path}.count`),
        ...Array.from({ length: room }, (_, i) => one.columns(`${path}.${String(i)}`)).flat(),
      ],
      write: (into, at, column) => {
        const there = readNumber(into.memory, at + count.at, count.bytes);
        if (there <= 0) return;
        counted.write(into, at + count.at, column);
        const places = { at: at + items.at, column: column + counted.width, size: items.size, bySeat };
        writeEach(one, into, { ...places, count: Math.min(there, room) });
      },
    };
  }

  private maybe(value: ValueLayout & { kind: "maybe" }, memory: boolean): Encoder {
    const one = this.value(value.it, memory);
    return {
      width: 1 + one.width,
      columns: (path) => [[`${path}.given`, [1]], ...one.columns(path)],
      write: (into, at, column) => {
        if (!into.memory.getInt8(at + value.given.at)) return;
        into.out[column] = 1;
        one.write(into, at + value.it.at, column + 1);
      },
    };
  }
}

interface Places {
  at: number;
  column: number;
  count: number;
  size: number;
  bySeat: boolean;
}

function writeEach(one: Encoder, into: Writing, { at, column, count, size, bySeat }: Places): void {
  for (let i = 0; i < count; i++) {
    const member = bySeat ? absolute(i, into) : i;
    one.write(into, at + member * size, column + i * one.width);
  }
}

/** An encoder of one number of a view; a missing number writes nothing. */
function single(
  value: { bytes: number; none?: number },
  scales: number[],
  put: (number: number, into: Writing, column: number) => void,
): Encoder {
  return {
    width: scales.length,
    columns: (path) => [[path, scales]],
    write: (into, at, column) => {
      const number = readNumber(into.memory, at, value.bytes);
      if (number !== value.none) put(number, into, column);
    },
  };
}

function numberEncoder(value: ValueLayout & { kind: "number" }): Encoder {
  const most = value.most - value.least;
  if (most <= 0) return NOTHING;
  const scales = most < BYTE ? [1 / most] : [BYTE / most, 1 / most];
  const plain = single(value, scales, (number, { out }, column) => {
    const above = number - value.least;
    if (most >= BYTE) out[column++] = above >> 8;
    out[column] = above & (BYTE - 1);
  });
  return value.none === undefined ? plain : marked(plain, value);
}

/** With a mark in front that there is one. */
function marked(encoder: Encoder, value: { bytes: number; none?: number }): Encoder {
  return {
    width: 1 + encoder.width,
    columns: (path) => [[`${path}.given`, [1]], ...encoder.columns(path)],
    write: (into, at, column) => {
      if (readNumber(into.memory, at, value.bytes) === value.none) return;
      into.out[column] = 1;
      encoder.write(into, at, column + 1);
    },
  };
}

/** One or several of a domain, a column for each that stands for something. */
function memberEncoder(value: ValueLayout & { kind: "word" | "set" }, domain: DomainLayout): Encoder {
  const isSeat = domain.name === "seat" && domain.counted;
  const place = (member: number, into: Writing) => (isSeat ? relative(member, into) : member);
  if (value.kind === "set") {
    return single(
      value,
      domain.tokens.map(() => 1),
      (bits, into, column) => {
        domain.tokens.forEach((_, i) => {
          if ((bits >> i) & 1) into.out[column + place(i, into)] = 1;
        });
      },
    );
  }
  const first = value.none === domain.first ? domain.first + 1 : domain.first;
  const members = domain.tokens.slice(first - domain.first);
  return single(
    value,
    members.map(() => 1),
    (number, into, column) => {
      into.out[column + (isSeat ? relative(number, into) : number - first)] = 1;
    },
  );
}
