/**
 * Model of a board for a game without a design of its own, from the declaration of its view alone: sets and rows become
 * hands, numbers tracks or piles, a field by cell a grid; fields by seat lie before their player.
 *
 * A thing is a word of a domain. A thing can be tapped where an action names the same word. Of several such things the
 * reader's own is preferred to one in the middle, and one that is present to a gap.
 */
import type { Target } from "../../games/game_ui";
import type { FieldInfo, ViewInfo } from "../../net/wire";

type Fields = Record<string, unknown>;

export interface Thing {
  readonly domain: string;
  readonly token: string;
  /** False for a gap: something that could be here but is not. */
  readonly present: boolean;
  /** The target of a tap on it; null where another thing has the same target. */
  at: Target | null;
}

export interface Square {
  readonly thing: Thing;
  readonly zones: readonly Zone[];
  /** The fields whose value is this square: the pieces on it. */
  readonly pieces: readonly string[];
}

export type Zone =
  | { readonly kind: "hand"; readonly name: string; readonly things: readonly Thing[] }
  | { readonly kind: "pile"; readonly name: string; readonly count: number; readonly of: Thing | null }
  | {
      readonly kind: "track";
      readonly name: string;
      readonly least: number;
      readonly most: number;
      readonly value: number;
    }
  | { readonly kind: "flag"; readonly name: string; readonly on: boolean }
  | { readonly kind: "grid"; readonly name: string; readonly columns: number; readonly squares: readonly Square[] }
  | { readonly kind: "panel"; readonly name: string; readonly of: Thing | null; readonly zones: readonly Zone[] };

export interface GenericTable {
  /** Zones in the middle, which belong to nobody. */
  readonly middle: readonly Zone[];
  /** The zones of each player, by seat. */
  readonly players: readonly (readonly Zone[])[];
  /** The seat (from 0) whose view this is; null for a spectator. */
  readonly reader: number | null;
  /** Everything that can be tapped, and whose it is. */
  readonly targets: ReadonlyMap<Target, Whose>;
}

/** The most steps a track can have; a field with a larger range is a pile. */
const LONGEST_TRACK = 12;
/** Sets of a domain larger than this are shown without gaps. */
const MOST_GAPS = 16;
const CELL = /^([a-z])(\d+)$/;
const NOTHING = "none";
/** Fields that the portraits already show. */
const SHOWN_ELSEWHERE = ["seat", "actor", "seats"];

export type Whose = "reader" | "middle" | "other";

/** Preference among things for the same word; lower is better. */
function rankOf(whose: Whose, present: boolean): number {
  if (whose === "other") return present ? 4 : 5;
  return (whose === "reader" ? 0 : 1) + (present ? 0 : 2);
}

export function tableOf(info: ViewInfo, view: Fields, seats: number): GenericTable {
  return new TableBuilder(info, view, seats).table();
}

class TableBuilder {
  private readonly things: { thing: Thing; whose: Whose; rank: number }[] = [];
  private readonly reader: number | null;

  constructor(
    private readonly info: ViewInfo,
    private readonly view: Fields,
    private readonly seats: number,
  ) {
    this.reader = typeof view["seat"] === "number" ? view["seat"] : null;
  }

  table(): GenericTable {
    const { fields } = this.info;
    const grids = new Set(fields.filter((field) => this.isGrid(field)).map((field) => field.by));
    const bySeat = fields.filter((field) => field.by_seat);
    const rest = fields.filter(
      (field) => !field.by_seat && !SHOWN_ELSEWHERE.includes(field.name) && !isPieceOn(field, grids),
    );
    const players = Array.from({ length: this.seats }, (_, seat) =>
      bySeat.flatMap((field) => this.ofSeat(field, seat, seat === this.reader ? "reader" : "other")),
    );
    const middle = rest.flatMap((field) => this.zones(field, this.view[field.name], "middle", true));
    return { middle, players, reader: this.reader, targets: this.assignTargets() };
  }

