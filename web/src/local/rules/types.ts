/** What the rules take and give. Seats count from 0 here, as in Python; the wire protocol counts from 1. */

export type Bytes = Uint8Array<ArrayBuffer>;
/** A value of a document. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Document = Record<string, Json>;

/** The memory of a whole position, secrets included: a snapshot. Nobody changes one after it was made. */
export type State = Bytes;
/** The memory of what a reader may know: what `view` and `patch` make documents of. */
export type Seen = Bytes;
/** A seat, or null for a spectator. */
export type Reader = number | null;

/** The id of a text and its arguments, as the wire protocol has it. */
export interface Text {
  id: string;
  args: Record<string, number | string>;
}

/** An action taken apart, as the wire protocol has it (without `irreversible`, see `crossings`). */
export interface Action {
  action: number;
  word: string;
  args: Record<string, string>;
  notation: string;
}

/** Something that happened. `seats`: who may see it; null is everybody. */
export interface GameEvent {
  name: string;
  args: Record<string, string>;
  seats: readonly number[] | null;
  /** Tells somebody something that nobody chose: undo never reaches back past it. */
  reveals: boolean;
}

/** A state, whose decision it is (null: the game is over) and the legal actions, ascending. */
export interface Position {
  state: State;
  actor: number | null;
  legal: number[];
}

/** Where a setup or an action leads, and what happens on the way. */
export interface Played {
  position: Position;
  events: GameEvent[];
}

export interface Refusal {
  rule: string;
  text: Text;
}

export interface ScoreLine {
  text: Text;
  points: number;
}

/** Points and ranks by seat, the reason, and the points line by line: the outcome of the wire protocol. */
export interface Outcome {
  scores: number[];
  ranks: number[];
  reason: Text;
  lines: ScoreLine[][];
}

/** What a seat may know when it has to decide: one world that agrees with all it knows, and 8 bytes of its own luck. */
export interface Glimpse {
  seat: number;
  seats: number;
  world: State;
  entropy: Bytes;
}

/** What a level thinks of one action: its share of the win, its final points, how often the search tried it. */
export interface Estimate {
  action: number;
  chance: number;
  score: number;
  visits: number;
  /** The terms of the heuristic after the action, by name: the reasons. */
  terms?: Record<string, number>;
}

/** What a level does; its estimates are best first, and empty for levels that do not estimate. */
export interface LevelChoice {
  action: number;
  estimates: Estimate[];
}

/** Invalid input: an unknown option, text that is not an action, an impossible position. */
export class BadInput extends Error {}

/** A module or layout that is damaged, or made by another release. */
export class BadModule extends Error {}
