/** Room to think in, for all levels of one game: memory, hashes, and calls of compiled code (`tana.bots.thinking`). */
import { assumedLevels, fitOf, type AssumedLevels, type Way } from "./calibration.ts";
import { deriveEntropy, joined, sha256, wordsOf } from "./hash.ts";
import type { LevelsLayout, RoomLayout } from "./layout.ts";
import type { AnyRules } from "./rules.ts";
import { BadInput, type Bytes, type Estimate, type Glimpse, type LevelChoice, type State } from "./types.ts";

/** How positions are evaluated: by the forecast of a game that has one, or by its network. */
export interface Evaluation {
  farSighted: boolean;
  network: boolean;
}

/** Estimates as compiled code has them, one row after the other. */
export type Rows = Float64Array<ArrayBuffer>;

/** What several pairs of searches found out about a move: all estimates, the report, and whether its grade is open. */
export interface Pooled {
  readonly rows: Rows;
  readonly report: Rows;
  readonly open: boolean;
}

/** A move, and the levels that are assumed to play on after it. */
interface AssumedMove {
  action: number;
  levels?: AssumedLevels;
}

const NEAR: Evaluation = { farSighted: false, network: false };
const NO_NETWORK = 0;

export class SearchContext {
  readonly layout: LevelsLayout;
  readonly room: number;
  private readonly at: RoomLayout;
  private readonly whims: number;
  private readonly chances: number;
  /** Where the room has the address of what a network evaluates with. */
  private readonly evaluatorAt: number;
  private readonly trees: number[] = [];
  private strategy: [data: number, room: number, mixture: number] | null = null;
  private sums = { at: 0, bytes: 0 };
  private fitted = 0;

  constructor(readonly rules: AnyRules) {
    const { layout, memory } = rules;
    this.layout = layout.module.levels;
    const names = Object.keys(this.layout.room);
    const places = Object.values(this.layout.room).map((size) => (size ? memory.place(size) : NO_NETWORK));
    this.at = Object.fromEntries(names.map((name, i) => [name, places[i]])) as unknown as RoomLayout;
    this.room = this.row(places);
    this.evaluatorAt = this.room + 4 * names.indexOf("evaluator");
    this.whims = this.at.chances + layout.module.rng.size;
    this.chances = memory.place(8 * layout.module.max_seats);
  }

  /** Beliefs of a seat that has seen nothing yet. */
  newBelief(): Float64Array {
    return new Float64Array(this.layout.room.belief / 8).fill(1);
  }

  // --- questions ---------------------------------------------------------------------------------------------------

  /** Ask about a glimpse: its world, what the seat believes, the level's own luck, how positions are evaluated. */
  ask(glimpse: Glimpse, seed: string, belief: Float64Array, by: Evaluation = NEAR): void {
    const { memory } = this.rules;
    memory.put(this.at.states, glimpse.world);
    memory.doubles(this.at.belief, belief.length).set(belief);
    memory.exports.set_key(this.whims, ...words("tana/1/whim/", glimpse, seed));
    const [key] = words("tana/1/think/", glimpse, seed);
    this.question(glimpse.seat, glimpse.seats, key, by);
  }

  private question(seat: number, seats: number, key: number, by: Evaluation): void {
    const asked = [seat, seats, key | 0, Number(by.farSighted), Number(by.network)];
    this.rules.memory.ints(this.at.asked, asked.length).set(asked);
  }

  /** Weigh worlds by what the others did last, or by everything they did that the position records. */
  believe(glimpse: Glimpse, belief: Float64Array, how: "update_belief" | "recall_belief"): void {
    const { memory } = this.rules;
    memory.put(this.at.states, glimpse.world);
    memory.doubles(this.at.belief, belief.length).set(belief);
    memory.exports[how](this.at.states, glimpse.seat, this.at.belief);
    belief.set(memory.doubles(this.at.belief, belief.length));
  }

  /** A random legal action. */
  anyAction(glimpse: Glimpse, seed: string): number {
    const { memory, layout } = this.rules;
    const { legal } = this.rules.enter(glimpse.world);
    memory.exports.set_key(this.whims, ...words("tana/1/bot/", glimpse, `random${seed}`));
    return legal[memory.exports.below(this.whims, layout.module.rng.policy, legal.length)] ?? 0;
  }

