/** The rules of one game: Python's own, compiled to a module. Here are memory, numbers and words, and no rule at all.
 * Everything answers at once, for one thread; states are copied in and out, so nothing is shared with the module. */
import { States, Views } from "./documents.ts";
import { wordsOf } from "./hash.ts";
import type { Layout } from "./layout.ts";
import { Memory } from "./memory.ts";
import { Actions, Events, Reasons } from "./tables.ts";
import type * as types from "./types.ts";
import { BadInput, BadModule } from "./types.ts";

export const LAYOUT_VERSION = 1;
const NOBODY = -1;
const NO_REASON = -1;
const SPECTATOR = -1;
const WORLDS = 2;
const ENTROPY_BYTES = 8;
/** The numbers that `play` takes and gives: an action and its luck, whether it was legal, who is next, and how many
 * choices and events there are. */
const NUMBERS = 7;
const STATES = 3;
const POSITION_VERSION = 1;

/** Where everything lies in the module's memory. */
interface Places {
  states: number;
  rng: number;
  logs: number;
  legal: number;
  numbers: number;
  view: number;
  lines: number;
  options: number;
  keys: number;
  reveals: number;
  marks: number;
}

/** `View`: the type of the game's views, where it is known. */
export class Rules<View extends object = types.Document> {
  readonly game: string;
  readonly edition: string;
  readonly actions: Actions;
  private readonly events: Events;
  private readonly refusals: Reasons;
  private readonly endings: Reasons;
  private readonly scoreTexts: Reasons;
  private readonly views: Views;
  private readonly states: States;
  private readonly stateSize: number;
  private readonly nothing: types.Bytes;
  private readonly at: Places;

  private constructor(
    readonly layout: Layout,
    readonly memory: Memory,
    /** The name of these rules, by which receipts name theirs; empty where it is not known. */
    readonly id: string,
  ) {
    this.game = layout.game;
    this.edition = layout.edition;
    this.actions = new Actions(layout);
    this.events = new Events(layout);
    this.refusals = new Reasons(layout, layout.refusals);
    this.endings = new Reasons(layout, layout.endings);
    this.scoreTexts = new Reasons(layout, layout.score_texts);
    this.views = new Views(layout);
    this.states = new States(layout);
    this.stateSize = sizeOf(layout.state);
    this.nothing = bytesOfHex(layout.view.nothing);
    const { module } = layout;
    this.at = {
      states: memory.place(STATES * this.stateSize),
      rng: memory.place(module.rng.size),
      logs: memory.place(2 * module.log.size),
      legal: memory.place(2 * layout.max_legal),
      numbers: memory.place(8 * Math.max(NUMBERS, module.max_seats)),
      view: memory.place(this.nothing.length),
      lines: memory.place(16 * module.score_lines),
      options: memory.place(8 * module.options.numbers.length),
      keys: memory.place(16 * WORLDS),
      reveals: memory.place(2 * layout.events.length),
      marks: memory.place(2 * layout.max_legal),
    };
    memory.shorts(this.at.reveals, layout.events.length).set(this.events.reveals);
  }

  /** The rules of a module and its layout document; raises `BadModule` if they cannot be used. */
  static async load<View extends object = types.Document>(
    module: BufferSource | WebAssembly.Module,
    layout: Layout,
    id = "",
  ): Promise<Rules<View>> {
    if (layout.tana !== "layout" || layout.version !== LAYOUT_VERSION)
      throw new BadModule("this is not a layout document of this release");
    return new Rules<View>(layout, await Memory.of(module, layout), id);
  }

  // --- a game from start to end ------------------------------------------------------------------------------------

  /** Every option with its value; raises `BadInput` for what the game does not have. */
  settings(seats: number, given: Readonly<Record<string, string>> = {}): Record<string, string> {
    const { least, most } = this.layout.seats;
    if (!Number.isInteger(seats) || seats < least || seats > most)
      throw new BadInput(`${String(seats)} seats: this game takes ${String(least)} to ${String(most)}`);
    const known = new Set(this.layout.options.map((option) => option.name));
    for (const name of Object.keys(given)) if (!known.has(name)) throw new BadInput(`unknown option ${name}`);
    const chosen = this.layout.options.map((option) => [option.name, given[option.name] ?? option.default] as const);
    for (const [i, [name, value]] of chosen.entries())
      if (!this.layout.options[i]?.values.includes(value)) throw new BadInput(`option ${name}: ${value} is unknown`);
    const made = Object.fromEntries(chosen);
    if (Number(made.first) > seats) throw new BadInput(`option first: there is no seat ${made.first ?? ""}`);
    return made;
  }

  /** A game just set up. The same 8 bytes of entropy give the same bytes as Python's. */
  setup(seats: number, given: Readonly<Record<string, string>>, entropy: types.Bytes): types.Played {
    const { memory, at } = this;
    this.putOptions(this.settings(seats, given));
    memory.bytes(at.states, this.stateSize).fill(0);
    this.setLuck(entropy);
    this.clearLog();
    memory.exports.setup(at.states, seats, at.options, at.rng, at.logs);
    return { position: this.here(), events: this.readLog() };
  }

