/**
 * Where tables in the page are kept: their logs, row by row, in IndexedDB. A row is never changed; two pages that
 * write the same one notice it (`Conflict`), as processes of a server do.
 *
 * A browser that denies storage, or has no room left, does not end a game: what cannot be written is kept in memory and
 * tried again with the next row, and `trouble` says so, so that people can be told.
 */
import type { TableLine } from "../net/wire";
import type { Row } from "./log_entries";

/** Another page has already written this row. */
export class Conflict extends Error {}

/** What the list of tables shows, kept beside the log so that nobody has to play it again for a list. */
export interface Summary {
  readonly table: string;
  readonly touched: number;
  readonly practice: boolean;
  readonly line: TableLine;
}

export interface Store {
  /** Write rows that follow each other, and what the list shall say; raises `Conflict`. */
  append(table: string, rows: readonly Row[], summary: Summary): Promise<void>;
  /** The rows after an entry, in order. */
  rows(table: string, since: number): Promise<Row[]>;
  /** All tables, the one touched last first. */
  summaries(): Promise<Summary[]>;
  remove(table: string): Promise<void>;
}

/** Why nothing is stored: storage is denied or full; null when all is well. */
export type Trouble = "denied" | "full" | null;

/** Longer than any write: one that another page holds up in its sleep must not stop a game. */
const PATIENCE_MS = 10_000;
const NAME = "tana";
const VERSION = 1;
const ROWS = "rows";
const TABLES = "tables";

interface StoredRow extends Row {
  readonly table: string;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("storage failed"));
  });
}

function complete(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error("storage failed"));
  });
}

const rowsOf = (table: string, since: number) => IDBKeyRange.bound([table, since + 1], [table, Infinity]);

/** IndexedDB itself: everything raises what the browser raises. */
export class Database implements Store {
  private constructor(private readonly db: IDBDatabase) {}

  static async open(factory: IDBFactory, gone: () => void = () => undefined): Promise<Database> {
    const request = factory.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(ROWS, { keyPath: ["table", "seq"] });
      request.result.createObjectStore(TABLES, { keyPath: "table" });
    };
    const db = await done(request);
    db.onversionchange = () => db.close();
    db.onclose = gone;
    return new Database(db);
  }

  async append(table: string, rows: readonly Row[], summary: Summary): Promise<void> {
    const transaction = this.db.transaction([ROWS, TABLES], "readwrite", { durability: "strict" });
    const written = complete(transaction);
    const store = transaction.objectStore(ROWS);
    for (const row of rows) store.add({ table, ...row } satisfies StoredRow);
    transaction.objectStore(TABLES).put(summary);
    const impatient = setTimeout(() => transaction.abort(), PATIENCE_MS);
    try {
      await written;
    } catch (fault) {
      if (nameOf(fault) === "ConstraintError") throw new Conflict(table);
      throw fault;
    } finally {
      clearTimeout(impatient);
    }
  }

  async rows(table: string, since: number): Promise<Row[]> {
    const transaction = this.db.transaction(ROWS);
    const found: StoredRow[] = await done(transaction.objectStore(ROWS).getAll(rowsOf(table, since)));
    return found.map(({ table: _table, ...row }) => row);
  }

  async summaries(): Promise<Summary[]> {
    const found: Summary[] = await done(this.db.transaction(TABLES).objectStore(TABLES).getAll());
    return found.sort((one, other) => other.touched - one.touched);
  }

  async remove(table: string): Promise<void> {
    const transaction = this.db.transaction([ROWS, TABLES], "readwrite");
    transaction.objectStore(ROWS).delete(rowsOf(table, 0));
    transaction.objectStore(TABLES).delete(table);
    await complete(transaction);
  }

  close(): void {
    this.db.close();
  }
}

function nameOf(fault: unknown): string {
  return fault instanceof DOMException ? fault.name : "";
}

/** Rows that could not be written. */
interface Unwritten {
  rows: Row[];
  summary: Summary;
}

/** The store of a page: IndexedDB as long as it works, memory for what it does not take. */
export class RowStore implements Store {
  private opening: Promise<Database> | null = null;
  private readonly unwritten = new Map<string, Unwritten>();
  private known: Trouble = null;

  constructor(
    private readonly open: (gone: () => void) => Promise<Database>,
    private readonly tell: (trouble: Trouble) => void,
  ) {}

  static inBrowser(tell: (trouble: Trouble) => void): RowStore {
    return new RowStore((gone) => Database.open(indexedDB, gone), tell);
  }

  get trouble(): Trouble {
    return this.known;
  }

  /** Open the database before anything is to be written: the first time this takes a while. */
  async prepare(): Promise<void> {
    await this.database();
  }

  /** The database; raises what the browser raises, and asks it again the next time. */
  private async database(): Promise<Database> {
    const opening = (this.opening ??= this.open(() => (this.opening = null)));
    try {
      return await opening;
    } catch (fault) {
      if (this.opening === opening) this.opening = null;
      this.note("denied");
      throw fault;
    }
  }

  private note(trouble: Trouble): void {
    if (this.known === trouble) return;
    this.known = trouble;
    this.tell(trouble);
  }

  async append(table: string, rows: readonly Row[], summary: Summary): Promise<void> {
    const all = [...(this.unwritten.get(table)?.rows ?? []), ...rows];
    try {
      await (await this.database()).append(table, all, summary);
    } catch (fault) {
      if (fault instanceof Conflict) {
        this.unwritten.delete(table);
        throw fault;
      }
      this.unwritten.set(table, { rows: all, summary });
      this.note(nameOf(fault) === "QuotaExceededError" ? "full" : "denied");
      return;
    }
    this.unwritten.delete(table);
    if (this.unwritten.size === 0) this.note(null);
  }

  async rows(table: string, since: number): Promise<Row[]> {
    const rest = (this.unwritten.get(table)?.rows ?? []).filter((row) => row.seq > since);
    return [...(await this.orNothing((database) => database.rows(table, since))), ...rest];
  }

  async summaries(): Promise<Summary[]> {
    const here = [...this.unwritten.values()].map(({ summary }) => summary);
    const stored = await this.orNothing((database) => database.summaries());
    return [...here, ...stored.filter((one) => !this.unwritten.has(one.table))];
  }

  async remove(table: string): Promise<void> {
    this.unwritten.delete(table);
    await this.orNothing(async (database) => {
      await database.remove(table);
      return [];
    });
  }

  /** What a database has; nothing where the browser denies it. */
  private async orNothing<T>(ask: (database: Database) => Promise<T[]>): Promise<T[]> {
    try {
      return await ask(await this.database());
    } catch (fault) {
      if (fault instanceof DOMException) {
        this.note("denied");
        return [];
      }
      throw fault;
    }
  }
}