  // --- answers -----------------------------------------------------------------------------------------------------

  /** A copy of the first rows. */
  rows(count: number): Rows {
    return this.rules.memory.doubles(this.at.rows, count * this.layout.width).slice();
  }

  /** The choice of the first row; if asked for, with the estimates of all and the reasons of the first few. */
  choice(glimpse: Glimpse, count: number, explain: boolean): LevelChoice {
    const { exports } = this.rules.memory;
    const estimates = this.estimates(count);
    const action = estimates[0]?.action;
    if (action === undefined) throw new RangeError("there is nothing to choose");
    if (!explain) return { action, estimates: [] };
    exports.explain(this.room, glimpse.seat, count, ...words("tana/1/bot/", glimpse, "terms"));
    const { explained, terms } = this.layout;
    return {
      action,
      estimates: estimates.map((one, i) => (i < explained ? { ...one, terms: this.terms(i, terms) } : one)),
    };
  }

  private estimates(count: number): Estimate[] {
    const { columns, width } = this.layout;
    const rows = this.rows(count);
    const read = (i: number, column: number) => rows[i * width + column] ?? 0;
    return Array.from({ length: count }, (_, i) => ({
      action: read(i, columns.action),
      chance: read(i, columns.win),
      score: read(i, columns.points),
      visits: read(i, columns.visits),
    }));
  }

  private terms(row: number, names: readonly string[]): Record<string, number> {
    const terms = this.rules.memory.doubles(this.at.terms + 8 * row * names.length, names.length);
    return Object.fromEntries(names.map((name, i) => [name, terms[i] ?? 0]));
  }

  /** What several searches found out about the same glimpse, as one; each action has the reasons it was first given. */
  merge(choices: readonly LevelChoice[]): LevelChoice {
    const { memory } = this.rules;
    const { columns, width } = this.layout;
    const all = choices.flatMap((choice) => choice.estimates);
    if (!choices[0]) throw new RangeError("there is nothing to choose");
    if (!all.length) return choices[0];
    if (8 * all.length * width > this.layout.room.rows) throw new BadInput("these are too many estimates to merge");
    const rows = memory.doubles(this.at.rows, all.length * width);
    for (const [i, { action, chance, score, visits }] of all.entries()) {
      rows[i * width + columns.action] = action;
      rows[i * width + columns.win] = chance;
      rows[i * width + columns.points] = score;
      rows[i * width + columns.visits] = visits;
    }
    const estimates = this.estimates(memory.exports.merge(this.room, all.length)).map((merged) => {
      const terms = all.find(({ action }) => action === merged.action)?.terms;
      return terms ? { ...merged, terms } : merged;
    });
    return { action: estimates[0]?.action ?? choices[0].action, estimates };
  }

  // --- finished games ----------------------------------------------------------------------------------------------

  /** Each seat's chance to win in a true position: by the game's own forecast or, where it has none, by playouts. */
  trueChances(state: State, playouts: number, key: number, levels?: AssumedLevels): number[] {
    const { memory } = this.rules;
    const seats = this.rules.seatsOf(state);
    memory.put(this.at.states, state);
    this.question(0, seats, key, { farSighted: true, network: false });
    memory.exports.true_chances(this.room, playouts, this.fit("chart", levels, seats), this.chances);
    return Array.from(memory.doubles(this.chances, seats));
  }

  /** The chance of one seat by a search, as people are shown it. */
  shownChance(seat: number, chance: number, levels: AssumedLevels): number {
    return this.rules.memory.exports.calibrated(chance, this.fit("search", levels, levels.length), seat, levels.length);
  }

  /** The address of a calibration; without levels, that of a table of people. */
  private fit(way: Way, levels: AssumedLevels | undefined, seats: number): number {
    const { memory, layout } = this.rules;
    const assumed = levels ?? assumedLevels(this.layout, Array<null>(seats).fill(null));
    const fit = fitOf(this.layout, way, assumed, layout.module.max_seats);
    this.fitted ||= memory.place(8 * fit.length);
    memory.doubles(this.fitted, fit.length).set(fit);
    return this.fitted;
  }

