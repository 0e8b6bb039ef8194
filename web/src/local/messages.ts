/** What a page and its worker say to each other. */
import type { CreateTable } from "../net/wire";
import type { KeptTable } from "./backup";
import type { Trouble } from "./keep";
import type { Budget } from "./rules/levels";

/** How the worker shall work. */
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
  | { readonly kind: "storage"; readonly trouble: Trouble };
