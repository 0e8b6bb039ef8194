/** Thinks for a table, in its own worker or in the table's thread: foxes, owls, win probabilities. */
import { analysingMove, type MadeMove, type MoveReport } from "./rules/move_analysis";
import { gradingMove, type Graded, type ReviewedMove } from "./rules/review";
import { chancesOf, makeLevel, type Budget, type Level } from "./rules/levels";
import type { Rules } from "./rules/rules";
import type { Glimpse, LevelChoice, State } from "./rules/types";

/** Fox or owl thinks about a glimpse. `key` names its seat, so that it can keep what it thought. */
export interface Question {
  readonly kind: "think";
  readonly game: string;
  readonly level: string;
  readonly key: string;
  readonly seed: string;
  readonly budget: Budget;
  /** A search ends after this time, if it is less than its own. */
  readonly withinMs?: number | undefined;
  readonly glimpse: Glimpse;
}

/** The chances of all seats in a true position, from so many games played on. */
export interface Chances {
  readonly kind: "chances";
  readonly game: string;
  readonly state: State;
  readonly games: number;
  readonly key: number;
  readonly levels: readonly string[];
}

/** What a move of a finished game gave away, and what its luck brought. */
export interface Judge {
  readonly kind: "analyse";
  readonly game: string;
  readonly move: MadeMove;
  readonly budget: Budget;
}

/** What a decision of a finished game gave away, by what its seat knew. */
export interface Grade {
  readonly kind: "grade";
  readonly game: string;
  readonly move: ReviewedMove;
}

export type Task = Question | Chances | Judge | Grade;
export type Found<T extends Task> = T extends Question
  ? LevelChoice
  : T extends Chances
    ? number[]
    : T extends Grade
      ? Graded
      : MoveReport;

export class Thinker {
  private thinking: { key: string; level: Level } | null = null;

  constructor(private readonly rulesOf: (game: string) => Promise<Rules>) {}

  async work<T extends Task>(task: T): Promise<Found<T>>;
  async work(task: Task): Promise<LevelChoice | number[] | MoveReport | Graded> {
    const rules = await this.rulesOf(task.game);
    if (task.kind === "chances") return chancesOf(rules, task.state, task.games, task.key, task.levels);
    if (task.kind === "analyse") return inPieces(analysingMove(rules, task.move, task.budget));
    if (task.kind === "grade") return inPieces(gradingMove(rules, task.move));
    const level = this.level(rules, task);
    return inPieces(level.thinking(task.glimpse), task.withinMs, () => level.stop());
  }

  /** The bot of a seat; of one seat alone, since its trees are most of the memory that a table needs. */
  private level(rules: Rules, asked: Question): Level {
    const { game, level, key, seed, budget } = asked;
    const name = `${game}/${key}/${level}/${seed}/${JSON.stringify(budget)}`;
    if (this.thinking?.key !== name) {
      this.thinking?.level.dispose();
      this.thinking = { key: name, level: makeLevel(rules, level, { budget, seed, explain: true }) };
    }
    return this.thinking.level;
  }
}

/** Do the work in small pieces, yielding to other tasks of this thread in between: by messages to itself, since timers
 * in a row wait for 4 ms each, a sixth of the time that a piece takes. `stop` it after a time. */
async function inPieces<T>(work: Generator<unknown, T, void>, withinMs = Infinity, stop?: () => void): Promise<T> {
  const end = performance.now() + withinMs;
  const { port1, port2 } = new MessageChannel();
  try {
    for (;;) {
      const piece = work.next();
      if (piece.done) return piece.value;
      if (performance.now() >= end) stop?.();
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  } finally {
    port1.close();
  }
}