  /** The report on a move from what two searches found about it, as a row. */
  judge(glimpse: Glimpse, move: AssumedMove & { number: number }, one: Rows, other: Rows): void {
    const { memory } = this.rules;
    const { report, width } = this.layout;
    this.ask(glimpse, "", this.newBelief());
    memory.doubles(this.at.one, one.length).set(one);
    memory.doubles(this.at.other, other.length).set(other);
    const row = memory.doubles(this.at.report, report.size).fill(0);
    [row[report.number], row[report.seat], row[report.action]] = [move.number, glimpse.seat, move.action];
    const key = words("tana/1/bot/", glimpse, "terms");
    const fit = this.fit("search", move.levels, glimpse.seats);
    memory.exports.judge_move(this.room, one.length / width, other.length / width, fit, ...key);
  }

  /** Add a pair of searches to the report on a move, whose row and pooled estimates are `known`. */
  judgePair(glimpse: Glimpse, known: Pooled, one: Rows, other: Rows): Pooled {
    const { memory } = this.rules;
    const { report, width } = this.layout;
    this.ask(glimpse, "", this.newBelief());
    memory.doubles(this.at.one, one.length).set(one);
    memory.doubles(this.at.other, other.length).set(other);
    memory.doubles(this.at.rows, known.rows.length).set(known.rows);
    memory.doubles(this.at.report, report.size).set(known.report);
    const key = words("tana/1/bot/", glimpse, "terms");
    const fit = this.fit("search", undefined, glimpse.seats);
    const counts = [known.rows, one, other].map((rows) => rows.length / width) as [number, number, number];
    const count = memory.exports.judge_pair(this.room, ...counts, fit, ...key);
    return { rows: this.rows(count), report: this.report(), open: memory.exports.is_open(this.room) !== 0 };
  }

  /** A report on a move that nothing is known about yet. */
  newReport(number: number, seat: number, action: number): Rows {
    const { report } = this.layout;
    const row = new Float64Array(report.size);
    [row[report.number], row[report.seat], row[report.action], row[report.best]] = [number, seat, action, action];
    return row;
  }

  /** The sums over the reports on a seat's moves. */
  reviewSeat(reports: readonly Rows[], seat: number): Rows {
    const { memory } = this.rules;
    const { verdict } = this.layout;
    const out = this.lay(reports, 8 * verdict.size);
    memory.exports.review_seat(this.sums.at, reports.length, seat, out);
    return memory.doubles(out, verdict.size).slice();
  }

  /** Copy reports into memory; returns the address of room after them. */
  private lay(reports: readonly Rows[], more: number): number {
    const { memory } = this.rules;
    const { size } = this.layout.report;
    const bytes = 8 * reports.length * size + more;
    if (this.sums.bytes < bytes) this.sums = { at: memory.place(bytes), bytes };
    for (const [i, row] of reports.entries()) memory.doubles(this.sums.at + 8 * i * size, size).set(row);
    return this.sums.at + 8 * reports.length * size;
  }

  /** Add to the report what the luck of the move brought; `root` is that of the throws it is compared with. */
  weighLuck(move: AssumedMove & { before: State; entropy: Bytes }, root: Uint8Array): void {
    const { memory } = this.rules;
    const { throws, glances, playouts } = this.layout;
    const seats = this.rules.seatsOf(move.before);
    const fit = this.fit("chart", move.levels, seats);
    memory.put(this.at.states, move.before);
    this.question(0, seats, 0, { farSighted: true, network: false });
    const tryLuck = (row: number, entropy: Bytes) =>
      memory.exports.try_luck(this.room, row, move.action, ...wordsOf(entropy), fit);
    if (!tryLuck(0, move.entropy)) return;
    for (let i = 0; i < throws; i++) tryLuck(i + 1, deriveEntropy(root, i));
    memory.exports.weigh_luck(this.room, throws, seats, glances ? 0 : playouts);
  }

  report(): Rows {
    return this.rules.memory.doubles(this.at.report, this.layout.report.size).slice();
  }

  /** The sums of all reports of a game: a row for each seat. */
  sumUp(reports: readonly Rows[], seats: number): Rows[] {
    const { memory } = this.rules;
    const { totals } = this.layout;
    const out = this.lay(reports, 8 * this.rules.layout.module.max_seats * totals.size);
    memory.exports.sum_up(this.sums.at, reports.length, seats, out);
    return Array.from({ length: seats }, (_, i) => memory.doubles(out + 8 * i * totals.size, totals.size).slice());
  }

