/** Stores what each seat of this browser has been shown, so that a player who was away can be shown the rest. */
import type { Snapshot, Step } from "../net/wire";
import { recall, recallInTab, recallJson, remember, rememberInTab } from "../shell/settings";

export interface Seen {
  seq: number;
  view: unknown;
}

interface Kept extends Seen {
  table: string;
  seat: number;
  edition: string;
}

const MOST_KEPT = 20;

type Scope = "tab" | "browser";

/** The entries that a player has missed; null if there is nothing to show. */
export function missed(seen: Seen | undefined, snapshot: Snapshot): Step[] | null {
  if (!seen || seen.view == null || snapshot.view == null || snapshot.phase === "gathering") return null;
  const since = snapshot.steps.filter((step) => step.seq > seen.seq);
  const byOthers = since.some((step) => step.cause === "played" && step.seat !== snapshot.you.perspective);
  return byOthers && since.every((step) => step.undone.length === 0) ? since : null;
}

export class SeenStore {
  private readonly seen = new Map<number, Seen>();

  constructor(private readonly table: string) {}

  of(seat: number | null): Seen | undefined {
    return seat === null ? undefined : this.seen.get(seat);
  }

  keep(seat: number | null, seen: Seen): void {
    if (seat !== null && seen.view != null) this.seen.set(seat, seen);
  }

  /** Store what was shown for the next visit. */
  save(snapshot: Snapshot | null): void {
    if (!snapshot) return;
    const { seats } = snapshot.you;
    const kept = seats.flatMap((seat): Kept[] => {
      const seen = this.of(seat);
      return seen ? [{ ...seen, table: this.table, seat, edition: snapshot.edition }] : [];
    });
    if (kept.length > 0)
      store(scopeOf(seats), [...kept, ...stored(scopeOf(seats)).filter((one) => one.table !== this.table)]);
  }

  /** Load what was stored at the last visit. */
  load(snapshot: Snapshot): void {
    const { seats } = snapshot.you;
    for (const { table, edition, seat, seq, view } of stored(scopeOf(seats)))
      if (table === this.table && edition === snapshot.edition && seats.includes(seat))
        this.seen.set(seat, { seq, view });
  }
}

/** Where to store views: in this tab for several people at one screen, in the browser for a single player. */
function scopeOf(seats: readonly number[]): Scope {
  return seats.length > 1 ? "tab" : "browser";
}

function stored(scope: Scope): Kept[] {
  const found = recallJson<unknown>("seen", [], scope === "tab" ? recallInTab : recall);
  return Array.isArray(found) ? (found as Kept[]) : [];
}

function store(scope: Scope, kept: Kept[]): void {
  const text = JSON.stringify(kept.slice(0, MOST_KEPT));
  if (scope === "tab") rememberInTab("seen", text);
  else remember("seen", text);
}
