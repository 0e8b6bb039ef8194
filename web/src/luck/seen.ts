/** Evidence: what this browser was shown of a game, to check its receipt against. The format is that of
 * `tana.client.seen`, which `tana verify --seen` reads. */
import { sha256, joined } from "../local/rules/hash";
import { hexOf } from "../net/bytes";
import { canonical } from "../net/luck";
import type { Outcome, SeatInfo, Snapshot, Step, WireEvent } from "../net/wire";

export const SEEN_VERSION = 1;
const VIEW_HEX = 32;
const GAME_CAUSES = new Set(["started", "played", "undone"]);
/** Cause under which a view is stored that came without a step of the game. */
export const LOOKED = "shown";
/** What a game's luck is bound to, fixed before anybody contributes. */
export const BOUND = ["table", "game", "edition", "options"] as const;
const SEAT_CAUSES = new Set(["seat", "joined", "left"]);

/** A step of the game as it was shown. */
export interface SeenStep {
  readonly seq: number;
  readonly cause: string;
  readonly seat: number | null;
  readonly number: number | null;
  /** Number of actions undone. */
  readonly undone: number;
  readonly events: readonly WireEvent[];
  /** Digest of the view after it; empty if only a later view was shown. */
  readonly view: string;
  /** Whether steps before it were not shown. */
  readonly gap: boolean;
  /** For an undo: whether this browser asked for it or agreed, or a bot played its seat; null if nobody was looking. */
  readonly consent: boolean | null;
}

/** Whether a step changes the game or claims to; only such steps have events, numbers and undone steps. */
function isOfGame({ cause, events, undone, number }: Step): boolean {
  return GAME_CAUSES.has(cause) || events.length > 0 || undone.length > 0 || number !== null;
}

/** Whether the cause of a stored step is one of the game's. */
export function mayChangeGame({ cause }: SeenStep): boolean {
  return GAME_CAUSES.has(cause);
}

/** What was shown when the game began. */
export interface Beginning {
  /** Empty if somebody may have been renamed before this browser saw the start. */
  readonly names: string[];
  readonly contributions: (string | null)[];
  readonly keys: (string | null)[];
}

/** What was fixed before the game, as first shown. */
export interface Head {
  readonly table: string;
  readonly game: string;
  readonly edition: string;
  readonly options: Record<string, string>;
  /** Whether every frame called it practice. */
  readonly practice: boolean;
  /** As shown before the start; null if this browser came later. */
  readonly commitment: string | null;
  readonly beginning: Beginning | null;
  /** Name of a fixed value that was shown in two ways; empty if there is none. */
  readonly conflict: string;
}

/** Everything shown to one point of view at a table; seat null is the public view. */
export interface Seen extends Head {
  readonly tana: "seen";
  readonly version: number;
  readonly seat: number | null;
  /** Contributions of this browser, by seat. */
  readonly contributions: Record<string, string>;
  /** Public keys sent with the contributions, by seat. */
  readonly keys: Record<string, string>;
  readonly steps: readonly SeenStep[];
  /** The outcome shown with the last step. */
  readonly outcome: Outcome | null;
  /** The running digest of all steps. */
  readonly digest: string;
}

export function viewDigest(view: unknown): string {
  return hexOf(sha256(joined(canonical(view)))).slice(0, VIEW_HEX);
}

export function runningDigest(steps: readonly SeenStep[]): string {
  return steps.reduce((before, step) => {
    const shown = [step.seq, step.cause, step.seat, step.number, step.undone, step.events, step.view, step.gap];
    return hexOf(sha256(joined(before, canonical(shown))));
  }, "");
}

/** The names of the seats as written in a receipt. */
export function namesOf(seats: readonly SeatInfo[]): string[] {
  return seats.map((seat) => seat.name || `Seat ${seat.seat}`);
}

