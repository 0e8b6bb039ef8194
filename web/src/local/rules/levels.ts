/** Whoever plays against people: sprout, digger, fox and owl, the same choices as Python's for the same glimpse and luck
 * (`tana.bots`). A level plays one seat of one game and remembers; it never meets the true state. */
import { Bench } from "./bench.ts";
import { Fox, type Budget } from "./fox.ts";
import type { AnyRules } from "./rules.ts";
import type { Estimate, Glimpse, LevelChoice } from "./types.ts";

export type { Budget } from "./fox.ts";

export const LEVELS = ["sprout", "digger", "fox", "owl"] as const;
export type LevelName = "random" | (typeof LEVELS)[number];

/** Anything that chooses. */
export interface Level {
  /** Think in small pieces: yields the part of the work that is done, 0 to 1, every twentieth of a second or so, and
   * returns the choice. */
  thinking(glimpse: Glimpse): Generator<number, LevelChoice, void>;
  /** The same at one go. */
  choose(glimpse: Glimpse): LevelChoice;
  /** Come to an end at the next piece, with the best so far. */
  stop(): void;
  /** Give back its memory; it is not asked again. */
  dispose(): void;
}

export interface LevelOptions {
  budget?: Budget;
  /** Another seed gives other choices from the same glimpse: for several workers that think together. */
  seed?: string;
  /** Whether the estimates come with their reasons. */
  explain?: boolean;
}

/** A level by name, for one seat of one game. */
export function makeLevel(rules: AnyRules, name: LevelName, options: LevelOptions = {}): Level {
  const bench = benchOf(rules);
  const { seed = "", explain = true } = options;
  if (name === "random") return new Quick((glimpse) => chooseAny(bench, glimpse, seed));
  if (name === "sprout") return new Quick((glimpse) => chooseCarelessly(bench, glimpse, seed));
  if (name === "fox") return new Fox(bench, options.budget ?? {}, seed, explain);
  if (name === "owl") return new Fox(bench, options.budget ?? {}, seed, explain, true);
  const belief = bench.newBelief();
  return new Quick((glimpse) => chooseSoundly(bench, glimpse, belief, seed, explain));
}

const benches = new WeakMap<AnyRules, Bench>();

/** The one bench of a game's rules. */
export function benchOf(rules: AnyRules): Bench {
  let bench = benches.get(rules);
  if (!bench) benches.set(rules, (bench = new Bench(rules)));
  return bench;
}

/** The numbers that fox or owl needs in a game with a data file (`ModuleFiles.data`). */
export function feed(rules: AnyRules, data: ArrayBuffer): void {
  benchOf(rules).feed(data);
}

/** Each seat's chance to win in a true position, from so many quick games played on: for the chart after a game. */
export function chancesOf(rules: AnyRules, state: Uint8Array<ArrayBuffer>, games: number, key: number): number[] {
  return benchOf(rules).chances(state, games, key);
}

/** A level that answers at once. */
class Quick implements Level {
  constructor(readonly choose: (glimpse: Glimpse) => LevelChoice) {}

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

function onlyOrLegal(bench: Bench, glimpse: Glimpse): number[] {
  return bench.rules.enter(glimpse.world).legal;
}

/** Any legal action by lot. */
function chooseAny(bench: Bench, glimpse: Glimpse, seed: string): LevelChoice {
  const legal = onlyOrLegal(bench, glimpse);
  return plain(legal[bench.luckFor(glimpse, `random${seed}`).below(legal.length)]);
}

/** Sprout: any action now and then; otherwise one that looks good at a careless glance. */
function chooseCarelessly(bench: Bench, glimpse: Glimpse, seed: string): LevelChoice {
  const legal = onlyOrLegal(bench, glimpse);
  const luck = bench.luckOf(glimpse, seed);
  const { blunders, noise } = bench.layout.sprout;
  if (legal.length === 1 || luck.part() < blunders) return plain(legal[luck.below(legal.length)]);
  const weighed = bench.weigh(glimpse, bench.newBelief(), 1, seed);
  const spread = (weighed[0]?.payoff ?? 0) - (weighed.at(-1)?.payoff ?? 0);
  let best = weighed[0]?.estimate.action;
  let most = -Infinity;
  for (const { estimate, payoff } of weighed) {
    const worth = payoff + noise * spread * luck.part();
    if (worth > most) [best, most] = [estimate.action, worth];
  }
  return plain(best);
}

/** Digger: the action after which things look best, on average over a few worlds. */
function chooseSoundly(
  bench: Bench,
  glimpse: Glimpse,
  belief: Float64Array,
  seed: string,
  explain: boolean,
): LevelChoice {
  const legal = onlyOrLegal(bench, glimpse);
  if (legal.length === 1) return plain(legal[0]);
  bench.suspect(glimpse, belief);
  const estimates = bench.weigh(glimpse, belief, bench.layout.digger.samples, seed).map(({ estimate }) => estimate);
  return explained(bench, glimpse, estimates, explain);
}

/** A choice without estimates. */
export function plain(action: number | undefined): LevelChoice {
  if (action === undefined) throw new RangeError("there is nothing to choose");
  return { action, estimates: [] };
}

/** The first of the estimates; if asked for, with all of them and the reasons of the first few. */
export function explained(bench: Bench, glimpse: Glimpse, estimates: Estimate[], explain: boolean): LevelChoice {
  const { action } = plain(estimates[0]?.action);
  if (!explain) return { action, estimates: [] };
  const { explained: few } = bench.layout;
  const told = estimates.map((one, i) => (i < few ? { ...one, terms: bench.termsAfter(glimpse, one.action) } : one));
  return { action, estimates: told };
}

/** What several foxes with seeds of their own found out about the same glimpse, as one: visits add up. */
export function merged(choices: readonly LevelChoice[]): LevelChoice {
  const first = choices[0];
  if (!first) throw new RangeError("there is nothing to choose");
  const found = new Map<number, Estimate>();
  for (const estimate of choices.flatMap((choice) => choice.estimates)) {
    const before = found.get(estimate.action);
    found.set(estimate.action, before ? both(before, estimate) : estimate);
  }
  const estimates = [...found.values()].sort((a, b) => b.visits - a.visits || a.action - b.action);
  return { action: estimates[0]?.action ?? first.action, estimates };
}

function both(one: Estimate, other: Estimate): Estimate {
  const visits = one.visits + other.visits;
  const mean = (a: number, b: number) => (visits ? (a * one.visits + b * other.visits) / visits : a);
  return { ...one, visits, chance: mean(one.chance, other.chance), score: mean(one.score, other.score) };
}
