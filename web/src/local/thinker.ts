/** One that thinks for a table: foxes and owls, and the chances after a game. In a worker of its own, or beside the table. */
import { judging, type MadeMove, type MoveReport } from "./rules/judge";
import { chancesOf, makeLevel, type Budget, type Level, type LevelName } from "./rules/levels";
import type { Rules } from "./rules/rules";
import type { Glimpse, LevelChoice, State } from "./rules/types";

/** Fox or owl thinks about a glimpse. `key` names its seat, so that it can keep what it thought. */
export interface Question {
  readonly kind: "think";
  readonly game: string;
  readonly level: LevelName;
  readonly key: string;
  readonly seed: string;
  readonly budget: Budget;
  readonly glimpse: Glimpse;
}

/** The chances of all seats in a true position, from so many games played on. */
export interface Chances {
  readonly kind: "chances";
  readonly game: string;
  readonly state: State;
  readonly games: number;
  readonly key: number;
}

/** What a move of a finished game gave away, and what its luck brought. */
export interface Judge {
  readonly kind: "judge";
  readonly game: string;
  readonly move: MadeMove;
  readonly budget: Budget;
}

export type Task = Question | Chances | Judge;
export type Found<T extends Task> = T extends Question ? LevelChoice : T extends Chances ? number[] : MoveReport;

const LEAST_PAUSE_MS = 0;

export class Thinker {
  private thinking: { key: string; level: Level } | null = null;

  constructor(private readonly rulesOf: (game: string) => Promise<Rules>) {}

  async work<T extends Task>(task: T): Promise<Found<T>>;
  async work(task: Task): Promise<LevelChoice | number[] | MoveReport> {
    const rules = await this.rulesOf(task.game);
    if (task.kind === "chances") return chancesOf(rules, task.state, task.games, task.key);
    if (task.kind === "judge") return inPieces(judging(rules, task.move, task.budget));
    return inPieces(this.level(rules, task).thinking(task.glimpse));
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

/** In small pieces, so that whoever shares this thread gets a turn. */
async function inPieces<T>(work: Generator<unknown, T, void>): Promise<T> {
  for (;;) {
    const piece = work.next();
    if (piece.done) return piece.value;
    await new Promise((resolve) => setTimeout(resolve, LEAST_PAUSE_MS));
  }
}
