/** What each seat of this browser has been shown, so that whoever was away can be shown the rest. */
import type { Snapshot, Step } from "../net/wire";
import { recall, remember } from "../shell/settings";

export interface Seen {
  seq: number;
  view: unknown;
}

interface Kept extends Seen {
  table: string;
  seat: number;
  edition: string;
}

const MOST_TABLES = 6;

/** The entries that somebody has missed who saw the table at an earlier one; null when there is nothing to show. */
export function missed(seen: Seen | undefined, snapshot: Snapshot): Step[] | null {
  if (!seen || seen.view == null || snapshot.view == null || snapshot.phase === "gathering") return null;
  const since = snapshot.steps.filter((step) => step.seq > seen.seq);
  const byOthers = since.some((step) => step.cause === "played" && step.seat !== snapshot.you.perspective);
  return byOthers && since.every((step) => step.undone.length === 0) ? since : null;
}

export class Memory {
  private readonly seen = new Map<number, Seen>();

  constructor(private readonly table: string) {}

  of(seat: number | null): Seen | undefined {
    return seat === null ? undefined : this.seen.get(seat);
  }

  keep(seat: number | null, seen: Seen): void {
    if (seat !== null && seen.view != null) this.seen.set(seat, seen);
  }

  /** For the next visit. Several people at one screen keep their secrets to this page. */
  save(snapshot: Snapshot | null): void {
    const seat = snapshot?.you.perspective ?? null;
    const seen = this.of(seat);
    if (!snapshot || seat === null || !seen || snapshot.you.seats.length !== 1) return;
    const kept: Kept = { ...seen, table: this.table, seat, edition: snapshot.edition };
    remember(
      "seen",
      JSON.stringify([kept, ...stored().filter((one) => one.table !== this.table)].slice(0, MOST_TABLES)),
    );
  }

  /** What was kept from the last visit. */
  load(snapshot: Snapshot): void {
    const kept = stored().find((one) => one.table === this.table && one.edition === snapshot.edition);
    if (kept && kept.seat === snapshot.you.perspective) this.seen.set(kept.seat, { seq: kept.seq, view: kept.view });
  }
}

function stored(): Kept[] {
  try {
    const found: unknown = JSON.parse(recall("seen") ?? "[]");
    return Array.isArray(found) ? (found as Kept[]) : [];
  } catch {
    return [];
  }
}
