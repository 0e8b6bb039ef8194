/** Records as documents: what goes out as JSON, whole or what changed, and positions back into memory.
 * As `tana.core.view_document` and `tana.core.record`, from the layout document. */
import type { DomainLayout, Layout, PlacedLayout, RecordLayout, RootLayout, ValueLayout } from "./layout.ts";
import { BadInput, type Document, type Json, type Seen, type State } from "./types.ts";

type Read = (memory: DataView, at: number) => Json;
type Write = (memory: DataView, at: number, value: Json, path: string) => void;

/** What may change by itself: some memory, and what a patch says when it has: the field, or one element of it. */
interface Cut {
  begin: number;
  end: number;
  name: string;
  /** The place in a list; empty: the whole field. */
  element: string;
  partBegin: number;
  read: Read;
}

const FLAGS: DomainLayout = { first: 0, tokens: ["no", "yes"], aliases: {}, counted: false, name: "flag" };

export function readNumber(memory: DataView, at: number, bytes: number): number {
  if (bytes === 1) return memory.getInt8(at);
  if (bytes === 2) return memory.getInt16(at, true);
  return bytes === 4 ? memory.getInt32(at, true) : Number(memory.getBigInt64(at, true));
}

function writeNumber(memory: DataView, at: number, bytes: number, value: number): void {
  if (bytes === 1) memory.setInt8(at, value);
  else if (bytes === 2) memory.setInt16(at, value, true);
  else if (bytes === 4) memory.setInt32(at, value, true);
  else memory.setBigInt64(at, BigInt(value), true);
}

const viewOf = (memory: Uint8Array) => new DataView(memory.buffer, memory.byteOffset, memory.byteLength);
const isObject = (value: Json | undefined): value is Document =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The words of a domain as views have them. */
function wordsOf(domain: DomainLayout): (string | number)[] {
  return domain.tokens.map((token, i) => (domain.counted ? domain.first + i : token));
}

/** Documents of views. */
export class Views {
  private readonly fields: { name: string; at: number; read: Read }[];
  private readonly cuts: Cut[];
  private readonly read = new Map<string, Read>();

  constructor(private readonly layout: { view: RootLayout; domains: Layout["domains"] }) {
    const root = this.record(layout.view.record);
    this.fields = root.fields.map((field) => ({ name: field.name, at: field.at, read: this.reader(field) }));
    this.cuts = root.fields.flatMap((field) => this.cutsOf(field));
  }

  /** The document of a view, given its memory. */
  whole(seen: Seen): Document {
    const memory = viewOf(seen);
    return Object.fromEntries(this.fields.map(({ name, at, read }) => [name, read(memory, at)]));
  }

  /** The fields that changed; of a list of records only those that did, as an object by their places. */
  patch(before: Seen, after: Seen): Document {
    const memory = viewOf(after);
    const made: Document = {};
    let whole = "";
    for (const cut of this.cuts) {
      if (!differs(before, after, cut.begin, cut.end) || cut.name === whole) continue;
      const value = cut.read(memory, cut.partBegin);
      if (!cut.element) {
        made[cut.name] = value;
        whole = cut.name;
      } else {
        made[cut.name] = { ...(made[cut.name] as Document | undefined), [cut.element]: value };
      }
    }
    return made;
  }

  private record(name: string): RecordLayout {
    return recordOf(this.layout.view, name);
  }

  private domain(name: string): DomainLayout {
    return domainOf(this.layout, name);
  }

  private cutsOf(field: PlacedLayout & { name: string }): Cut[] {
    const { name, at } = field;
    const end = at + this.sizeOf(field);
    const whole: Cut = { begin: at, end, name, element: "", partBegin: at, read: this.reader(field) };
    if (field.kind === "cells" && isRecords(field) && (field.by === undefined || field.label))
      return this.elementsOf(field, at, name);
    if (field.kind === "row" && field.items.kind === "cells" && isRecords(field.items)) {
      const counted = { ...whole, end: at + field.items.at };
      return [counted, ...this.elementsOf(field.items, at + field.items.at, name)];
    }
    return [whole];
  }

