/** The levels that think ahead, and remember what they thought: fox, and owl, which judges by a network (`tana.bots.fox`). */
import { type Judging, NODES, type Bench } from "./bench.ts";
import { explained, plain, type Level } from "./levels.ts";
import type { Estimate, Glimpse, LevelChoice, State } from "./types.ts";

const NONE = -1;
const FIRST_CHUNK = 32;
const CHUNK_MS = 20;
const NO_LUCK = new Uint8Array(8);

/** How long fox may think: seconds, or a number of iterations (then the same thoughts every time). */
export interface Budget {
  seconds?: number;
  iterations?: number;
}

/** What work in small pieces comes to, without a break. */
export function atOneGo<T>(work: Generator<unknown, T, void>): T {
  for (;;) {
    const piece = work.next();
    if (piece.done) return piece.value;
  }
}

/** A node of a tree with a world in which it is met. */
interface Met {
  node: number;
  world: State;
}

export class Fox implements Level {
  private tree: number;
  private spare: number;
  private used = 0;
  private past: Glimpse | null = null;
  private chosen: number | null = null;
  private stopped = false;
  private readonly belief: Float64Array;

  constructor(
    private readonly bench: Bench,
    private readonly budget: Budget,
    private readonly seed: string,
    private readonly explain: boolean,
    private readonly learned = false,
  ) {
    this.tree = bench.borrowTree();
    this.spare = bench.borrowTree();
    this.belief = bench.newBelief();
  }

  stop(): void {
    this.stopped = true;
  }

  dispose(): void {
    this.bench.returnTree(this.tree);
    this.bench.returnTree(this.spare);
  }

  choose(glimpse: Glimpse): LevelChoice {
    return atOneGo(this.thinking(glimpse));
  }

  *thinking(glimpse: Glimpse): Generator<number, LevelChoice, void> {
    const { bench } = this;
    const { exports } = bench.rules.memory;
    this.stopped = false;
    const { legal } = bench.rules.enter(glimpse.world);
    if (legal.length === 1) return plain(legal[0]);
    const mixture = bench.mixture(glimpse);
    if (mixture) return this.playMixed(glimpse, mixture);
    bench.put(glimpse.world);
    if (exports.plays_by_policy(bench.stateAt, glimpse.seat, glimpse.seat))
      return plain(bench.followPolicy(glimpse, this.seed));
    const estimates = yield* this.think(glimpse);
    this.chosen = estimates[0]?.action ?? null;
    return explained(bench, glimpse, estimates, this.explain);
  }

  /** One of the actions by lot, each as likely as the game's strategy says: as visits, in thousandths. */
  private playMixed(glimpse: Glimpse, mixture: Map<number, number>): LevelChoice {
    const { bench } = this;
    const lot = bench.luckOf(glimpse, this.seed).part();
    let [passed, chosen] = [0, [...mixture.keys()].at(-1)];
    for (const [action, chance] of mixture) {
      passed += chance;
      if (lot < passed) {
        chosen = action;
        break;
      }
    }
    if (!this.explain) return plain(chosen);
    bench.recall(glimpse, this.belief);
    const weighed = bench.weigh(glimpse, this.belief, bench.layout.fox.prior_samples, this.seed, this.judging(glimpse));
    const estimates = weighed.map(({ estimate }) => ({
      ...estimate,
      visits: roundedHalfEven(1000 * (mixture.get(estimate.action) ?? 0)),
    }));
    estimates.sort((a, b) => Number(a.action !== chosen) - Number(b.action !== chosen) || b.visits - a.visits);
    return explained(bench, glimpse, estimates, true);
  }

