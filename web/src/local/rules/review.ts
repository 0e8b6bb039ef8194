/** A review of one seat's game: what each decision gave away, by what the seat knew (`tana.bots.review`). */
import { atOneGo, Fox } from "./fox.ts";
import { botEntropy } from "./hash.ts";
import { ROOT } from "./move_analysis.ts";
import type { AnyRules } from "./rules.ts";
import { contextOf, type Pooled, type Rows, type SearchContext } from "./search_context.ts";
import type { Glimpse, State } from "./types.ts";

/** A move of a finished game, and the true position before it. Seats count from 0. */
export interface ReviewedMove {
  readonly number: number;
  readonly seat: number;
  readonly action: number;
  readonly before: State;
  /** The length of each pair of searches; without it, what suits the game. */
  readonly iterations?: number;
}

/** A choice with the chance to win that it leaves. */
export interface ReviewOption {
  readonly action: number;
  readonly chance: number;
}

/** A graded decision; `options` is empty for a forced move, which has no grade. */
export interface Graded {
  readonly number: number;
  readonly action: number;
  readonly best: number;
  readonly before: number;
  readonly after: number;
  readonly loss: number;
  readonly error: number;
  readonly stake: number;
  /** Empty for a sound move. */
  readonly grade: string;
  readonly why: readonly (readonly [term: string, points: number])[];
  /** All choices, the most promising first. */
  readonly options: readonly ReviewOption[];
  /** The report as compiled code has it. */
  readonly row: Rows;
}

/** The sums over a seat's game. */
export interface ReviewSums {
  readonly decisions: number;
  readonly inaccuracies: number;
  readonly mistakes: number;
  readonly blunders: number;
  readonly accuracy: number;
  readonly lost: number;
  readonly lostError: number;
  readonly adjusted: number;
  readonly adjustedError: number;
}

/** Grade a move in small pieces: yields in between. */
export function* gradingMove(rules: AnyRules, move: ReviewedMove): Generator<unknown, Graded, void> {
  const context = contextOf(rules);
  const { pairs, more_pairs: most } = context.layout.review;
  const glimpse = rules.glimpse(move.before, move.seat, botEntropy(ROOT, move.seat, move.number));
  let known: Pooled = {
    rows: new Float64Array(),
    report: context.newReport(move.number, move.seat, move.action),
    open: true,
  };
  const forced = rules.enter(glimpse.world).legal.length === 1;
  const iterations = Math.ceil((move.iterations ?? context.layout.thought) / 2);
  for (let pair = 0; !forced && pair < most && (pair < pairs || known.open); pair++) {
    const one = yield* searching(context, glimpse, iterations, 2 * pair);
    const other = yield* searching(context, glimpse, iterations, 2 * pair + 1);
    known = context.judgePair(glimpse, known, one, other);
  }
  return gradedOf(context, known);
}

/** The same without interruption. */
export function gradeMove(rules: AnyRules, move: ReviewedMove): Graded {
  return atOneGo(gradingMove(rules, move));
}

function* searching(
  context: SearchContext,
  glimpse: Glimpse,
  iterations: number,
  number: number,
): Generator<unknown, Rows, void> {
  const fox = new Fox(context, { iterations }, number ? String(number) : "", false);
  try {
    return yield* fox.thinkRows(glimpse);
  } finally {
    fox.dispose();
  }
}

function gradedOf({ layout }: SearchContext, { report: row, rows }: Pooled): Graded {
  const { report: at, columns, width } = layout;
  const read = (place: number) => row[place] ?? 0;
  const reasons = Array.from({ length: read(at.reasons) }, (_, i) => i);
  return {
    number: read(at.number),
    action: read(at.action),
    best: read(at.best),
    before: read(at.before),
    after: read(at.after),
    loss: read(at.loss),
    error: read(at.error),
    stake: read(at.stake),
    grade: layout.review.grades[read(at.grade)] ?? "",
    why: reasons.map((i) => [layout.terms[read(at.terms + i)] ?? "", read(at.points + i)] as const),
    options: Array.from({ length: rows.length / width }, (_, i) => ({
      action: rows[i * width + columns.action] ?? 0,
      chance: rows[i * width + columns.win] ?? 0,
    })),
    row,
  };
}

/** The sums over the graded moves of a seat, in the order of the game. */
export function reviewSums(rules: AnyRules, graded: readonly Graded[], seat: number): ReviewSums {
  const context = contextOf(rules);
  const { verdict: at } = context.layout;
  const row = context.reviewSeat(
    graded.map((move) => move.row),
    seat,
  );
  const read = (place: number) => row[place] ?? 0;
  return {
    decisions: read(at.decisions),
    inaccuracies: read(at.inaccuracies),
    mistakes: read(at.mistakes),
    blunders: read(at.blunders),
    accuracy: read(at.accuracy),
    lost: read(at.lost),
    lostError: read(at.lost_error),
    adjusted: read(at.adjusted),
    adjustedError: read(at.adjusted_error),
  };
}
