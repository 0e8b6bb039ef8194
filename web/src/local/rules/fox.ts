/** The levels that search and reuse their trees: fox, and owl, which evaluates by a network. Compiled code thinks
 * (`tana.bots.thinking`); here are its time and its memory. */
import type { Level } from "./levels.ts";
import type { Evaluation, Rows, SearchContext } from "./search_context.ts";
import type { Glimpse, LevelChoice } from "./types.ts";

const NONE = -1;
const FIRST_CHUNK = 32;
const CHUNK_MS = 20;

/** How long fox may think: seconds, or a number of iterations (then the same thoughts every time). */
export interface Budget {
  seconds?: number;
  iterations?: number;
}

/** The result of work in small pieces, without a break. */
export function atOneGo<T>(work: Generator<unknown, T, void>): T {
  for (;;) {
    const piece = work.next();
    if (piece.done) return piece.value;
  }
}

export class Fox implements Level {
  private tree: number;
  private spare: number;
  private used = 0;
  private past: Glimpse | null = null;
  private chosen = NONE;
  private stopped = false;
  private readonly belief: Float64Array;

  constructor(
    private readonly context: SearchContext,
    private readonly budget: Budget,
    private readonly seed: string,
    private readonly explain: boolean,
    private readonly byNetwork = false,
  ) {
    this.tree = context.borrowTree();
    this.spare = context.borrowTree();
    this.belief = context.newBelief();
  }

  stop(): void {
    this.stopped = true;
  }

  dispose(): void {
    this.context.returnTree(this.tree);
    this.context.returnTree(this.spare);
  }

  choose(glimpse: Glimpse): LevelChoice {
    return atOneGo(this.thinking(glimpse));
  }

  *thinking(glimpse: Glimpse): Generator<number, LevelChoice, void> {
    const { context } = this;
    this.stopped = false;
    this.ask(glimpse);
    const action = context.rules.memory.exports.answer_at_once(context.room, glimpse.seat);
    if (action !== NONE) return { action, estimates: [] };
    if (context.layout.strategy) {
      context.believe(glimpse, this.belief, "recall_belief");
      this.ask(glimpse);
      return context.choice(glimpse, context.playMixed(this.explain), this.explain);
    }
    const count = yield* this.think(glimpse);
    const choice = context.choice(glimpse, count, this.explain);
    this.chosen = choice.action;
    return choice;
  }

  /** Search within the budget; the number of rows with the legal actions, most visited first. */
  *think(glimpse: Glimpse): Generator<number, number, void> {
    const { context } = this;
    const { exports } = context.rules.memory;
    const { nodes } = context.layout;
    context.believe(glimpse, this.belief, "recall_belief");
    this.ask(glimpse);
    this.start(glimpse);
    const began = performance.now();
    let done = 0;
    for (let chunk = this.firstChunk(); chunk > 0; chunk = this.nextChunk(began, done, chunk)) {
      this.ask(glimpse);
      this.used = exports.search(context.room, this.tree, nodes, this.used, done, chunk);
      done += chunk;
      yield this.partDone(began, done);
      if (this.stopped) break;
    }
    this.past = glimpse;
    this.chosen = NONE;
    this.ask(glimpse);
    return exports.read_root(context.room, this.tree, nodes, glimpse.seat);
  }

  /** The same as rows. */
  *thinkRows(glimpse: Glimpse): Generator<number, Rows, void> {
    return this.context.rows(yield* this.think(glimpse));
  }

  private ask(glimpse: Glimpse): void {
    const by: Evaluation = { farSighted: true, network: this.byNetwork && this.context.hasNetwork(glimpse.seats) };
    this.context.ask(glimpse, this.seed, this.belief, by);
  }

  /** Start from the subtree of the last tree for this position, if there is one, else anew. */
  private start(glimpse: Glimpse): void {
    const { context, past } = this;
    const { exports } = context.rules.memory;
    const { nodes } = context.layout;
    const node = past?.seat === glimpse.seat ? context.findPosition(this.tree, past, this.chosen) : NONE;
    if (node === NONE) {
      this.used = exports.start_tree(context.room, this.tree, nodes);
      return;
    }
    this.used = exports.reuse(this.tree, node, this.spare, nodes);
    [this.tree, this.spare] = [this.spare, this.tree];
  }

  private get seconds(): number {
    return this.budget.seconds ?? this.context.layout.fox.seconds;
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

  /** The memory of the tree as far as it is in use: to compare it with Python's. */
  get nodes(): Uint8Array {
    return this.context.rules.memory.take(this.tree, this.used * this.context.layout.node);
  }
}
