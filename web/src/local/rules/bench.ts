/** Room to think in: a few states and the numbers around them, for all levels of one game. As `tana.bots.brain`. */
import { shownChances } from "./calibration.ts";
import { joined, sha256, wordsOf } from "./hash.ts";
import type { LevelsLayout } from "./layout.ts";
import type { AnyRules } from "./rules.ts";
import { BadInput, type Bytes, type Estimate, type Glimpse, type State } from "./types.ts";

/** Nodes of a fox's tree; each takes 64 bytes, and a fox has two trees. */
export const NODES = 1 << 16;
const NO_MIND = 0;

/** An estimate, and what the seat wants most. */
export interface Weighed {
  estimate: Estimate;
  payoff: number;
}

/** How positions are judged: by the forecast of a game that has one, or by its network. */
export interface Judging {
  farSighted: boolean;
  network: boolean;
}

const NEAR: Judging = { farSighted: false, network: false };

/** A random number from 0 up to 1, and a whole number below a bound. */
export interface Lots {
  part(): number;
  below(bound: number): number;
}

/** To so many decimals, halves up: as `tana.bots.brain.rounded`. */
export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.floor(value * scale + 0.5) / scale;
}

export class Bench {
  readonly layout: LevelsLayout;
  readonly room: number;
  private readonly states: number;
  private readonly legal: number;
  private readonly scratch: number;
  private readonly belief: number;
  private readonly weights: number;
  private readonly rng: number;
  private readonly wins: number;
  /** Where the room has the address of what a network judges with. */
  private readonly mindAt: number;
  private readonly trees: number[] = [];
  private strategy: { data: number; room: number; actions: number; chances: number } | null = null;

  constructor(readonly rules: AnyRules) {
    const { layout, memory } = rules;
    const { module, max_legal: most } = layout;
    this.layout = module.levels;
    this.states = memory.place(this.layout.states * rules.size);
    const chances = memory.place(2 * module.rng.size);
    this.belief = memory.place(8 * this.layout.beliefs);
    this.legal = memory.place(2 * most);
    const later = memory.place(2 * most);
    const marks = memory.place(rules.actions.count);
    const path = memory.place(8 * this.layout.max_depth);
    this.scratch = memory.place(this.layout.scratch.size);
    this.weights = memory.place(8 * this.layout.columns * most);
    this.rng = memory.place(module.rng.size);
    this.wins = memory.place(8 * module.max_seats);
    const places = [this.states, chances, this.belief, this.legal, later, marks, path, this.scratch, NO_MIND];
    this.room = memory.place(4 * places.length);
    memory.ints(this.room, places.length).set(places);
    this.mindAt = this.room + 4 * (places.length - 1);
  }

  /** Beliefs of a seat that has seen nothing yet. */
  newBelief(): Float64Array {
    return new Float64Array(this.layout.beliefs).fill(1);
  }

  // --- luck --------------------------------------------------------------------------------------------------------

  /** The key of the luck that answers a question. */
  keyOf(glimpse: Glimpse, seed: string): number {
    return wordsOf(sha256(joined("tana/1/think/", glimpse.entropy, seed)).subarray(0, 8))[0] | 0;
  }

  /** The luck of a level's own whims. */
  luckOf(glimpse: Glimpse, seed: string): Lots {
    return this.lots(sha256(joined("tana/1/whim/", glimpse.entropy, seed)));
  }

  /** Luck of a bot's own: the same for the same glimpse and purpose. */
  luckFor(glimpse: Glimpse, purpose: string): Lots {
    return this.lots(sha256(joined("tana/1/bot/", glimpse.entropy, purpose)));
  }

  /** Lots from a digest. They share one place in memory: each keeps a copy of its generator. */
  private lots(digest: Bytes): Lots {
    const { memory, layout } = this.rules;
    const { size, policy } = layout.module.rng;
    memory.exports.set_key(this.rng, ...wordsOf(digest.subarray(0, 8)));
    let kept = memory.take(this.rng, size);
    const drawing = (draw: () => number) => () => {
      memory.put(this.rng, kept);
      const drawn = draw();
      kept = memory.take(this.rng, size);
      return drawn;
    };
    return {
      part: drawing(() => (memory.exports.word(this.rng, policy) >>> 0) / 2 ** 32),
      below: (bound) => drawing(() => memory.exports.below(this.rng, policy, bound))(),
    };
  }

