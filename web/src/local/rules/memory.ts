/** A module and its memory: places that are made once and used again and again. */
import type { Layout } from "./layout.ts";
import { BadModule, type Bytes } from "./types.ts";

const PAGE = 65536;
const LINE = 64;

/** What every module exports: functions over addresses in its memory. `tana.wasm.table_exports` and
 * `tana.wasm.search_exports`. */
export interface Exports {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global;
  set_key(rng: number, high: number, low: number): void;
  word(rng: number, source: number): number;
  below(rng: number, source: number, bound: number): number;
  setup(state: number, seats: number, options: number, rng: number, log: number): void;
  /** An action without recording events. */
  advance(state: number, action: number, rng: number): void;
  actor(state: number): number;
  legal(state: number, out: number): number;
  scores(state: number, out: number): void;
  ranks(state: number, out: number): void;
  determinize(state: number, seat: number, rng: number): void;
  look(state: number, reader: number, out: number): void;
  refuse(state: number, action: number): number;
  ending(state: number): number;
  score_lines(state: number, seat: number, out: number): number;
  play(states: number, logs: number, rngs: number, legal: number, numbers: number): void;
  mark_crossings(
    states: number,
    logs: number,
    rngs: number,
    legal: number,
    numbers: number,
    keys: number,
    worlds: number,
    reveals: number,
    marks: number,
  ): void;
  play_series(
    state: number,
    chances: number,
    legal: number,
    seats: number,
    options: number,
    seed: number,
    first: number,
    results: number,
    count: number,
    withDigest: number,
  ): number;
  update_belief(state: number, seat: number, belief: number): void;
  recall_belief(state: number, seat: number, belief: number): void;
  rank(room: number, samples: number): number;
  choose_carelessly(room: number, blunders: number, noise: number): number;
  answer_at_once(room: number, seat: number): number;
  explain(room: number, seat: number, count: number, high: number, low: number): void;
  merge(room: number, count: number): number;
  search(room: number, tree: number, nodes: number, used: number, first: number, iterations: number): number;
  find_position(room: number, tree: number, nodes: number, seat: number, chosen: number): number;
  start_tree(room: number, tree: number, nodes: number): number;
  read_root(room: number, tree: number, nodes: number, seat: number): number;
  reuse(source: number, root: number, target: number, nodes: number): number;
  true_chances(room: number, playouts: number, fit: number, out: number): void;
  judge_move(room: number, ones: number, others: number, fit: number, high: number, low: number): number;
  try_luck(room: number, row: number, action: number, high: number, low: number, fit: number): number;
  weigh_luck(room: number, throws: number, seats: number, playouts: number): void;
  sum_up(reports: number, count: number, seats: number, out: number): void;
  judge_pair(room: number, known: number, ones: number, others: number, fit: number, high: number, low: number): number;
  is_open(room: number): number;
  review_seat(reports: number, count: number, seat: number, out: number): void;
  calibrated(chance: number, fit: number, seat: number, seats: number): number;
  /** In games with a mixed strategy alone: rows of addresses of its data and its room, and memory for the mixture. */
  play_mixed?(room: number, data: number, strategyRoom: number, mixture: number, explain: number): number;
}

/** The memory of an instance. Addresses stay as they are; the arrays over them are made anew when it grows. */
export class Memory {
  private top: number;

  private constructor(readonly exports: Exports) {
    this.top = Number(exports.__heap_base.value);
  }

  /** An instance of a module; raises `BadModule` for one that is damaged or of another release. */
  static async of(source: BufferSource | WebAssembly.Module, layout: Layout): Promise<Memory> {
    try {
      const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
      const instance = await WebAssembly.instantiate(module, {});
      return new Memory(instance.exports as unknown as Exports);
    } catch (fault) {
      throw new BadModule(`the module of ${layout.game} cannot be used: ${String(fault)}`, { cause: fault });
    }
  }

  /** Allocate this many bytes, cleared, for as long as the instance lives. */
  place(bytes: number): number {
    const at = Math.ceil(this.top / LINE) * LINE;
    this.top = at + Math.max(1, bytes);
    const missing = this.top - this.exports.memory.buffer.byteLength;
    if (missing > 0) this.exports.memory.grow(Math.ceil(missing / PAGE));
    return at;
  }

  get size(): number {
    return this.exports.memory.buffer.byteLength;
  }

  get view(): DataView {
    return new DataView(this.exports.memory.buffer);
  }

  bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.exports.memory.buffer, at, length);
  }

  /** A copy of some bytes. */
  take(at: number, length: number): Bytes {
    return new Uint8Array(this.exports.memory.buffer.slice(at, at + length));
  }

  put(at: number, bytes: Uint8Array): void {
    this.bytes(at, bytes.length).set(bytes);
  }

  shorts(at: number, count: number): Int16Array {
    return new Int16Array(this.exports.memory.buffer, at, count);
  }

  ints(at: number, count: number): Int32Array {
    return new Int32Array(this.exports.memory.buffer, at, count);
  }

  floats(at: number, count: number): Float32Array {
    return new Float32Array(this.exports.memory.buffer, at, count);
  }

  doubles(at: number, count: number): Float64Array {
    return new Float64Array(this.exports.memory.buffer, at, count);
  }

  /** Whole numbers that Python's code keeps in 64 bits. */
  longs(at: number, count: number): number[] {
    return Array.from(new BigInt64Array(this.exports.memory.buffer, at, count), Number);
  }

  putLongs(at: number, values: readonly number[]): void {
    new BigInt64Array(this.exports.memory.buffer, at, values.length).set(values.map(BigInt));
  }
}
