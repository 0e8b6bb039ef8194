/** Bots for tables in the page: quick levels answer at once, foxes and owls think in as many workers as there are cores. */
import type { AssumedLevels } from "./rules/calibration";
import type { MadeMove, MoveReport } from "./rules/move_analysis";
import type { Graded, ReviewedMove } from "./rules/review";
import { makeLevel, merged, type Budget, type Level } from "./rules/levels";
import type { Rules } from "./rules/rules";
import type { Glimpse, LevelChoice, State } from "./rules/types";
import { Thinker, type Found, type Task } from "./thinker";
import type { Order, Report } from "./thinker.worker";

/** A table's fox has two trees in every thinker, about nine megabytes: so it stays within 64. */
const MOST_THINKERS = 6;
/** Longer than any thought: a worker that the system has ended never answers. */
const PATIENCE_MS = 20_000;
/** Answers where every thinker has failed. */
const STAND_IN = "digger";

/** The part of `Worker` used here. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** The number of thinkers: one core is left to the page. */
export function thinkersFor(cores: number | undefined): number {
  return Math.max(1, Math.min(MOST_THINKERS, (cores ?? 2) - 1));
}

/** A thinker in another thread, considered dead after a long silence. */
class Remote {
  private readonly waiting = new Map<number, { resolve(found: unknown): void; reject(fault: Error): void }>();
  private next = 0;

  constructor(
    private readonly worker: WorkerLike,
    private readonly base: string,
    private readonly died: () => void,
  ) {
    worker.onmessage = ({ data }: MessageEvent<Report>) => {
      const asked = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ("fault" in data) asked?.reject(new Error(data.fault));
      else asked?.resolve(data.found);
    };
    worker.onerror = (event) => this.end(event.message);
  }

  work<T extends Task>(task: T): Promise<Found<T>> {
    const id = this.next++;
    return new Promise<Found<T>>((resolve, reject) => {
      const late = setTimeout(() => this.end("silent for too long"), PATIENCE_MS);
      const settle = <V>(then: (value: V) => void) => {
        return (value: V) => {
          clearTimeout(late);
          then(value);
        };
      };
      this.waiting.set(id, { resolve: settle((found) => resolve(found as Found<T>)), reject: settle(reject) });
      this.worker.postMessage({ id, base: this.base, task } satisfies Order);
    });
  }

  /** Terminate the worker and reject everything that waits for it. */
  end(why: string): void {
    this.worker.terminate();
    this.died();
    for (const asked of this.waiting.values()) asked.reject(new Error(why));
    this.waiting.clear();
  }
}

interface Working {
  end?(why: string): void;
  work<T extends Task>(task: T): Promise<Found<T>>;
}

export class Bots {
  private thinkers: Working[] | null = null;
  private readonly quick = new Map<string, Level>();
  private turn = 0;

  /** `makeWorker` raises where a browser gives no workers to workers: then the table's own thread thinks. */
  constructor(
    private readonly base: string,
    private readonly rulesOf: (game: string) => Promise<Rules>,
    private readonly makeWorker: () => WorkerLike,
    private readonly count: number,
    readonly budget: Budget = {},
    private readonly failed?: (fault: unknown) => void,
  ) {}

  /** What the bot of a seat does; `key` names the seat, so that its bot can keep a memory. Where a game's fox plays by
   * lot there is nothing to add up: one alone chooses. A search takes that `part` of its time. */
  async choose(rules: Rules, key: string, level: string, glimpse: Glimpse, part = 1): Promise<LevelChoice> {
    const only = rules.enter(glimpse.world).legal;
    if (only.length === 1 && only[0] !== undefined) return { action: only[0], estimates: [] };
    const { names, strategy, fox } = rules.layout.module.levels;
    const { seconds = fox.seconds, iterations } = this.budget;
    const withinMs = part < 1 && !iterations ? part * seconds * 1000 : undefined;
    if (!names[level]) return this.quickLevel(rules, key, level).choose(glimpse);
    const mixes = strategy !== null;
    const found = await Promise.allSettled(
      (mixes ? this.all().slice(0, 1) : this.all()).map((thinker, i) => {
        const seed = i === 0 ? "" : String(i);
        const asked = { game: rules.game, level, key, seed, budget: this.budget, withinMs, glimpse };
        return thinker.work({ kind: "think", ...asked });
      }),
    );
    const choices = found.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    if (choices.length) return merged(rules, choices);
    this.failed?.(found.find((one) => one.status === "rejected")?.reason);
    return this.quickLevel(rules, key, STAND_IN).choose(glimpse);
  }

  private quickLevel(rules: Rules, key: string, level: string): Level {
    const name = `${rules.game}/${key}/${level}`;
    let found = this.quick.get(name);
    if (!found) this.quick.set(name, (found = makeLevel(rules, level)));
    return found;
  }

  /** Each seat's chance to win in a position. */
  async chances(rules: Rules, state: State, games: number, key: number, levels: AssumedLevels): Promise<number[]> {
    return this.any().work({ kind: "chances", game: rules.game, state, games, key, levels });
  }

  /** What a move of a finished game gave away, and what its luck brought. */
  async analyseMove(rules: Rules, move: MadeMove, budget: Budget): Promise<MoveReport> {
    return this.any().work({ kind: "analyse", game: rules.game, move, budget });
  }

  /** What a decision of a finished game gave away, by what its seat knew. */
  async gradeMove(rules: Rules, move: ReviewedMove): Promise<Graded> {
    return this.any().work({ kind: "grade", game: rules.game, move });
  }

  /** Terminate all thinkers; what they were asked is rejected. */
  end(): void {
    for (const thinker of this.thinkers ?? []) thinker.end?.("cancelled");
    this.thinkers = null;
  }

  /** Thinkers are used in turn. */
  private any(): Working {
    const all = this.all();
    const thinker = all[this.turn++ % all.length];
    if (!thinker) throw new Error("nobody thinks");
    return thinker;
  }

  /** How many can think at the same time. */
  get width(): number {
    return this.all().length;
  }

  private all(): Working[] {
    return (this.thinkers ??= this.begin());
  }

  private begin(): Working[] {
    try {
      return Array.from({ length: this.count }, () => {
        const made: Remote = new Remote(this.makeWorker(), this.base, () => this.lose(made));
        return made;
      });
    } catch {
      // No workers inside workers: see the constructor.
      return [new Thinker(this.rulesOf)];
    }
  }

  private lose(dead: Working): void {
    this.thinkers = this.thinkers?.filter((one) => one !== dead) ?? null;
    if (this.thinkers?.length === 0) this.thinkers = null;
  }
}
