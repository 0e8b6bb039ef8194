/** How a finished game went: what each move gave away, and what its luck brought. As `tana.bots.analysis`. */
import { rounded, type Bench } from "./bench.ts";
import { shownChance } from "./calibration.ts";
import { atOneGo, Fox, type Budget } from "./fox.ts";
import { botEntropy, deriveEntropy, joined, sha256 } from "./hash.ts";
import { benchOf, merged } from "./levels.ts";
import type { AnyRules } from "./rules.ts";
import type { Estimate, Glimpse, State } from "./types.ts";

/** How many other throws or draws are looked at for what one of them brought. */
const THROWS = 48;
/** Games played on from each of them, in games whose chances cannot be judged at a glance. */
const PLAYOUTS = 100;
const NORMAL_95 = 1.959963984540054;
const MOST_COSTLY = 3;
const REASONS = 3;
/** The seed of the second search. */
const OTHER = "1";
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
  /** The chance that was given away, by what the seat knew: a little below 0 where the searches do not agree and nothing
   * was. How far apart they are about it; and at most half the width of its 95% interval. */
  readonly loss: number;
  readonly apart: number;
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
  const half = {
    ...budget,
    iterations: Math.ceil((budget.iterations ?? 0) / 2),
    seconds: secondsOf(bench, budget) / 2,
  };
  const one = yield* looking(bench, glimpse, half, "");
  const other = yield* looking(bench, glimpse, half, OTHER);
  const { luck, luckError } = yield* weighLuck(bench, move);
  return { ...choiceOf(bench, glimpse, move, one, other), luck, luckError };
}

/** The same at one go. */
export function judged(rules: AnyRules, move: MadeMove, budget: Budget): MoveReport {
  return atOneGo(judging(rules, move, budget));
}

const secondsOf = (bench: Bench, budget: Budget): number => budget.seconds ?? bench.layout.fox.seconds;

/** What there was to choose, best first. */
function* looking(bench: Bench, glimpse: Glimpse, half: Budget, seed: string): Generator<unknown, Estimate[], void> {
  if (bench.rules.enter(glimpse.world).legal.length === 1) return [];
  const fox = new Fox(bench, half, seed, false);
  try {
    const estimates = yield* fox.think(glimpse);
    return estimates.map((one) => ({ ...one, chance: shownChance(bench.layout, glimpse.seats, one.chance) }));
  } finally {
    fox.dispose();
  }
}

/** What a choice gave away against the best of each search, as the other one sees it, which did not choose it. */
function choiceOf(bench: Bench, glimpse: Glimpse, move: MadeMove, one: Estimate[], other: Estimate[]) {
  const { number, seat, action } = move;
  const { estimates } = merged([one, other].map((half) => ({ action, estimates: half })));
  const [best, first, second] = [estimates[0], one[0], other[0]];
  if (!best || !first || !second) return { number, seat, action, best: action, loss: 0, apart: 0, error: 0, why: [] };
  const losses = [behind(first.action, action, other), behind(second.action, action, one)] as const;
  const loss = (losses[0] + losses[1]) / 2;
  const made = estimateOf(estimates, action);
  return {
    ...{ number, seat, action, best: best.action, loss, apart: Math.abs(losses[0] - losses[1]) },
    error: action === best.action ? 0 : errorOf(best, made),
    why: loss > 0 && action !== best.action ? reasons(bench, glimpse, best.action, action) : [],
  };
}

/** The terms by which the best choice is ahead of the one made. */
function reasons(bench: Bench, glimpse: Glimpse, best: number, made: number): MoveReport["why"] {
  const [better, chosen] = [bench.termsAfter(glimpse, best), bench.termsAfter(glimpse, made)];
  return Object.entries(better)
    .map(([term, points]) => [term, rounded(points - (chosen[term] ?? 0), 2)] as const)
    .filter(([, points]) => points > 0)
    .sort((a, b) => b[1] - a[1])
    .slice(0, REASONS);
}

/** An action that the search never met is no better than the worst that it did. */
function estimateOf(estimates: readonly Estimate[], action: number): Estimate {
  const found = estimates.find((one) => one.action === action);
  if (found) return found;
  const least = estimates.reduce((one, other) => (one.chance <= other.chance ? one : other));
  return { ...least, action, visits: 1 };
}

/** How far one action is behind another by a search that chose neither. */
function behind(best: number, made: number, judges: readonly Estimate[]): number {
  return made === best ? 0 : estimateOf(judges, best).chance - estimateOf(judges, made).chance;
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
      bench.layout.glances ? 0 : (chance * (1 - chance)) / PLAYOUTS,
    ),
  );
  return { luck: found.map(([luck]) => luck), luckError: found.map(([, error]) => error) };
}

function broughtTo(chance: number, others: readonly number[], noise: number): [luck: number, error: number] {
  const mean = sumOf(others) / others.length;
  const variance = sumOf(others.map((other) => (other - mean) ** 2)) / (others.length - 1);
  return [chance - mean, NORMAL_95 * Math.sqrt(variance / others.length + noise)];
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
    const own = reports.filter((report) => report.seat === seat);
    const costly = own.filter(({ loss, best, action }) => loss > 0 && best !== action);
    return {
      seat,
      luck: sumOf(drawn.map(({ luck }) => luck[seat] ?? 0)),
      luckError: Math.hypot(...drawn.map(({ luckError }) => luckError[seat] ?? 0)),
      lost: Math.max(0, sumOf(own.map(({ loss }) => loss))),
      lostError: NORMAL_95 * Math.hypot(...own.map(({ apart }) => apart / 2)),
      costly: costly.sort((one, other) => other.loss - one.loss || one.number - other.number).slice(0, MOST_COSTLY),
    };
  });
}