  /** Assign each target to the best of its things. */
  private assignTargets(): Map<Target, Whose> {
    const targets = new Map<Target, Whose>();
    for (const { thing, whose } of this.things.toSorted((one, other) => one.rank - other.rank)) {
      const at = `${thing.domain}:${thing.token}`;
      if (targets.has(at)) continue;
      targets.set(at, whose);
      thing.at = at;
    }
    return targets;
  }

  private thing(domain: string, token: string, whose: Whose, present = true): Thing {
    const thing: Thing = { domain, token, present, at: null };
    if (domain) this.things.push({ thing, whose, rank: rankOf(whose, present) });
    return thing;
  }

  // --- fields ------------------------------------------------------------------------------------------------------

  private ofSeat(field: FieldInfo, seat: number, whose: Whose): Zone[] {
    const value = (this.view[field.name] as unknown[] | null)?.[seat];
    const one: FieldInfo = { ...field, row: false, shape: [], by_seat: false };
    return field.kind === "record" ? this.record(one, value, whose) : this.zones(one, value, whose);
  }

  private zones(field: FieldInfo, value: unknown, whose: Whose, wide = false): Zone[] {
    if (value === null || value === undefined) return field.kind === "word" ? [this.hand(field, [], whose)] : [];
    if (field.several) return [this.set(field, value as unknown[], whose)];
    if (field.by) return this.entries(field, value, whose);
    if (field.row || field.shape?.length) return this.row(field, value as unknown[], whose);
    if (field.kind === "record") {
      const zones = this.record(field, value, whose);
      return zones.length > 0 ? [{ kind: "panel", name: field.name, of: null, zones }] : [];
    }
    return this.single(field, value, whose, wide);
  }

  private single(field: FieldInfo, value: unknown, whose: Whose, wide: boolean): Zone[] {
    const { name, kind, least = 0, most = 0 } = field;
    if (kind === "flag") return [{ kind: "flag", name, on: value === true }];
    if (field.domain) return [this.hand(field, [value], whose)];
    if (least === most) return [];
    const count = Number(value);
    if (wide && most - least <= LONGEST_TRACK) return [{ kind: "track", name, least, most, value: count }];
    return [{ kind: "pile", name, count, of: null }];
  }

  private record(field: FieldInfo, value: unknown, whose: Whose): Zone[] {
    if (value === null || value === undefined) return [];
    return (field.fields ?? []).flatMap((inner) => this.zones(inner, (value as Fields)[inner.name], whose));
  }

  private hand(field: FieldInfo, values: unknown[], whose: Whose): Zone {
    const things = values.map((value) => this.thing(field.domain ?? "", tokenOf(field, value), whose, value !== null));
    return { kind: "hand", name: field.name, things };
  }

  /** A hand for a set, with gaps for what is not in it. */
  private set(field: FieldInfo, value: unknown[], whose: Whose): Zone {
    const domain = field.domain ?? "";
    const there = new Set(value.map((one) => tokenOf(field, one)));
    const all = (this.info.domains[domain] ?? []).filter((token) => token !== NOTHING);
    const shown = all.length > MOST_GAPS ? all.filter((token) => there.has(token)) : all;
    const things = shown.map((token) => this.thing(domain, token, whose, there.has(token)));
    return { kind: "hand", name: field.name, things };
  }

  private row(field: FieldInfo, values: unknown[], whose: Whose): Zone[] {
    const { name } = field;
    const inner: FieldInfo = { ...field, row: false, shape: field.shape?.slice(1) ?? [] };
    if ((field.shape?.length ?? 0) === 2) {
      const rows = values as unknown[][];
      const squares = rows.flat().map((value) => this.plainSquare({ ...inner, shape: [] }, value, whose));
      return [{ kind: "grid", name, columns: rows[0]?.length ?? 1, squares }];
    }
    if (field.kind !== "record") return [this.hand(field, values, whose)];
    const zones = values.map((value): Zone => ({
      kind: "panel",
      name: "",
      of: null,
      zones: this.record(inner, value, whose),
    }));
    return [{ kind: "panel", name, of: null, zones }];
  }