  // --- the world that a level sees ---------------------------------------------------------------------------------

  put(world: State): void {
    this.rules.memory.put(this.states, world);
  }

  /** Weigh worlds by what the others did last and by what was made of them before. */
  suspect(glimpse: Glimpse, belief: Float64Array): void {
    this.put(glimpse.world);
    this.withBelief(belief, () => {
      this.rules.memory.exports.update_belief(this.states, glimpse.seat, this.belief);
    });
  }

  /** Weigh worlds by everything the others did that the position remembers. */
  recall(glimpse: Glimpse, belief: Float64Array): void {
    this.put(glimpse.world);
    this.withBelief(belief, () => {
      this.rules.memory.exports.recall_belief(this.states, glimpse.seat, this.belief);
    });
  }

  private withBelief(belief: Float64Array, change: () => void): void {
    const { memory } = this.rules;
    memory.doubles(this.belief, belief.length).set(belief);
    change();
    belief.set(memory.doubles(this.belief, belief.length));
  }

  /** The legal actions, best first, each with what it is worth over a few samples of luck; equals by lot. */
  weigh(glimpse: Glimpse, belief: Float64Array, samples: number, seed: string, by: Judging = NEAR): Weighed[] {
    const { memory } = this.rules;
    const { columns } = this.layout;
    this.put(glimpse.world);
    memory.doubles(this.belief, belief.length).set(belief);
    const asked = [glimpse.seat, glimpse.seats, this.keyOf(glimpse, seed)] as const;
    const judging = [Number(by.farSighted), Number(by.network)] as const;
    const count = memory.exports.weigh(this.room, ...asked, ...judging, samples, this.weights);
    const weights = memory.doubles(this.weights, count * columns).slice();
    const actions = memory.shorts(this.legal, count).slice();
    const lots = this.luckOf(glimpse, seed);
    const order = Array.from(actions, (action, i) => {
      const [payoff = 0, chance = 0, score = 0] = weights.subarray(i * columns, i * columns + columns);
      return { payoff: rounded(payoff, 9), lot: lots.part(), estimate: { action, chance, score, visits: 0 } };
    });
    return order.sort((a, b) => b.payoff - a.payoff || a.lot - b.lot);
  }

  /** What the game's quick policy does. */
  followPolicy(glimpse: Glimpse, seed: string): number {
    const { memory } = this.rules;
    this.put(glimpse.world);
    const count = memory.exports.legal(this.states, this.legal);
    const digest = sha256(joined("tana/1/whim/", glimpse.entropy, seed));
    memory.exports.set_key(this.rng, ...wordsOf(digest.subarray(0, 8)));
    return memory.exports.choose_rollout(this.states, this.legal, count, this.rng);
  }

  /** The terms of the evaluation for the seat after an action in the glimpsed world. */
  termsAfter(glimpse: Glimpse, action: number): Record<string, number> {
    const { memory } = this.rules;
    this.put(glimpse.world);
    const digest = sha256(joined("tana/1/bot/", glimpse.entropy, "terms"));
    memory.exports.set_key(this.rng, ...wordsOf(digest.subarray(0, 8)));
    memory.exports.advance(this.states, action, this.rng);
    memory.exports.evaluate(this.states, glimpse.seat, this.scratch);
    const terms = memory.doubles(this.scratch + this.layout.scratch.terms, this.layout.terms.length);
    return Object.fromEntries(this.layout.terms.map((name, i) => [name, rounded(terms[i] ?? 0, 3)]));
  }

  /** Each seat's chance to win in a true position: by the game's own forecast or, where it has none, by games played on
   * with the quick policy. For after the game. */
  chances(state: State, games: number, key: number): number[] {
    const { memory } = this.rules;
    const { layout } = this;
    const seats = this.rules.seatsOf(state);
    this.put(state);
    const [count, limit] = layout.glances ? [layout.glances, 0] : [games, layout.longest];
    memory.doubles(this.wins, seats).fill(0);
    memory.exports.play_out(this.room, seats, key | 0, count, limit, this.wins);
    return shownChances(
      layout,
      Array.from(memory.doubles(this.wins, seats), (wins) => wins / count),
    );
  }

  // --- trees and strategies ----------------------------------------------------------------------------------------

