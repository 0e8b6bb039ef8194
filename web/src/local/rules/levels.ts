/** The bots that play against people: sprout, digger, fox and owl. They make the same choices as Python's (`tana.bots`)
 * for the same glimpse and luck. A level plays one seat of one game and remembers; it never meets the true state. */
import type { AssumedLevels } from "./calibration.ts";
import { Fox, type Budget } from "./fox.ts";
import type { AnyRules } from "./rules.ts";
import { contextOf } from "./search_context.ts";
import { BadInput, type Glimpse, type LevelChoice } from "./types.ts";

export type { Budget } from "./fox.ts";
export { contextOf } from "./search_context.ts";

/** A bot. */
export interface Level {
  /** Think in small pieces: yields the part of the work that is done, 0 to 1, every twentieth of a second or so, and
   * returns the choice. */
  thinking(glimpse: Glimpse): Generator<number, LevelChoice, void>;
  /** The same without interruption. */
  choose(glimpse: Glimpse): LevelChoice;
  /** Stop at the next piece, with the best choice so far. */
  stop(): void;
  /** Free its memory; it must not be used again. */
  dispose(): void;
}

export interface LevelOptions {
  budget?: Budget;
  /** Another seed gives other choices from the same glimpse: for several workers that think together. */
  seed?: string;
  /** Whether the estimates come with their reasons. */
  explain?: boolean;
}

/** The names of the levels, weakest first. */
export function levelsOf(rules: AnyRules): string[] {
  return Object.keys(rules.layout.module.levels.names);
}

/** A level by name, for one seat of one game. */
export function makeLevel(rules: AnyRules, name: string, options: LevelOptions = {}): Level {
  const context = contextOf(rules);
  const { seed = "", explain = true } = options;
  const { digger, sprout, names } = context.layout;
  const { exports } = rules.memory;
  const belief = context.newBelief();
  if (names[name]) return new Fox(context, options.budget ?? {}, seed, explain, name === "owl");
  switch (name) {
    case "random":
      return new Quick((glimpse) => ({ action: context.anyAction(glimpse, seed), estimates: [] }));
    case "sprout":
      return new Quick((glimpse) => {
        context.ask(glimpse, seed, belief);
        return { action: exports.choose_carelessly(context.room, sprout.blunders, sprout.noise), estimates: [] };
      });
    case "digger":
      return new Quick((glimpse) => {
        const [only, ...others] = rules.enter(glimpse.world).legal;
        if (only !== undefined && !others.length) return { action: only, estimates: [] };
        context.believe(glimpse, belief, "update_belief");
        context.ask(glimpse, seed, belief);
        return context.choice(glimpse, exports.rank(context.room, digger.samples), explain);
      });
    default:
      throw new BadInput(`no level is called ${name}; levels: ${levelsOf(rules).join(", ")}`);
  }
}

/** The numbers that fox or owl needs in a game with a data file (`ModuleFiles.data`). */
export function feed(rules: AnyRules, data: ArrayBuffer): void {
  contextOf(rules).feed(data);
}

/** Each seat's chance to win in a true position, from so many quick games played on, if players of
 * these levels go on: for the chart after a game. */
export function chancesOf(
  rules: AnyRules,
  state: Uint8Array<ArrayBuffer>,
  games: number,
  key: number,
  levels?: AssumedLevels,
): number[] {
  return contextOf(rules).trueChances(state, games, key, levels);
}

/** What several foxes with seeds of their own found out about the same glimpse, as one: visits add up. */
export function merged(rules: AnyRules, choices: readonly LevelChoice[]): LevelChoice {
  return contextOf(rules).merge(choices);
}

/** A level that answers at once. */
class Quick implements Level {
  constructor(readonly choose: (glimpse: Glimpse) => LevelChoice) {}

  // It is done at its first step, so there is nothing to yield.
  // oxlint-disable-next-line require-yield
  *thinking(glimpse: Glimpse): Generator<number, LevelChoice, void> {
    return this.choose(glimpse);
  }

  stop(): void {
    // it is done already
  }

  dispose(): void {
    // it has nothing of its own
  }
}