  /** Search within the budget; the legal actions, most visited first. */
  *think(glimpse: Glimpse): Generator<number, Estimate[], void> {
    const { bench } = this;
    const { memory } = bench.rules;
    const { rollout, exploration } = bench.layout;
    bench.recall(glimpse, this.belief);
    this.plant(glimpse);
    const asked = [glimpse.seat, glimpse.seats, bench.keyOf(glimpse, this.seed)] as const;
    const began = performance.now();
    let done = 0;
    for (let chunk = this.firstChunk(); chunk > 0; chunk = this.nextChunk(began, done, chunk)) {
      bench.put(glimpse.world);
      bench.believe(this.belief);
      const style = [rollout, exploration, Number(this.judging(glimpse).network)] as const;
      this.used = memory.exports.search(this.tree, NODES, this.used, bench.room, ...asked, ...style, done, chunk);
      done += chunk;
      yield this.partDone(began, done);
      if (this.stopped) break;
    }
    this.past = glimpse;
    this.chosen = null;
    return this.estimates(glimpse.seat);
  }

  private judging(glimpse: Glimpse): Judging {
    return { farSighted: true, network: this.learned && this.bench.hasNetwork(glimpse.seats) };
  }

  private get seconds(): number {
    return this.budget.seconds ?? this.bench.layout.fox.seconds;
  }

  private firstChunk(): number {
    return Math.min(FIRST_CHUNK, this.budget.iterations || FIRST_CHUNK);
  }

  /** How many iterations come next, for about CHUNK_MS; 0 when the budget is spent. */
  private nextChunk(began: number, done: number, chunk: number): number {
    const spent = performance.now() - began;
    const { iterations } = this.budget;
    const pace = Math.max(1 / CHUNK_MS, done / Math.max(spent, 1e-3));
    if (iterations) return Math.min(iterations - done, Math.max(chunk, Math.floor(pace * CHUNK_MS)));
    const left = this.seconds * 1000 - spent;
    return left <= 0 ? 0 : Math.max(1, Math.floor(pace * Math.min(CHUNK_MS, left)));
  }

  private partDone(began: number, done: number): number {
    const { iterations } = this.budget;
    return Math.min(1, iterations ? done / iterations : (performance.now() - began) / (this.seconds * 1000));
  }

  // --- keeping what was thought ------------------------------------------------------------------------------------

  /** Start with the part of the last tree that leads here, if one does; else with an empty one. */
  private plant(glimpse: Glimpse): void {
    const { memory } = this.bench.rules;
    const node = this.find(glimpse);
    if (node !== null) {
      this.used = memory.exports.graft(this.tree, node, this.spare, NODES);
      [this.tree, this.spare] = [this.spare, this.tree];
      return;
    }
    this.used = memory.exports.new_node(this.tree, NODES, 0, NONE) + 1;
    if (this.bench.rules.enter(glimpse.world).actor === glimpse.seat) this.sow(glimpse);
  }

  /** Begin with the first impression of each action, as if it had been visited a few times. */
  private sow(glimpse: Glimpse): void {
    const { bench, tree } = this;
    const { memory } = bench.rules;
    const { node: layout, fox } = bench.layout;
    for (const { estimate, payoff } of bench.weigh(
      glimpse,
      this.belief,
      fox.prior_samples,
      this.seed,
      this.judging(glimpse),
    )) {
      const child = tree + layout.size * memory.exports.add_child(tree, NODES, 0, this.used, estimate.action);
      this.used += 1;
      const { view } = memory;
      view.setInt32(child + layout.visits, fox.prior_visits, true);
      view.setInt32(child + layout.available, fox.prior_visits, true);
      view.setFloat32(child + layout.value + 4 * glimpse.seat, payoff, true);
      view.setFloat32(child + layout.wins + 4 * glimpse.seat, estimate.chance, true);
      view.setFloat32(child + layout.points, estimate.score, true);
    }
  }

  /** The node of the last tree for what the seat knows now, reached from then by actions without chance. */
  private find(glimpse: Glimpse): number | null {
    const { past } = this;
    const { fox } = this.bench.layout;
    if (past?.seat !== glimpse.seat) return null;
    const wanted = this.knowledge(glimpse.world, glimpse.seat);
    let found: Met[] = [{ node: 0, world: past.world }];
    for (let depth = 0; depth < fox.reuse_depth; depth++) {
      found = this.follow(found, depth === 0 ? this.chosen : null);
      const here = found.find(({ world }) => equal(this.knowledge(world, glimpse.seat), wanted));
      if (here) return here.node;
    }
    return null;
  }

