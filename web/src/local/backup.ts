/** Everything that this browser keeps, as one file, and back: settings, and the logs of all games in the page. */
import type { Row } from "./entries";
import { Conflict, Database, type Store, type Summary } from "./keep";

const FORMAT = "tana-backup";
const VERSION = 1;
const PREFIX = "tana.";

interface KeptTable {
  readonly summary: Summary;
  readonly rows: readonly Row[];
}

export interface Backup {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly settings: Record<string, string>;
  readonly tables: readonly KeptTable[];
}

/** What became of an import. */
export interface Imported {
  readonly added: number;
  /** Tables that were here already. */
  readonly known: number;
}

/** A file that is no backup, or a damaged one. */
export class BadBackup extends Error {}

export async function everything(store: Store, settings: Storage): Promise<Backup> {
  const tables: KeptTable[] = [];
  for (const summary of await store.summaries()) tables.push({ summary, rows: await store.rows(summary.table, 0) });
  const keys = Array.from({ length: settings.length }, (_, i) => settings.key(i) ?? "");
  const kept = keys.filter((key) => key.startsWith(PREFIX)).map((key) => [key, settings.getItem(key) ?? ""]);
  return { format: FORMAT, version: VERSION, settings: Object.fromEntries(kept) as Record<string, string>, tables };
}

/** Bring a backup back. Tables that are here already stay as they are; nothing is overwritten but settings. */
export async function restore(text: string, store: Store, settings: Storage): Promise<Imported> {
  const backup = read(text);
  let added = 0;
  for (const { summary, rows } of backup.tables) {
    if ((await store.rows(summary.table, 0)).length > 0) continue;
    try {
      await store.append(summary.table, rows, summary);
      added += 1;
    } catch (fault) {
      if (!(fault instanceof Conflict)) throw fault;
    }
  }
  for (const [key, value] of Object.entries(backup.settings)) settings.setItem(key, value);
  return { added, known: backup.tables.length - added };
}

function read(text: string): Backup {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new BadBackup("not a JSON document");
  }
  const backup = found as Partial<Backup> | null;
  if (backup?.format !== FORMAT || backup.version !== VERSION) throw new BadBackup("not a backup of Tana's");
  const whole = isTexts(backup.settings) && Array.isArray(backup.tables) && backup.tables.every(isTable);
  if (!whole) throw new BadBackup("a part of it is missing");
  return backup as Backup;
}

function isTexts(settings: unknown): boolean {
  if (typeof settings !== "object" || settings === null) return false;
  return Object.entries(settings).every(([key, value]) => key.startsWith(PREFIX) && typeof value === "string");
}

/** Rows follow each other from the first; what they say is checked when the table is opened. */
function isTable(found: unknown): boolean {
  const { summary, rows } = (found ?? {}) as Partial<KeptTable>;
  if (typeof summary?.table !== "string" || typeof summary.line !== "object" || !Array.isArray(rows)) return false;
  const [first] = rows as readonly Row[];
  if (first?.entry?.kind !== "created" || first.entry.table !== summary.table) return false;
  return rows.every((row: Row, i) => row.seq === i + 1 && typeof row.entry?.kind === "string");
}

// --- in a browser --------------------------------------------------------------------------------------------------

/** Let the browser save everything as a file. */
export async function saveEverything(): Promise<void> {
  const database = await Database.open(indexedDB);
  try {
    save("tana-backup.json", JSON.stringify(await everything(database, localStorage)), "application/json");
  } finally {
    database.close();
  }
}

export async function bringBack(file: Blob): Promise<Imported> {
  const database = await Database.open(indexedDB);
  try {
    const found = await restore(await file.text(), database, localStorage);
    localStorage.setItem(`${PREFIX}here`, "on");
    return found;
  } finally {
    database.close();
  }
}

export function save(name: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