  private plainSquare(field: FieldInfo, value: unknown, whose: Whose): Square {
    if (field.kind === "record") return { thing: empty(), zones: this.record(field, value, whose), pieces: [] };
    return {
      thing: this.thing(field.domain ?? "", tokenOf(field, value), whose, value !== null),
      zones: [],
      pieces: [],
    };
  }

  // --- an entry for each word of a domain --------------------------------------------------------------------------

  private entries(field: FieldInfo, value: unknown, whose: Whose): Zone[] {
    const { name, by = "" } = field;
    const tokens = (this.info.domains[by] ?? []).filter((token) => token !== NOTHING);
    const inner: FieldInfo = { ...field, by: "", name: "" };
    const valueOf = (token: string, i: number) =>
      Array.isArray(value) ? (value as unknown[])[i] : (value as Fields)[token];
    const zonesAt = (token: string, i: number) =>
      field.kind === "record"
        ? this.record(inner, valueOf(token, i), whose)
        : this.zones(inner, valueOf(token, i), whose);
    if (this.isGrid(field)) {
      const squares = inRows(tokens).map((token): Square => ({
        thing: this.thing(by, token, whose),
        zones: zonesAt(token, tokens.indexOf(token)),
        pieces: this.piecesAt(by, token),
      }));
      return [{ kind: "grid", name, columns: columnsOf(tokens).length, squares }];
    }
    const zones = tokens.map((token, i): Zone => {
      const of = this.thing(by, token, whose);
      if (field.kind === "number") return { kind: "pile", name: "", count: Number(valueOf(token, i)), of };
      return { kind: "panel", name: "", of, zones: zonesAt(token, i) };
    });
    return [{ kind: "panel", name, of: null, zones }];
  }

  private isGrid(field: FieldInfo): boolean {
    const tokens = (this.info.domains[field.by ?? ""] ?? []).filter((token) => token !== NOTHING);
    const rows = new Set(tokens.map((token) => CELL.exec(token)?.[2]));
    return tokens.length >= 4 && !rows.has(undefined) && rows.size * columnsOf(tokens).length === tokens.length;
  }

  /** The names of the fields whose value is this square. */
  private piecesAt(domain: string, token: string): string[] {
    const on = this.info.fields.filter((field) => isPieceOn(field, new Set([domain])));
    return on.filter(({ name }) => this.view[name] === token).map(({ name }) => name);
  }
}

const empty = (): Thing => ({ domain: "", token: "", present: false, at: null });

/** Whether a field is a single word that names a square of a grid: it is drawn there instead of beside it. */
function isPieceOn(field: FieldInfo, grids: ReadonlySet<string | undefined>): boolean {
  const single = !field.several && !field.row && !field.by && !field.shape?.length && !field.by_seat;
  return field.kind === "word" && single && grids.has(field.domain);
}

/** The word of a value; seats count from 0 in views and from 1 everywhere else. */
function tokenOf(field: FieldInfo, value: unknown): string {
  if (value === null || value === undefined) return "";
  return field.domain === "seat" ? String(Number(value) + 1) : `${value as string | number}`;
}

function columnsOf(tokens: readonly string[]): string[] {
  return [...new Set(tokens.map((token) => CELL.exec(token)?.[1] ?? ""))].sort();
}

/** Cells sorted row by row. */
function inRows(tokens: readonly string[]): string[] {
  const key = (token: string) => CELL.exec(token)?.slice(1) ?? ["", "0"];
  return tokens.toSorted((one, other) => {
    const [[column = "", row], [column2 = "", row2]] = [key(one), key(other)];
    return Number(row) - Number(row2) || column.localeCompare(column2);
  });
}