  /** The nodes one action further on (that one, if known), often visited ones only, with a world for each. */
  private follow(found: Met[], made: number | null): Met[] {
    const { fox } = this.bench.layout;
    const met: Met[] = [];
    for (const { node, world } of found) {
      const { actor, legal } = this.bench.rules.enter(world);
      const children = this.children(node).sort((a, b) => this.visits(b) - this.visits(a));
      for (const child of children) {
        if (this.visits(child) < fox.reuse_visits || actor === null) break;
        const action = this.field(child, "action");
        if ((made !== null && action !== made) || !legal.includes(action)) continue;
        const next = this.after(child, world, action);
        if (next) met.push(next);
        if (met.length === fox.reuse_width) return met;
      }
    }
    return met;
  }

  /** Where an action without chance leads; null if it needs chance, or if the tree does not go on there. */
  private after(child: number, world: State, action: number): Met | null {
    const { bench } = this;
    const { memory, layout, size } = bench.rules;
    const { given, sources } = layout.module.rng;
    bench.put(world);
    memory.exports.set_key(bench.rngAt, 0, 0);
    memory.exports.advance(bench.stateAt, action, bench.rngAt);
    const next = memory.take(bench.stateAt, size);
    const used = memory.ints(bench.rngAt + given, sources).some((count) => count > 0);
    const seen = memory.exports.sight(bench.stateAt);
    const node = seen === NONE ? child : memory.exports.find_child(this.tree, NODES, child, seen);
    return used || node === NONE ? null : { node, world: next };
  }

  /** What a seat knows of a state: `determinize` makes the same of all states it cannot tell apart. */
  private knowledge(state: State, seat: number): State {
    return this.bench.rules.determinize(state, seat, NO_LUCK);
  }

  // --- nodes -------------------------------------------------------------------------------------------------------

  private field(node: number, name: "action" | "child" | "sibling" | "visits"): number {
    const { node: layout } = this.bench.layout;
    return this.bench.rules.memory.view.getInt32(this.tree + layout.size * node + layout[name], true);
  }

  private visits(node: number): number {
    return this.field(node, "visits");
  }

  private children(node: number): number[] {
    const found: number[] = [];
    for (let child = this.field(node, "child"); child !== NONE; child = this.field(child, "sibling")) found.push(child);
    return found;
  }

  private estimates(seat: number): Estimate[] {
    const { node: layout } = this.bench.layout;
    const { view } = this.bench.rules.memory;
    const found = this.children(0).map((child) => {
      const at = this.tree + layout.size * child;
      return {
        action: this.field(child, "action"),
        chance: view.getFloat32(at + layout.wins + 4 * seat, true),
        score: view.getFloat32(at + layout.points, true),
        visits: Math.max(1, this.visits(child)),
      };
    });
    return found.sort((a, b) => b.visits - a.visits || a.action - b.action);
  }

  /** The memory of the tree as far as it is in use: to compare it with Python's. */
  get nodes(): Uint8Array {
    return this.bench.rules.memory.take(this.tree, this.used * this.bench.layout.node.size);
  }

  /** The chances of all seats in the position thought about last. */
  get chances(): number[] {
    const { node: layout } = this.bench.layout;
    const seats = this.past?.seats ?? 0;
    const { view } = this.bench.rules.memory;
    return Array.from({ length: seats }, (_, seat) => view.getFloat32(this.tree + layout.wins + 4 * seat, true));
  }
}

function roundedHalfEven(value: number): number {
  const below = Math.floor(value);
  if (value - below !== 0.5) return Math.round(value);
  return below % 2 ? below + 1 : below;
}

function equal(one: State, other: State): boolean {
  return one.every((byte, i) => byte === other[i]);
}
