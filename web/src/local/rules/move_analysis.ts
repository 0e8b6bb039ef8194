/** How a finished game went: what each move gave away, and what its luck brought (`tana.bots.analysis`). */
import { atOneGo, Fox, type Budget } from "./fox.ts";
import { botEntropy, joined, sha256 } from "./hash.ts";
import type { AnyRules } from "./rules.ts";
import { contextOf, type Rows, type SearchContext } from "./search_context.ts";
import type { Bytes, Glimpse, State } from "./types.ts";

/** The seed of the second search. */
const OTHER = "1";
/** The seed of an analysis: the same game and number of iterations give the same result. */
export const ROOT = sha256(joined("tana/1/analysis"));

/** A move of a finished game: its number, its seat, the true position before it, and its luck. */
export interface MadeMove {
  readonly number: number;
  readonly seat: number;
  readonly action: number;
  readonly before: State;
  readonly entropy: Bytes;
  /** Who is assumed to play on; without it, equally strong players. */
  readonly levels?: readonly string[];
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
  /** The same as compiled code has it. */
  readonly row: Rows;
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
export function* analysingMove(rules: AnyRules, move: MadeMove, budget: Budget): Generator<unknown, MoveReport, void> {
  const context = contextOf(rules);
  const glimpse = rules.glimpse(move.before, move.seat, botEntropy(ROOT, move.seat, move.number));
  const { iterations = 0, seconds = context.layout.fox.seconds } = budget;
  const half = { iterations: Math.ceil(iterations / 2), seconds: seconds / 2 };
  const one = yield* looking(context, glimpse, half, "");
  const other = yield* looking(context, glimpse, half, OTHER);
  context.judge(glimpse, move, one, other);
  context.weighLuck(move, joined(ROOT, `/throws/${String(move.number)}`));
  return reportOf(context, context.report(), glimpse.seats);
}

/** The same without interruption. */
export function analyseMove(rules: AnyRules, move: MadeMove, budget: Budget): MoveReport {
  return atOneGo(analysingMove(rules, move, budget));
}

/** What there was to choose, best first; nothing if there was no choice. */
function* looking(
  context: SearchContext,
  glimpse: Glimpse,
  half: Budget,
  seed: string,
): Generator<unknown, Rows, void> {
  if (context.rules.enter(glimpse.world).legal.length === 1) return new Float64Array();
  const fox = new Fox(context, half, seed, false);
  try {
    return yield* fox.thinkRows(glimpse);
  } finally {
    fox.dispose();
  }
}

function reportOf({ layout }: SearchContext, row: Rows, seats: number): MoveReport {
  const { report: at } = layout;
  const read = (place: number) => row[place] ?? 0;
  const several = (place: number, count: number) => Array.from(row.subarray(place, place + count));
  const points = several(at.points, read(at.reasons));
  const drawn = read(at.drawn) ? seats : 0;
  return {
    number: read(at.number),
    seat: read(at.seat),
    action: read(at.action),
    best: read(at.best),
    loss: read(at.loss),
    apart: read(at.apart),
    error: read(at.error),
    why: several(at.terms, points.length).map((term, i) => [layout.terms[term] ?? "", points[i] ?? 0] as const),
    luck: several(at.luck, drawn),
    luckError: several(at.luck_error, drawn),
    row,
  };
}

/** Luck and choice of a game, summed for each seat. */
export function accountsOf(rules: AnyRules, reports: readonly MoveReport[], seats: number): Account[] {
  const context = contextOf(rules);
  const { totals: at, costly: most } = context.layout;
  const rows = context.sumUp(
    reports.map(({ row }) => row),
    seats,
  );
  return rows.map((row, seat) => ({
    seat,
    luck: row[at.luck] ?? 0,
    luckError: row[at.luck_error] ?? 0,
    lost: row[at.lost] ?? 0,
    lostError: row[at.lost_error] ?? 0,
    costly: Array.from(row.subarray(at.costly, at.costly + most)).flatMap(
      (number) => reports.find((report) => report.number === number) ?? [],
    ),
  }));
}