  private elementsOf(cells: ValueLayout & { kind: "cells" }, at: number, name: string): Cut[] {
    return this.members(cells).map((read, i) => {
      const begin = at + i * cells.size;
      return { begin, end: begin + cells.size, name, element: String(i), partBegin: begin, read };
    });
  }

  /** A reader for each member of a list; with a label each says which one it is. */
  private members(cells: ValueLayout & { kind: "cells" }): Read[] {
    const inner = this.reader(cells.of);
    const { label } = cells;
    if (!label || cells.by === undefined) return Array.from({ length: cells.count }, () => inner);
    return wordsOf(this.domain(cells.by)).map((word) => (memory, at) => ({
      [label]: word,
      ...(inner(memory, at) as Document),
    }));
  }

  private sizeOf(value: ValueLayout): number {
    if (value.kind === "cells") return value.count * value.size;
    if (value.kind === "row" || value.kind === "maybe") return value.size;
    return value.kind === "record" ? this.record(value.record).size : value.bytes;
  }

  private reader(value: ValueLayout): Read {
    switch (value.kind) {
      case "cells":
        return this.cells(value);
      case "row":
        return this.row(value);
      case "maybe": {
        const it = this.reader(value.it);
        return (memory, at) => (memory.getInt8(at + value.given.at) ? it(memory, at + value.it.at) : null);
      }
      case "record":
        return this.fieldsOf(value.record);
      default: {
        const shown = this.shown(value);
        return (memory, at) => {
          const number = readNumber(memory, at, value.bytes);
          return number === value.none ? null : shown(number);
        };
      }
    }
  }

  private shown(value: ValueLayout & { kind: "number" | "flag" | "word" | "set" }): (number: number) => Json {
    if (value.kind === "number") return (number) => number;
    if (value.kind === "flag") return (number) => number !== 0;
    const domain = this.domain(value.domain);
    const words = wordsOf(domain);
    if (value.kind === "set") return (number) => words.filter((_, i) => (number >> i) & 1);
    return (number) => words[number - domain.first] ?? null;
  }

  private cells(value: ValueLayout & { kind: "cells" }): Read {
    const members = this.members(value);
    if (value.by === undefined || value.label)
      return (memory, at) => members.map((read, i) => read(memory, at + i * value.size));
    const names = this.domain(value.by).tokens;
    return (memory, at) =>
      Object.fromEntries(members.map((read, i) => [names[i] ?? "", read(memory, at + i * value.size)]));
  }

  private row(value: ValueLayout & { kind: "row" }): Read {
    if (value.items.kind !== "cells") throw new BadInput("a row has items in cells");
    const { at: first, size } = value.items;
    const members = this.members(value.items);
    const bytes = value.count.kind === "number" ? value.count.bytes : 1;
    return (memory, at) => {
      const count = readNumber(memory, at + value.count.at, bytes);
      return count < 0 ? null : members.slice(0, count).map((read, i) => read(memory, at + first + i * size));
    };
  }

  private fieldsOf(name: string): Read {
    const known = this.read.get(name);
    if (known) return known;
    const parts = this.record(name).fields.map((field) => [field.name, field.at, this.reader(field)] as const);
    const made: Read = (memory, at) =>
      Object.fromEntries(parts.map(([part, place, read]) => [part, read(memory, at + place)]));
    this.read.set(name, made);
    return made;
  }
}

/** Whether the members of a list, at whatever depth, are records. */
function isRecords(cells: ValueLayout & { kind: "cells" }): boolean {
  return cells.of.kind === "cells" ? isRecords(cells.of) : ["record", "row", "maybe"].includes(cells.of.kind);
}

function differs(before: Seen, after: Seen, begin: number, end: number): boolean {
  for (let at = begin; at < end; at++) if (before[at] !== after[at]) return true;
  return false;
}

export function domainOf(layout: Pick<Layout, "domains">, name: string): DomainLayout {
  const found = layout.domains[name];
  if (!found) throw new BadInput(`the layout has no domain ${name}`);
  return found;
}