  // --- trees and strategies ----------------------------------------------------------------------------------------

  /** Room for a tree; give it back with `returnTree`. */
  borrowTree(): number {
    return this.trees.pop() ?? this.rules.memory.place(this.layout.nodes * this.layout.node);
  }

  returnTree(tree: number): void {
    this.trees.push(tree);
  }

  /** The node of a tree that grew from a glimpse for what the seat knows in the one asked about; -1 if there is none. */
  findPosition(tree: number, past: Glimpse, chosen: number): number {
    const { memory } = this.rules;
    memory.put(this.at.worlds, past.world);
    return memory.exports.find_position(this.room, tree, this.layout.nodes, past.seat, chosen);
  }

  /** The numbers of the mixed strategy or of the network: the data file of the module. */
  feed(data: ArrayBuffer): void {
    if (this.layout.strategy) this.feedStrategy(this.layout.strategy, data);
    else if (this.layout.network) this.feedNetwork(this.layout.network, data);
    else throw new BadInput(`${this.rules.game} needs no data`);
  }

  private feedNetwork(layout: NonNullable<LevelsLayout["network"]>, data: ArrayBuffer): void {
    const { memory } = this.rules;
    const numbers = [layout.row, ...layout.hidden];
    const room = [2 * layout.view, ...numbers.map((count) => 4 * count)].map((size) => memory.place(size));
    const arrays = arraysOf(layout.data, data).map((numbers) => {
      const place = memory.place(4 * numbers.length);
      memory.floats(place, numbers.length).set(numbers);
      return place;
    });
    memory.ints(this.evaluatorAt, 1).set([this.row([...room, ...arrays])]);
  }

  private feedStrategy(layout: NonNullable<LevelsLayout["strategy"]>, data: ArrayBuffer): void {
    const { memory } = this.rules;
    const arrays = arraysOf(layout.data, data).map((numbers) => {
      const place = memory.place(8 * numbers.length);
      memory.doubles(place, numbers.length).set(numbers);
      return place;
    });
    const room = layout.room.map(({ length }) => memory.place(8 * length));
    this.strategy = [this.row(arrays), this.row(room), memory.place(8 * this.rules.layout.max_legal)];
  }

  /** A row of addresses. */
  private row(places: readonly number[]): number {
    const row = this.rules.memory.place(4 * places.length);
    this.rules.memory.ints(row, places.length).set(places);
    return row;
  }

  /** Whether owl uses a network for this many seats; if so, its weights must have been loaded. */
  hasNetwork(seats: number): boolean {
    if (!this.layout.network?.seats.includes(seats)) return false;
    if (this.rules.memory.ints(this.evaluatorAt, 1)[0] === NO_NETWORK)
      throw new BadInput(`owl needs the data file of ${this.rules.game}`);
    return true;
  }

  /** Draw an action from the game's mixed strategy; the number of rows, the first of which it is. */
  playMixed(explain: boolean): number {
    const { exports } = this.rules.memory;
    if (!this.strategy || !exports.play_mixed) throw new BadInput(`fox needs the data file of ${this.rules.game}`);
    return exports.play_mixed(this.room, ...this.strategy, Number(explain));
  }
}

const contexts = new WeakMap<AnyRules, SearchContext>();

/** The one context of a game's rules. */
export function contextOf(rules: AnyRules): SearchContext {
  let context = contexts.get(rules);
  if (!context) contexts.set(rules, (context = new SearchContext(rules)));
  return context;
}

/** The key of a bot's own luck: the same for the same glimpse and purpose. */
function words(prefix: string, glimpse: Glimpse, purpose: string): [number, number] {
  return wordsOf(sha256(joined(prefix, glimpse.entropy, purpose)).subarray(0, 8));
}

function arraysOf(layout: readonly { stored: "f2" | "f8"; length: number }[], data: ArrayBuffer): Float64Array[] {
  let at = 0;
  return layout.map(({ stored, length }) => {
    const bytes = data.slice(at, (at += length * (stored === "f2" ? 2 : 8)));
    return stored === "f8" ? new Float64Array(bytes) : Float64Array.from(new Uint16Array(bytes), half);
  });
}

/** A number of half precision. */
function half(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const part = bits & 0x3ff;
  return sign * (exponent === 0 ? part * 2 ** -24 : (1024 + part) * 2 ** (exponent - 25));
}
