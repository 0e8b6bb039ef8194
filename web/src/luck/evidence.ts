/**
 * Storage for what this browser was shown: IndexedDB with one row for each step and point of view, and one for each
 * seat's contribution. Every change is one transaction, so that two tabs, or two seats at one screen, never overwrite
 * each other. (Web Locks would also work, but are missing on pages served without TLS.)
 */
import { randomHex } from "../net/bytes";
import { canonical } from "../net/luck";
import type { Outcome, Snapshot, Step } from "../net/wire";
import {
  consentOf,
  firstHead,
  headOf,
  look,
  mergedHead,
  mergedStep,
  runningDigest,
  SEEN_VERSION,
  shownSteps,
  type Head,
  type Seen,
  type SeenStep,
  viewDigest,
} from "./seen";
import { publicKey } from "./signature";

const NAME = "tana-luck";
const VERSION = 1;
const [TABLES, STEPS, ADDED] = ["tables", "steps", "added"] as const;
const RANDOM_BYTES = 32;
/** Key of the public point of view, since IndexedDB keys cannot be null. */
const EVERYBODY = 0;

/** A seat's contribution to the luck, and the seed of the key that will sign the receipt. */
export interface Added {
  readonly table: string;
  readonly seat: number;
  readonly random: string;
  readonly seed: string;
  /** The digest signed with the key, which signs only one. */
  readonly signed?: string;
}

interface StepRow extends SeenStep {
  readonly table: string;
  readonly point: number;
  /** The result that was shown with it. */
  readonly outcome: Outcome | null;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("storage failed"));
  });
}

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= open().catch((fault: unknown) => {
    opened = null;
    throw fault;
  });
  return opened;
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(TABLES, { keyPath: "table" });
    request.result.createObjectStore(STEPS, { keyPath: ["table", "point", "seq"] });
    request.result.createObjectStore(ADDED, { keyPath: ["table", "seat"] });
  };
  const db = await done(request);
  db.onversionchange = () => db.close();
  db.onclose = () => (opened = null);
  return db;
}

/** The contribution of a seat, drawn once, whichever tab asks first. */
export async function addedBy(table: string, seat: number): Promise<Added> {
  const fresh = { table, seat, random: randomHex(RANDOM_BYTES), seed: randomHex(RANDOM_BYTES) };
  try {
    const store = (await database()).transaction(ADDED, "readwrite").objectStore(ADDED);
    const known = (await done(store.get([table, seat]))) as Added | undefined;
    if (!known) await done(store.add(fresh));
    return known ?? fresh;
  } catch {
    return fresh; // Forbidden or full storage: the verdict will rightly be "not provable".
  }
}

/** Reserve the key of a seat for one digest; false if it has signed another, or nothing can be stored. */
export async function reserveKey(table: string, seat: number, digest: string): Promise<boolean> {
  try {
    const store = (await database()).transaction(ADDED, "readwrite").objectStore(ADDED);
    const known = (await done(store.get([table, seat]))) as Added | undefined;
    if (!known || (known.signed ?? digest) !== digest) return false;
    await done(store.put({ ...known, signed: digest }));
    return true;
  } catch {
    return false;
  }
}

/** All contributions of this browser at a table. */
export async function allAdded(table: string): Promise<Added[]> {
  try {
    const store = (await database()).transaction(ADDED).objectStore(ADDED);
    return (await done(store.getAll(IDBKeyRange.bound([table, 0], [table, Infinity])))) as Added[];
  } catch {
    return [];
  }
}

/** Writes in flight, one after another. */
let pending: Promise<void> = Promise.resolve();

/** Stores what one table shows to this page. */
export class Evidence {
  private readonly last = new Map<number, number>();
  /** The last view shown, by point of view. */
  private readonly views = new Map<number, { readonly view: unknown; readonly digest: string }>();
  /** Points of view with steps that could not be stored. */
  private readonly lost = new Set<number>();
  private outcome: Outcome | null = null;
  private seated = false;
  private agreed = false;

  constructor(private readonly table: string) {}

  /** Note that this browser asks for an undo, or agrees to one. */
  agree(): void {
    this.agreed = true;
  }

  /** Store the steps of a frame; `now` is the table after it, `since` the entry that a snapshot begins after. */
  take(steps: readonly Step[], now: Snapshot, since: number | null): void {
    this.sit(now.you.seats.length > 0);
    const point = now.you.perspective ?? EVERYBODY;
    const last = this.last.get(point) ?? 0;
    const fresh = steps.filter((step) => step.seq > last);
    const gap = since !== null && since > last;
    const followed = since === null || (last > 0 && !gap);
    const shown = shownSteps(fresh, now, gap, this.agreed || consentOf(fresh, now, followed));
    if (shown.length > 0) this.agreed = false;
    shown.push(...this.lookAt(point, now, gap, shown));
    this.last.set(point, Math.max(last, now.seq));
    const rows = shown.map((step): StepRow => ({
      ...step,
      table: this.table,
      point,
      outcome: step === shown.at(-1) ? now.outcome : null,
    }));
    const head = { ...headOf(now, steps), table: this.table, conflict: this.conflictOf(now, now.seq < last) };
    const { seated } = this;
    pending = pending.then(() => this.store(point, head, rows, seated));
  }

