/** The log of a table in the page: what storage keeps, and all that a table is made of. */
import type { Animal, Because, SeatKind, Settings } from "../net/wire";

export const LOG_VERSION = 1;

/** A seat as the log knows it. One browser holds all seats that people play. */
export interface SeatRecord {
  readonly kind: SeatKind;
  readonly name: string;
  /** Whether this browser holds it. */
  readonly held: boolean;
  readonly level: string | null;
  readonly standin: boolean;
  /** Whether its player handed it to the bot; left out where not. */
  readonly handed?: boolean;
  /** The animal that its player has chosen; logs from before there was a choice do not say. */
  readonly animal?: Animal | null;
  /** Why a bot plays here instead of a person. */
  readonly because?: Because;
}

export interface CreatedEntry {
  readonly kind: "created";
  readonly version: number;
  readonly table: string;
  readonly game: string;
  readonly edition: string;
  readonly options: Record<string, string>;
  readonly seats: readonly SeatRecord[];
  readonly settings: Settings;
  readonly secret: string;
  /** A position to start from instead of the setup (hex of the state's memory). */
  readonly position: string | null;
  /** Position or luck were chosen: nothing to verify. */
  readonly practice: boolean;
  /** The version of its receipt, which says how the root of its luck is computed; logs of Tana 0.2 leave it out. */
  readonly luck?: number;
}

export interface PlayedEntry {
  readonly kind: "played";
  readonly seat: number;
  readonly action: number;
  /** Counts all actions ever made at this table, taken back or not: luck is never used again. */
  readonly number: number;
  /** A checksum of the position it led to. */
  readonly check: number;
}

export type Entry =
  | CreatedEntry
  | PlayedEntry
  | { readonly kind: "started"; readonly check: number }
  | { readonly kind: "undone"; readonly seat: number; readonly count: number; readonly agreed: boolean }
  | { readonly kind: "undo-asked"; readonly seat: number }
  | { readonly kind: "seat" | "left"; readonly seat: number; readonly now: SeatRecord }
  | { readonly kind: "contributed"; readonly seat: number; readonly random: string; readonly key?: string }
  | {
      readonly kind: "said";
      readonly seat: number | null;
      readonly phrase: string | null;
      readonly text: string | null;
    }
  | { readonly kind: "settings"; readonly settings: Settings }
  | { readonly kind: "open-view"; readonly seat: number; readonly on: boolean }
  | { readonly kind: "proposed"; readonly seat: number; readonly settings: Settings | null }
  | { readonly kind: "witnessed"; readonly seat: number; readonly signature: string }
  | { readonly kind: "rematched"; readonly table: string }
  | { readonly kind: "paused" | "resumed" | "closed" };

/** An entry in its place, with the command that caused it and when (milliseconds since 1970). */
export interface Row {
  readonly seq: number;
  readonly at: number;
  readonly entry: Entry;
  /** The id and the content of a command; nothing for what bots do. */
  readonly command?: { readonly id: string; readonly content: string };
}
