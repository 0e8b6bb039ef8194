/**
 * The clock of a table: how long the seat that is waited for has left, derived from its log alone
 * (`tana.server.tables.turn_clock`). One browser holds every seat that people play, so nobody is asked to agree to an
 * undo, and the table waits for its player when the time is over.
 */
import type { Settings, Timer } from "../net/wire";
import type { Entry, Row } from "./log_entries";

const HOUR_MS = 3_600_000;
/** A seat's reserve is at most half a turn; a completed turn adds an eighth of a turn to it. */
const BANK_PART = 2;
const REFILL_PART = 8;

/** How much time a table gives, in milliseconds; an allowance of 0: no limit. */
interface Pace {
  readonly allowance: number;
  readonly days: boolean;
  readonly cap: number;
  readonly refill: number;
  readonly vacation: number;
}

function paceOf({ turn_h, timer_s, vacation_d }: Settings): Pace {
  const turn = turn_h * HOUR_MS;
  if (turn === 0) return { allowance: timer_s * 1000, days: false, cap: 0, refill: 0, vacation: 0 };
  const vacation = vacation_d * 24 * HOUR_MS;
  return {
    allowance: turn,
    days: true,
    cap: Math.floor(turn / BANK_PART),
    refill: Math.floor(turn / REFILL_PART),
    vacation,
  };
}

/** What decides whom a table waits for. */
export interface Situation {
  readonly settings: Settings;
  readonly seats: number;
  readonly paused: boolean;
  /** The seat whose player decides; null: a bot, or nobody. */
  readonly asked: number | null;
  /** Somebody asks to take back. */
  readonly consent: boolean;
}

/** Time that runs: since when, and what was used before. */
interface Asking {
  readonly seat: number | null;
  readonly consent: boolean;
  readonly began: number;
  readonly spent: number;
}

export class TurnClock {
  private pace: Pace;
  private banks: number[];
  private asking: Asking = { seat: null, consent: false, began: 0, spent: 0 };
  private running = true;
  /** The turn that an undo by consent has interrupted. */
  private interrupted: Asking | null = null;

  constructor(settings: Settings, seats: number) {
    this.pace = paceOf(settings);
    this.banks = Array.from({ length: seats }, () => this.pace.cap);
  }

  /** The timer as clients see it; null: no limit, or nobody is waited for. */
  timer(now: number): Timer | null {
    const { seat } = this.asking;
    if (seat === null || this.pace.allowance === 0) return null;
    return {
      seat: seat + 1,
      left_ms: Math.max(0, this.total - this.spentAt(now)),
      running: this.running,
      total_ms: this.total,
      bank_ms: this.bank,
      vacation_ms: this.pace.vacation,
      days: this.pace.days,
      asked: [seat + 1],
      consent: false,
      at_end: "wait",
      up: false,
    };
  }

  private get bank(): number {
    return this.asking.seat === null ? 0 : (this.banks[this.asking.seat] ?? 0);
  }

  private get total(): number {
    return this.pace.allowance + this.bank;
  }

  private spentAt(now: number): number {
    return this.asking.spent + (this.running ? Math.max(0, now - this.asking.began) : 0);
  }

  /** Take a row, which led to a situation. */
  take({ entry, at }: Row, now: Situation): void {
    if (entry.kind === "settings") this.setPace(paceOf(now.settings), at);
    if (this.running === now.paused) {
      const spent = this.spentAt(at);
      this.asking = now.paused ? { ...this.asking, spent } : { ...this.asking, began: at };
      this.running = !now.paused;
    }
    const alone = now.seats === 1 && entry.kind === "played";
    const { seat, consent } = this.asking;
    if (seat !== now.asked || consent !== now.consent || alone) this.ask(now, entry, at);
  }

  private setPace(pace: Pace, at: number): void {
    if (JSON.stringify(pace) === JSON.stringify(this.pace)) return;
    this.pace = pace;
    this.banks = this.banks.map(() => pace.cap);
    this.asking = { ...this.asking, began: at, spent: 0 };
  }

  /** Somebody else is waited for from now on. */
  private ask({ asked, consent }: Situation, entry: Entry, at: number): void {
    const kept = this.interrupted;
    const fresh = { seat: asked, consent, began: at, spent: 0 };
    if (consent) {
      this.interrupted = { ...this.asking, spent: this.spentAt(at) };
      this.asking = fresh;
      return;
    }
    this.interrupted = null;
    const moved = entry.kind === "started" || entry.kind === "played" || entry.kind === "undone";
    if (kept) this.asking = { ...kept, began: at };
    if (kept && kept.seat === asked && !moved) return;
    this.settle(at);
    this.asking = fresh;
  }

  /** The end of a turn: what went beyond the allowance came from the reserve. */
  private settle(at: number): void {
    const { seat } = this.asking;
    if (seat === null || !this.pace.days) return;
    const used = Math.min(this.bank, Math.max(0, this.spentAt(at) - this.pace.allowance));
    this.banks[seat] = Math.min(this.pace.cap, this.bank - used + this.pace.refill);
  }
}