  /** Write rows. Where storage is forbidden or full the game continues, and the next stored step is marked with a gap. */
  private async store(point: number, head: Head, rows: readonly StepRow[], seated: boolean): Promise<void> {
    const lost = this.lost.has(point);
    try {
      await write(head, lost ? rows.map((row, i) => ({ ...row, gap: row.gap || i === 0 })) : rows, seated);
      if (rows.length > 0) this.lost.delete(point);
    } catch {
      if (rows.length > 0) this.lost.add(point);
    }
  }

  /** Start over when a spectator takes a seat, since nothing was stored until then. */
  private sit(seated: boolean): void {
    if (seated && !this.seated) {
      this.last.clear();
      this.views.clear();
    }
    this.seated ||= seated;
  }

  /** The view of a frame, if no step of the game came with it and it differs from the one shown before. */
  private lookAt(point: number, now: Snapshot, gap: boolean, shown: readonly SeenStep[]): SeenStep[] {
    const [known, came] = [this.views.get(point), shown.at(-1)?.view];
    if (now.view === null || (!came && !gap && known?.view === now.view)) return [];
    const digest = came ?? viewDigest(now.view);
    this.views.set(point, { view: now.view, digest });
    return came || (!gap && known?.digest === digest) ? [] : [look(now.seq, digest, gap || !known)];
  }

  /** What contradicts earlier frames: the table or the outcome. A server may lag behind another one. */
  private conflictOf({ table, outcome }: Snapshot, behind: boolean): string {
    this.outcome ??= outcome;
    if (table !== this.table) return "table";
    return behind || canonical(this.outcome) === canonical(outcome) ? "" : "outcome";
  }
}

/** Write what was shown to a player, including a spectator's view. Nothing is stored for a mere spectator. */
async function write(head: Head, rows: readonly StepRow[], seated: boolean): Promise<void> {
  const transaction = (await database()).transaction([TABLES, STEPS], "readwrite");
  const [tables, steps] = [transaction.objectStore(TABLES), transaction.objectStore(STEPS)];
  const known = (await done(tables.get(head.table))) as Head | undefined;
  if (!known && !seated) return;
  let merged = known ? mergedHead(known, head) : firstHead(head);
  for (const row of rows) {
    const before = (await done(steps.get([row.table, row.point, row.seq]))) as StepRow | undefined;
    const after = before ? mergedStep(before, row) : row;
    const outcome = before?.outcome ?? row.outcome;
    if (after) await done(steps.put({ ...row, ...after, outcome }));
    if (!after) merged = { ...merged, conflict: "story" };
    else if (row.outcome && canonical(outcome) !== canonical(row.outcome)) merged = { ...merged, conflict: "outcome" };
  }
  if (JSON.stringify(merged) !== JSON.stringify(known)) await done(tables.put(merged));
}

/** What this browser has stored of a table. */
export interface Kept {
  readonly head: Head;
  /** One entry for each point of view. */
  readonly seen: readonly Seen[];
}

/** Everything stored of a table; null if there is nothing. */
export async function kept(table: string): Promise<Kept | null> {
  try {
    await pending;
    const db = await database();
    const head = (await done(db.transaction(TABLES).objectStore(TABLES).get(table))) as Head | undefined;
    if (!head) return null;
    const range = IDBKeyRange.bound([table, 0], [table, []]);
    const rows = (await done(db.transaction(STEPS).objectStore(STEPS).getAll(range))) as StepRow[];
    const added = await allAdded(table);
    const points = [...new Set(rows.map((row) => row.point))];
    return { head, seen: points.map((point) => seenFrom(head, point, rows, added)) };
  } catch {
    return null;
  }
}

function seenFrom(head: Head, point: number, rows: readonly StepRow[], added: readonly Added[]): Seen {
  const mine = rows.filter((row) => row.point === point);
  const steps = mine.map(({ table: _table, point: _point, outcome: _outcome, ...step }): SeenStep => step);
  const contributions = Object.fromEntries(added.map(({ seat, random }) => [String(seat), random]));
  const keys = Object.fromEntries(added.map(({ seat, seed }) => [String(seat), publicKey(seed)]));
  const outcome = mine.findLast((row) => row.outcome)?.outcome ?? null;
  const seat = point === EVERYBODY ? null : point;
  const own = { seat, contributions, keys, steps, outcome, digest: runningDigest(steps) };
  return { tana: "seen", version: SEEN_VERSION, ...head, ...own };
}
