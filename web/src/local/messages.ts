/** Messages between a page and its worker. */
import type { CreateTable } from "../net/wire";
import type { FaultKind } from "../shell/faults";
import type { KeptTable } from "./backup";
import type { Trouble } from "./row_store";
import type { Budget } from "./rules/levels";

/** The worker's configuration. */
export interface Setup {
  /** The address that the pages are below. */
  readonly base: string;
  /** The version of Tana, for records. */
  readonly version: string;
  readonly paceMs: number;
  readonly budget: Budget;
}

export type Question =
  | { readonly what: "create"; readonly body: CreateTable }
  | { readonly what: "snapshot"; readonly table: string; readonly seat: number | null; readonly since: number }
  | { readonly what: "command"; readonly table: string; readonly text: string }
  | { readonly what: "replay"; readonly table: string; readonly seat: number | null }
  | { readonly what: "tables" | "kept" }
  | { readonly what: "bring"; readonly tables: readonly KeptTable[] }
  | { readonly what: "receipt" | "record" | "analysis" | "toTake"; readonly table: string };

export type ToWorker =
  | { readonly kind: "begin"; readonly setup: Setup }
  /** A game that is about to be played: its rules are fetched. */
  | { readonly kind: "prepare"; readonly game: string }
  | { readonly kind: "ask"; readonly id: number; readonly question: Question }
  | {
      readonly kind: "open";
      readonly socket: number;
      readonly table: string;
      readonly seat: number | null;
      readonly since: number;
    }
  | { readonly kind: "send"; readonly socket: number; readonly text: string }
  | { readonly kind: "close"; readonly socket: number };

export type FromWorker =
  | { readonly kind: "answer"; readonly id: number; readonly value: unknown }
  | { readonly kind: "fault"; readonly id: number; readonly code: string; readonly detail: string }
  | { readonly kind: "opened"; readonly socket: number }
  | { readonly kind: "frame"; readonly socket: number; readonly text: string }
  | { readonly kind: "lost"; readonly socket: number; readonly code: number }
  | { readonly kind: "storage"; readonly trouble: Trouble }
  | { readonly kind: "trouble"; readonly what: FaultKind; readonly detail: string };