export function recordOf(root: RootLayout, name: string): RecordLayout {
  const found = root.records[name];
  if (!found) throw new BadInput(`the layout has no record ${name}`);
  return found;
}

// --- whole positions ---------------------------------------------------------------------------------------------

/** Documents of states, in both directions: words for domains, numbers for ranges. */
export class States {
  constructor(private readonly layout: Layout) {}

  /** The document of a state. */
  dump(state: State): Document {
    return this.reader({ kind: "record", record: this.layout.state.record })(viewOf(state), 0) as Document;
  }

  /** The state of a document; raises `BadInput` with the path of the fault. */
  load(document: Json): State {
    const root = this.layout.state.record;
    const made = new Uint8Array(this.record(root).size);
    this.writer({ kind: "record", record: root })(viewOf(made), 0, document, "$.state");
    return made;
  }

  private record(name: string): RecordLayout {
    return recordOf(this.layout.state, name);
  }

  private reader(value: ValueLayout): Read {
    if (value.kind === "record") {
      const parts = this.record(value.record).fields.map((f) => [f.name, f.at, this.reader(f)] as const);
      return (memory, at) => Object.fromEntries(parts.map(([name, place, read]) => [name, read(memory, at + place)]));
    }
    if (value.kind === "cells") {
      const inner = this.reader(value.of);
      return (memory, at) => Array.from({ length: value.count }, (_, i) => inner(memory, at + i * value.size));
    }
    if (value.kind === "row" || value.kind === "maybe") throw new BadInput("a state has no rows");
    const domain = this.wordsFor(value);
    return (memory, at) => {
      const number = readNumber(memory, at, value.bytes);
      return domain ? (domain.tokens[number - domain.first] ?? null) : number;
    };
  }

  private wordsFor(value: ValueLayout): DomainLayout | null {
    if (value.kind === "flag") return FLAGS;
    return value.kind === "word" || value.kind === "set" ? domainOf(this.layout, value.domain) : null;
  }

  private writer(value: ValueLayout): Write {
    if (value.kind === "record") return this.recordWriter(value.record);
    if (value.kind === "cells") {
      const inner = this.writer(value.of);
      return (memory, at, document, path) => {
        if (!Array.isArray(document) || document.length !== value.count)
          throw new BadInput(`${path}: expected a list of ${String(value.count)}`);
        document.forEach((item, i) => {
          inner(memory, at + i * value.size, item, `${path}[${String(i)}]`);
        });
      };
    }
    if (value.kind === "row" || value.kind === "maybe") throw new BadInput("a state has no rows");
    const domain = this.wordsFor(value);
    return (memory, at, document, path) => {
      writeNumber(memory, at, value.bytes, domain ? numberOf(domain, document, path) : wholeOf(value, document, path));
    };
  }

  private recordWriter(name: string): Write {
    const parts = this.record(name).fields.map((f) => [f.name, f.at, this.writer(f)] as const);
    const known = new Set(parts.map(([part]) => part));
    return (memory, at, document, path) => {
      if (!isObject(document)) throw new BadInput(`${path}: expected an object`);
      for (const key of Object.keys(document)) if (!known.has(key)) throw new BadInput(`${path}.${key}: unknown field`);
      for (const [part, place, write] of parts) {
        const value = document[part];
        if (value === undefined) throw new BadInput(`${path}.${part}: missing`);
        write(memory, at + place, value, `${path}.${part}`);
      }
    };
  }
}

function numberOf(domain: DomainLayout, document: Json, path: string): number {
  const place = typeof document === "string" ? domain.tokens.indexOf(document) : -1;
  if (place < 0) throw new BadInput(`${path}: expected a word, one of: ${domain.tokens.join(", ")}`);
  return domain.first + place;
}

function wholeOf(value: ValueLayout, document: Json, path: string): number {
  if (value.kind !== "number") throw new BadInput(`${path}: not a number`);
  if (typeof document !== "number" || !Number.isInteger(document) || document < value.least || document > value.most)
    throw new BadInput(`${path}: expected a whole number from ${String(value.least)} to ${String(value.most)}`);
  return document;
}