/** The fixed values of a frame. Its commitment only counts before the start (see `firstHead`). */
export function headOf(now: Snapshot, steps: readonly Step[]): Head {
  const { table, game, edition, options, practice, phase, fairness } = now;
  const { contributions, keys, commitment } = fairness;
  const begun = phase !== "gathering";
  const names = showsStart(steps) ? namesOf(now.seats) : [];
  return {
    table,
    game,
    edition,
    options,
    practice,
    conflict: "",
    commitment,
    beginning: begun ? { names, contributions, keys } : null,
  };
}

/** Whether these steps contain the start of the game, and nobody was seated or renamed since. */
function showsStart(steps: readonly Step[]): boolean {
  const start = steps.findIndex((step) => step.cause === "started");
  return start >= 0 && !steps.slice(start).some((step) => SEAT_CAUSES.has(step.cause));
}

/** The head after the first frame of a table. */
export function firstHead(now: Head): Head {
  return { ...now, commitment: now.beginning ? null : now.commitment };
}

/** Merge what was known of a table with a new frame; what was shown first counts. */
export function mergedHead(known: Head, now: Head): Head {
  const begun = known.beginning ?? now.beginning;
  return {
    ...known,
    practice: known.practice && now.practice,
    commitment: known.commitment ?? (begun ? null : now.commitment),
    beginning: begun,
    conflict: known.conflict || now.conflict || conflictOf(known, now),
  };
}

/** Name of a value that was shown differently before; empty if there is none. */
function conflictOf(known: Head, now: Head): string {
  const [then, today] = [fixedIn(known), fixedIn(now)];
  const changed = Object.entries(then).find(([name, was]) => {
    const is = today[name];
    return was !== null && is !== null && canonical(was) !== canonical(is);
  });
  return changed?.[0] ?? "";
}

/** Every value that never changes, as far as it was shown. */
function fixedIn({ table, game, edition, options, commitment, beginning }: Head): Record<string, unknown> {
  const { contributions = null, keys = null } = beginning ?? {};
  return { table, game, edition, options, commitment, contributions, keys };
}

/** Whether an undo among these steps needed no consent of this browser, because bots play all its seats; null if
 * unknown. `followed` means that this page has seen everything up to these steps. */
export function consentOf(steps: readonly Step[], { seats, you }: Snapshot, followed: boolean): boolean | null {
  if (!followed || (steps.length > 1 && steps.some((step) => SEAT_CAUSES.has(step.cause)))) return null;
  return !seats.some((seat) => you.seats.includes(seat.seat) && seat.kind !== "bot");
}

/** The steps of the game among these. `now` is the table after the last one, `consent` that to an undo among them. */
export function shownSteps(steps: readonly Step[], now: Snapshot, gap: boolean, consent: boolean | null): SeenStep[] {
  const found = steps.filter(isOfGame);
  return found.map((step, i) => ({
    seq: step.seq,
    cause: step.cause,
    seat: step.seat,
    number: step.number,
    undone: step.undone.length,
    events: step.events,
    view: i === found.length - 1 ? viewDigest(now.view) : "",
    gap: gap && i === 0,
    consent: step.cause === "undone" ? consent : true,
  }));
}

/** The row of a view that came without a step of the game. */
export function look(seq: number, view: string, gap: boolean): SeenStep {
  return { seq, cause: LOOKED, seat: null, number: null, undone: 0, events: [], view, gap, consent: true };
}

/** Merge a step shown twice, in two tabs or after a reload; null if they contradict each other. */
export function mergedStep(known: SeenStep, now: SeenStep): SeenStep | null {
  if (known.view && now.view && known.view !== now.view) return null;
  if (known.cause === LOOKED || now.cause === LOOKED) {
    const step = known.cause === LOOKED ? now : known;
    return { ...step, view: known.view || now.view, gap: known.gap && now.gap };
  }
  const what = ({ seq, cause, seat, number, undone, events }: SeenStep) =>
    canonical([seq, cause, seat, number, undone, events]);
  if (what(known) !== what(now)) return null;
  return {
    ...known,
    view: known.view || now.view,
    gap: known.gap && now.gap,
    consent: known.consent || now.consent || (known.consent ?? now.consent),
  };
}