  /** The position of a state. */
  enter(state: types.State): types.Position {
    this.put(state);
    return this.here();
  }

  /** Where an action leads; null for one that is not legal. */
  play(state: types.State, action: number, entropy: types.Bytes): types.Played | null {
    const { memory, at } = this;
    this.put(state);
    memory.putLongs(at.numbers, [action, ...wordsOf(entropy), 0, 0, 0, 0]);
    memory.exports.play(at.states, at.logs, at.rng, at.legal, at.numbers);
    const [, , , legal, actor = NOBODY, choices = 0] = memory.longs(at.numbers, NUMBERS);
    if (!legal) return null;
    return { position: this.position(actor, choices), events: this.readLog() };
  }

  /** For each legal action: whether it would reveal something or end the actor's decision, as far as the actor can
   * know; then it could not be taken back. `luck`: 16 bytes that are nobody's. */
  crossings(state: types.State, luck: types.Bytes): boolean[] {
    const { memory, at } = this;
    if (luck.length !== WORLDS * ENTROPY_BYTES) throw new BadInput("the luck of looking ahead is 16 bytes");
    this.put(state);
    const keys = Array.from({ length: WORLDS }, (_, i) => wordsOf(luck.subarray(8 * i, 8 * i + 8))).flat();
    memory.putLongs(at.keys, keys);
    memory.exports.mark_crossings(
      ...([at.states, at.logs, at.rng, at.legal, at.numbers] as const),
      ...([at.keys, WORLDS, at.reveals, at.marks] as const),
    );
    const choices = memory.longs(at.numbers, NUMBERS)[5] ?? 0;
    return Array.from(memory.shorts(at.marks, choices), Boolean);
  }

  /** The parts of an action, as the wire protocol has them. */
  action(number: number): types.Action {
    return this.actions.action(number);
  }

  /** The number of an action's text. */
  parse(notation: string): number {
    return this.actions.parse(notation);
  }

  // --- who may know what -------------------------------------------------------------------------------------------

  /** The memory of what a reader may know. */
  look(state: types.State, reader: types.Reader): types.Seen {
    const { memory, at } = this;
    this.put(state);
    memory.put(at.view, this.nothing);
    memory.exports.look(at.states, reader ?? SPECTATOR, at.view);
    return memory.take(at.view, this.nothing.length);
  }

  /** The document of what a reader sees, as the server sends it. */
  view(seen: types.Seen): View {
    return this.views.whole(seen) as View;
  }

  /** What of a view is not what it was, as the server sends it. */
  patch(before: types.Seen, after: types.Seen): types.Document {
    return this.views.patch(before, after);
  }

  /** A random full state that agrees with everything this seat has lawfully learned. */
  determinize(state: types.State, seat: number, entropy: types.Bytes): types.State {
    const { memory, at } = this;
    this.put(state);
    this.setLuck(entropy);
    memory.exports.determinize(at.states, seat, at.rng);
    return memory.take(at.states, this.stateSize);
  }

  /** What a seat may know of a state, for a level. The entropy must not come from the luck of the game. */
  glimpse(state: types.State, seat: number, entropy: types.Bytes): types.Glimpse {
    return { seat, seats: this.seatsOf(state), world: this.determinize(state, seat, entropy), entropy };
  }

  // --- for people --------------------------------------------------------------------------------------------------

  /** Why the actor may not take an action now; null: it may. */
  whyNot(state: types.State, action: number): types.Refusal | null {
    this.put(state);
    const number = this.memory.exports.refuse(this.at.states, action);
    return number === NO_REASON ? null : this.refusals.because(number);
  }

  /** Why the game is over; null while it goes on. */
  ending(state: types.State): types.Text | null {
    this.put(state);
    const number = this.memory.exports.ending(this.at.states);
    return number === NO_REASON ? null : this.endings.because(number).text;
  }

  /** Where the points of a seat come from; together they are its score. */
  scoreLines(state: types.State, seat: number): types.ScoreLine[] {
    const { memory, at } = this;
    this.put(state);
    const count = memory.exports.score_lines(at.states, seat, at.lines);
    const rows = memory.longs(at.lines, 2 * count);
    return Array.from({ length: count }, (_, i) => ({
      text: this.scoreTexts.because(rows[2 * i] ?? NO_REASON).text,
      points: rows[2 * i + 1] ?? 0,
    }));
  }

  /** The scores and ranks of every seat by the present points. */
  standing(state: types.State): { scores: number[]; ranks: number[] } {
    const { memory, at } = this;
    const seats = this.seatsOf(state);
    this.put(state);
    memory.exports.scores(at.states, at.numbers);
    const scores = memory.longs(at.numbers, seats);
    memory.exports.ranks(at.states, at.numbers);
    return { scores, ranks: memory.longs(at.numbers, seats) };
  }