  /** Room for a tree; give it back with `returnTree`. */
  borrowTree(): number {
    return this.trees.pop() ?? this.rules.memory.place(NODES * this.layout.node.size);
  }

  returnTree(tree: number): void {
    this.trees.push(tree);
  }

  /** Whether fox plays by a mixed strategy here, and waits for its numbers (`feed`). */
  get isHungry(): boolean {
    return this.layout.strategy !== null && this.strategy === null;
  }

  /** The numbers of the mixed strategy or of the network: the data file of the module. */
  feed(data: ArrayBuffer): void {
    if (this.layout.strategy) this.feedStrategy(this.layout.strategy, data);
    else if (this.layout.network) this.feedNetwork(this.layout.network, data);
    else throw new BadInput(`${this.rules.game} needs no data`);
  }

  private feedNetwork(layout: NonNullable<LevelsLayout["network"]>, data: ArrayBuffer): void {
    const { memory } = this.rules;
    const room = [2 * layout.view, 4 * layout.row, 4 * layout.hidden].map((size) => memory.place(size));
    let at = 0;
    const arrays = layout.data.map(({ stored, length }) => {
      const place = memory.place(4 * length);
      memory.floats(place, length).set(numbersOf(data, at, stored, length));
      at += length * (stored === "f2" ? 2 : 8);
      return place;
    });
    const mind = [...room, ...arrays];
    const row = memory.place(4 * mind.length);
    memory.ints(row, mind.length).set(mind);
    memory.ints(this.mindAt, 1).set([row]);
  }

  /** Whether owl judges by a network with so many seats; it must have been fed then. */
  hasNetwork(seats: number): boolean {
    if (!this.layout.network?.seats.includes(seats)) return false;
    if (this.rules.memory.ints(this.mindAt, 1)[0] === NO_MIND)
      throw new BadInput(`owl needs the data file of ${this.rules.game}`);
    return true;
  }

  private feedStrategy(strategy: NonNullable<LevelsLayout["strategy"]>, data: ArrayBuffer): void {
    const { rules } = this;
    const { memory } = rules;
    const arrays = [strategy.data, strategy.room].map((group) => group.map((array) => memory.place(8 * array.length)));
    let at = 0;
    strategy.data.forEach((array, i) => {
      const place = arrays[0]?.[i] ?? 0;
      memory.doubles(place, array.length).set(numbersOf(data, at, array.stored, array.length));
      at += array.length * (array.stored === "f2" ? 2 : 8);
    });
    const [dataRow, roomRow] = arrays.map((group) => {
      const row = memory.place(4 * group.length);
      memory.ints(row, group.length).set(group);
      return row;
    });
    const most = rules.layout.max_legal;
    this.strategy = {
      data: dataRow ?? 0,
      room: roomRow ?? 0,
      actions: memory.place(2 * most),
      chances: memory.place(8 * most),
    };
  }

  /** The legal actions, each with the chance to be taken; null: there is no such strategy here. */
  mixture(glimpse: Glimpse): Map<number, number> | null {
    const { memory } = this.rules;
    if (!this.layout.strategy) return null;
    if (!this.strategy || !memory.exports.mix_strategy)
      throw new BadInput(`fox needs the data file of ${this.rules.game}`);
    const { data, room, actions, chances } = this.strategy;
    this.put(glimpse.world);
    const count = memory.exports.mix_strategy(this.states, data, room, actions, chances);
    const found = memory.doubles(chances, count);
    return new Map(Array.from(memory.shorts(actions, count), (action, i) => [action, found[i] ?? 0]));
  }

  get stateAt(): number {
    return this.states;
  }

  get rngAt(): number {
    return this.rng;
  }

  /** Make a belief the one that search works with. */
  believe(belief: Float64Array): void {
    this.rules.memory.doubles(this.belief, belief.length).set(belief);
  }
}

function numbersOf(data: ArrayBuffer, at: number, stored: "f2" | "f8", length: number): Float64Array {
  if (stored === "f8") return new Float64Array(data.slice(at, at + 8 * length));
  return Float64Array.from(new Uint16Array(data.slice(at, at + 2 * length)), half);
}

/** A number of half precision. */
function half(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const part = bits & 0x3ff;
  return sign * (exponent === 0 ? part * 2 ** -24 : (1024 + part) * 2 ** (exponent - 25));
}
