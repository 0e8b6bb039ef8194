/** How a finished game went: what each move gave away, and what its luck brought. As `tana.bots.analysis`. */
import { rounded, type Bench } from "./bench.ts";
import { shownChance } from "./calibration.ts";
import { atOneGo, Fox, type Budget } from "./fox.ts";
import { botEntropy, deriveEntropy, joined, sha256 } from "./hash.ts";
import { benchOf } from "./levels.ts";
import type { AnyRules } from "./rules.ts";
import type { Estimate, Glimpse, State } from "./types.ts";

/** How many other throws or draws are looked at for what one of them brought. */
const THROWS = 48;
/** Games played on from each of them, in games whose chances cannot be judged at a glance. */
const PLAYOUTS = 100;
const NORMAL_95 = 1.959963984540054;
const MOST_COSTLY = 3;
const REASONS = 3;
/** Luck of the analysis's own. */
const ROOT = sha256(joined("tana/1/analysis"));

/** A move of a finished game: the how-manieth, whose, and the true positions around it. */
export interface MadeMove {
  readonly number: number;
  readonly seat: number;
  readonly action: number;
  readonly before: State;
  readonly after: State;
}

/** What was found out about a move. Seats count from 0. */
export interface MoveReport {
  readonly number: number;
  readonly seat: number;
  readonly action: number;
  readonly best: number;
  /** The chance that was given away, by what the seat knew, and half the width of its 95% interval. */
  readonly loss: number;
  readonly error: number;
  /** The terms by which the best choice is ahead, in points, the most first. */
  readonly why: readonly (readonly [term: string, points: number])[];
  /** What the throw or draw that followed brought each seat; empty without one. */
  readonly luck: readonly number[];
  readonly luckError: readonly number[];
}

/** What luck and choice did for one seat, in chances to win. */
export interface Account {
  readonly seat: number;
  readonly luck: number;
  readonly luckError: number;
  readonly lost: number;
  readonly lostError: number;
  /** Its most costly moves, the worst first. */
  readonly costly: readonly MoveReport[];
}

/** Judge a move in small pieces: yields in between, and returns what was found. */
export function* judging(rules: AnyRules, move: MadeMove, budget: Budget): Generator<unknown, MoveReport, void> {
  const bench = benchOf(rules);
  const glimpse = rules.glimpse(move.before, move.seat, botEntropy(ROOT, move.seat, move.number));
  const estimates = yield* looking(bench, glimpse, budget);
  const { luck, luckError } = yield* weighLuck(bench, move);
  return { ...choiceOf(bench, glimpse, move, estimates), luck, luckError };
}

/** The same at one go. */
export function judged(rules: AnyRules, move: MadeMove, budget: Budget): MoveReport {
  return atOneGo(judging(rules, move, budget));
}

/** What there was to choose, best first. */
function* looking(bench: Bench, glimpse: Glimpse, budget: Budget): Generator<unknown, Estimate[], void> {
  if (bench.rules.enter(glimpse.world).legal.length === 1) return [];
  const fox = new Fox(bench, budget, "", false);
  try {
    const estimates = yield* fox.think(glimpse);
    return estimates.map((one) => ({ ...one, chance: shownChance(bench.layout, glimpse.seats, one.chance) }));
  } finally {
    fox.dispose();
  }
}

function choiceOf(bench: Bench, glimpse: Glimpse, move: MadeMove, estimates: readonly Estimate[]) {
  const { number, seat, action } = move;
  const [best] = estimates;
  const made = estimates.find((one) => one.action === action) ?? leastOf(estimates, action);
  if (!best || !made || made.chance >= best.chance)
    return { number, seat, action, best: best?.action ?? action, loss: 0, error: 0, why: [] };
  const [better, chosen] = [bench.termsAfter(glimpse, best.action), bench.termsAfter(glimpse, action)];
  const why = Object.entries(better)
    .map(([term, points]) => [term, rounded(points - (chosen[term] ?? 0), 2)] as const)
    .filter(([, points]) => points > 0)
    .sort((one, other) => other[1] - one[1])
    .slice(0, REASONS);
  return { number, seat, action, best: best.action, loss: best.chance - made.chance, error: errorOf(best, made), why };
}

/** An action that the search never met is no better than the worst that it did. */
function leastOf(estimates: readonly Estimate[], action: number): Estimate | null {
  const least = estimates.reduce<Estimate | null>(
    (one, other) => (one && one.chance <= other.chance ? one : other),
    null,
  );
  return least && { ...least, action };
}

/** Of the difference of two estimates, each a share of as many samples as it was visited. */
function errorOf(...both: readonly Estimate[]): number {
  const variance = both.reduce((sum, { chance, visits }) => sum + (chance * (1 - chance)) / Math.max(1, visits), 0);
  return NORMAL_95 * Math.sqrt(Math.max(0, variance));
}

/** What the luck of a move brought each seat: its chances less those on average over such throws and draws. */
function* weighLuck(bench: Bench, move: MadeMove): Generator<undefined, Pick<MoveReport, "luck" | "luckError">, void> {
  const others = throwsOf(bench.rules, move);
  if (others.every((state) => isSame(state, move.after))) return { luck: [], luckError: [] };
  const known = new Map<string, number[]>();
  const chances = (state: State) => {
    const name = String.fromCharCode(...state);
    const found = known.get(name) ?? bench.chances(state, PLAYOUTS, 0);
    known.set(name, found);
    return found;
  };
  const rows: number[][] = [];
  for (const state of others) {
    rows.push(chances(state));
    yield;
  }
  const found = chances(move.after).map((chance, seat) =>
    broughtTo(
      chance,
      rows.map((row) => row[seat] ?? 0),
    ),
  );
  return { luck: found.map(([luck]) => luck), luckError: found.map(([, error]) => error) };
}

function broughtTo(chance: number, others: readonly number[]): [luck: number, error: number] {
  const mean = sumOf(others) / others.length;
  const variance = sumOf(others.map((other) => (other - mean) ** 2)) / (others.length - 1);
  return [chance - mean, NORMAL_95 * Math.sqrt(variance / others.length)];
}

/** Where the same action would have led with other luck. */
function throwsOf(rules: AnyRules, { number, action, before }: MadeMove): State[] {
  const root = joined(ROOT, `/throws/${String(number)}`);
  return Array.from({ length: THROWS }, (_, i) => {
    const played = rules.play(before, action, deriveEntropy(root, i));
    if (!played) throw new RangeError(`move ${String(number)} cannot be made`);
    return played.position.state;
  });
}

function isSame(one: State, other: State): boolean {
  return one.every((byte, i) => byte === other[i]);
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Luck and choice of a game, summed for each seat. */
export function accountsOf(reports: readonly MoveReport[], seats: number): Account[] {
  const drawn = reports.filter(({ luck }) => luck.length > 0);
  return Array.from({ length: seats }, (_, seat) => {
    const own = reports.filter((report) => report.seat === seat && report.loss > 0);
    return {
      seat,
      luck: sumOf(drawn.map(({ luck }) => luck[seat] ?? 0)),
      luckError: Math.hypot(...drawn.map(({ luckError }) => luckError[seat] ?? 0)),
      lost: sumOf(own.map(({ loss }) => loss)),
      lostError: Math.hypot(...own.map(({ error }) => error)),
      costly: own.sort((one, other) => other.loss - one.loss || one.number - other.number).slice(0, MOST_COSTLY),
    };
  });
}