  /** The result with its reasons, as the wire protocol has it; null while the game goes on. */
  outcome(state: types.State): types.Outcome | null {
    const reason = this.ending(state);
    if (!reason) return null;
    const seats = Array.from({ length: this.seatsOf(state) }, (_, seat) => seat);
    return { ...this.standing(state), reason, lines: seats.map((seat) => this.scoreLines(state, seat)) };
  }

  // --- positions ---------------------------------------------------------------------------------------------------

  /** How many seats play. */
  seatsOf(state: types.State): number {
    const field = this.layout.state.records[this.layout.state.record]?.fields.find((one) => one.name === "seats");
    if (!field) throw new BadModule("a state says how many seats play");
    return state[field.at] ?? 0;
  }

  /** A JSON document of the whole position, secrets included. */
  document(state: types.State): types.Document {
    const { game, edition } = this;
    return { tana: "position", version: POSITION_VERSION, game, edition, state: this.states.dump(state) };
  }

  /** The state of such a document. Values are checked one by one; their consistency is up to the caller. */
  fromDocument(document: types.Document): types.State {
    const expected: types.Document = {
      tana: "position",
      version: POSITION_VERSION,
      game: this.game,
      edition: this.edition,
    };
    for (const [key, value] of Object.entries(expected))
      if (document[key] !== value) throw new BadInput(`$.${key}: expected ${JSON.stringify(value)}`);
    const state: types.Json = document.state ?? null;
    return this.states.load(state);
  }

  // --- many games --------------------------------------------------------------------------------------------------

  /** Games `first`, `first + 1`, … of a series of random players, as `tana.engine.playout` plays them: for each the
   * number of decisions, a digest of its final state, scores and ranks, one row after the other. */
  playSeries(
    seats: number,
    given: Readonly<Record<string, string>>,
    series: { seed: number; first: number; count: number; digest: boolean },
  ): Int32Array {
    const { memory } = this;
    this.putOptions(this.settings(seats, given));
    const width = this.layout.module.result_width;
    const { at, out } = this.seriesPlaces(series.count * width);
    const { seed, first, count } = series;
    memory.exports.play_series(
      ...([this.at.states, at, this.at.legal, seats, this.at.options, seed, first] as const),
      ...([out, count, Number(series.digest)] as const),
    );
    return memory.ints(out, count * width).slice();
  }

  private series: { at: number; out: number; room: number } | null = null;

  private seriesPlaces(numbers: number): { at: number; out: number } {
    if (!this.series || this.series.room < numbers) {
      const at = this.series?.at ?? this.memory.place(2 * this.layout.module.rng.size);
      this.series = { at, out: this.memory.place(4 * numbers), room: numbers };
    }
    return this.series;
  }

  // --- memory ------------------------------------------------------------------------------------------------------

  /** How many bytes a state has. */
  get size(): number {
    return this.stateSize;
  }

  private put(state: types.State): void {
    if (state.length !== this.stateSize)
      throw new BadInput(`a state of ${this.game} has ${String(this.stateSize)} bytes`);
    this.memory.put(this.at.states, state);
  }

  private putOptions(settings: Readonly<Record<string, string>>): void {
    const { numbers, changes } = this.layout.module.options;
    const chosen = [...numbers];
    for (const [name, value] of Object.entries(settings))
      for (const [at, number] of Object.entries(changes[name]?.[value] ?? {})) chosen[Number(at)] = number;
    this.memory.putLongs(this.at.options, chosen);
  }

  private setLuck(entropy: types.Bytes): void {
    this.memory.exports.set_key(this.at.rng, ...wordsOf(entropy));
  }

  private here(): types.Position {
    const { memory, at } = this;
    const actor = memory.exports.actor(at.states);
    return this.position(actor, actor === NOBODY ? 0 : memory.exports.legal(at.states, at.legal));
  }

  private position(actor: number, choices: number): types.Position {
    const { memory, at } = this;
    return {
      state: memory.take(at.states, this.stateSize),
      actor: actor === NOBODY ? null : actor,
      legal: Array.from(memory.shorts(at.legal, choices)),
    };
  }

  private clearLog(): void {
    this.memory.bytes(this.at.logs, this.layout.module.log.size).fill(0);
  }

  private readLog(): types.GameEvent[] {
    const { memory, at } = this;
    const { log } = this.layout.module;
    const count = memory.view.getInt16(at.logs + log.count, true);
    if (count >= log.capacity) throw new BadModule(`${this.game}: too many events in one action`);
    return Array.from({ length: count }, (_, i) =>
      this.events.read(memory.shorts(at.logs + log.rows + 2 * log.width * i, log.width)),
    );
  }
}

/** The rules of any game. */
export type AnyRules = Omit<Rules<never>, "view">;

function sizeOf(root: Layout["state"]): number {
  const found = root.records[root.record];
  if (!found) throw new BadModule(`the layout has no record ${root.record}`);
  return found.size;
}

function bytesOfHex(hex: string): types.Bytes {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
