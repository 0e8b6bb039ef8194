/** Backups: settings and the logs of all games in this browser as one file, and restoring them. */
import type { Phase, TableLine } from "../net/wire";
import type { Row } from "./log_entries";
import { Conflict, type Store, type Summary } from "./row_store";

const FORMAT = "tana-backup";
const VERSION = 1;
export const PREFIX = "tana.";
const PHASES: readonly Phase[] = ["gathering", "playing", "over", "closed"];

export interface KeptTable {
  readonly summary: Summary;
  readonly rows: readonly Row[];
}

export interface Backup {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly settings: Record<string, string>;
  readonly tables: readonly KeptTable[];
}

/** The result of an import. */
export interface Imported {
  readonly added: number;
  /** Tables that were here already. */
  readonly known: number;
}

/** A file that is not a backup, or is damaged. */
export class BadBackup extends Error {}

/** All tables of a store, with their logs. */
export async function keptIn(store: Store): Promise<KeptTable[]> {
  const tables: KeptTable[] = [];
  for (const summary of await store.summaries()) tables.push({ summary, rows: await store.rows(summary.table, 0) });
  return tables;
}

/** Bring tables back. Those that are here already stay as they are: nothing is overwritten. */
export async function bringInto(store: Store, tables: readonly KeptTable[]): Promise<Imported> {
  let added = 0;
  for (const { summary, rows } of tables) {
    if ((await store.rows(summary.table, 0)).length > 0) continue;
    try {
      await store.append(summary.table, rows, summary);
      added += 1;
    } catch (fault) {
      if (!(fault instanceof Conflict)) throw fault;
    }
  }
  return { added, known: tables.length - added };
}

/** The file of some tables and the settings of this browser. */
export function written(tables: readonly KeptTable[], settings: Storage): string {
  const keys = Array.from({ length: settings.length }, (_, i) => settings.key(i) ?? "");
  const kept = keys.filter((key) => key.startsWith(PREFIX)).map((key) => [key, settings.getItem(key) ?? ""]);
  const backup: Backup = { format: FORMAT, version: VERSION, settings: Object.fromEntries(kept), tables };
  return JSON.stringify(backup);
}

/** The backup of a file; raises `BadBackup`. */
export function read(text: string): Backup {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new BadBackup("not a JSON document");
  }
  const backup = found as Partial<Backup> | null;
  if (backup?.format !== FORMAT || backup.version !== VERSION) throw new BadBackup("not a backup of Tana's");
  const whole = isTexts(backup.settings) && Array.isArray(backup.tables) && backup.tables.every(isKeptTable);
  if (!whole) throw new BadBackup("a part of it is missing");
  return backup as Backup;
}

function isTexts(settings: unknown): boolean {
  if (typeof settings !== "object" || settings === null) return false;
  return Object.entries(settings).every(([key, value]) => key.startsWith(PREFIX) && typeof value === "string");
}

/** The list of tables shows a summary as it is, so every field is checked. Rows follow each other from the first; what
 * they say is checked when the table is opened. */
export function isKeptTable(found: unknown): boolean {
  const { summary, rows } = (found ?? {}) as Partial<KeptTable>;
  if (!isSummary(summary) || !Array.isArray(rows)) return false;
  const [first] = rows as readonly (Row | null)[];
  if (first?.entry?.kind !== "created" || first.entry.table !== summary.table) return false;
  return rows.every(
    (row: Row | null, i) => row?.seq === i + 1 && Number.isFinite(row.at) && typeof row.entry?.kind === "string",
  );
}

function isSummary(found: unknown): found is Summary {
  const { table, touched, practice, line } = (found ?? {}) as Partial<Summary>;
  const whole = typeof table === "string" && Number.isFinite(touched) && typeof practice === "boolean";
  return whole && isLine(line) && line.table === table;
}

function isLine(found: unknown): found is TableLine {
  const { table, game, phase, names, yours, your_turn } = (found ?? {}) as Partial<TableLine>;
  return (
    typeof table === "string" &&
    typeof game === "string" &&
    PHASES.includes(phase as Phase) &&
    isListOf("string", names) &&
    isListOf("number", yours) &&
    typeof your_turn === "boolean"
  );
}

const isListOf = (kind: "string" | "number", found: unknown): boolean =>
  Array.isArray(found) && found.every((one) => typeof one === kind);
