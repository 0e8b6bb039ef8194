/** One that thinks for a table: foxes, and the chances after a game. In a worker of its own, or beside the table. */
import { chancesOf, makeLevel, type Budget, type Level } from "./rules/levels";
import type { Rules } from "./rules/rules";
import type { Glimpse, LevelChoice, State } from "./rules/types";

/** Fox thinks about a glimpse. `key` names its seat, so that it can keep what it thought. */
export interface Question {
  readonly kind: "think";
  readonly game: string;
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

export type Task = Question | Chances;
export type Found<T extends Task> = T extends Question ? LevelChoice : number[];

const LEAST_PAUSE_MS = 0;

export class Thinker {
  private fox: { key: string; level: Level } | null = null;

  constructor(private readonly rulesOf: (game: string) => Promise<Rules>) {}

  async work<T extends Task>(task: T): Promise<Found<T>>;
  async work(task: Task): Promise<LevelChoice | number[]> {
    const rules = await this.rulesOf(task.game);
    if (task.kind === "chances") return chancesOf(rules, task.state, task.games, task.key);
    return this.think(rules, task);
  }

  /** In small pieces, so that whoever shares this thread gets a turn. */
  private async think(rules: Rules, asked: Question): Promise<LevelChoice> {
    const thinking = this.level(rules, asked).thinking(asked.glimpse);
    for (;;) {
      const piece = thinking.next();
      if (piece.done) return piece.value;
      await new Promise((resolve) => setTimeout(resolve, LEAST_PAUSE_MS));
    }
  }

  /** The fox of a seat; of one seat alone, since its trees are most of the memory that a table needs. */
  private level(rules: Rules, asked: Question): Level {
    const name = `${asked.game}/${asked.key}/${asked.seed}/${JSON.stringify(asked.budget)}`;
    if (this.fox?.key !== name) {
      this.fox?.level.dispose();
      const { budget, seed } = asked;
      this.fox = { key: name, level: makeLevel(rules, "fox", { budget, seed, explain: true }) };
    }
    return this.fox.level;
  }
}
