// Written by Tana from the declarations of the game; changes here are lost.

export type StepWord = "hide" | "start" | "swap" | "dog" | "over";
export type CellWord = "a1" | "b1" | "c1" | "d1" | "a2" | "b2" | "c2" | "d2" | "a3" | "b3" | "c3" | "d3" | "a4" | "b4" | "c4" | "d4";
export type EdgeWord = "a1-b1" | "a1-a2" | "a1-b2" | "b1-c1" | "b1-a2" | "b1-b2" | "b1-c2" | "c1-d1" | "c1-b2" | "c1-c2" | "c1-d2" | "d1-c2" | "d1-d2" | "a2-b2" | "a2-a3" | "a2-b3" | "b2-c2" | "b2-a3" | "b2-b3" | "b2-c3" | "c2-d2" | "c2-b3" | "c2-c3" | "c2-d3" | "d2-c3" | "d2-d3" | "a3-b3" | "a3-a4" | "a3-b4" | "b3-c3" | "b3-a4" | "b3-b4" | "b3-c4" | "c3-d3" | "c3-b4" | "c3-c4" | "c3-d4" | "d3-c4" | "d3-d4" | "a4-b4" | "b4-c4" | "c4-d4";

/** A game of Uly & Polly from one seat. */
export interface View {
  seat: number | null;
  seats: number;
  round_number: number;
  rounds: number;
  step: StepWord;
  actor: number | null;
  /** The wolf player of this round. */
  wolf: number;
  /** Who makes the next move of the dog. */
  dog_player: number;
  memory_aid: boolean;
  places: Place[];
  dog: CellWord | null;
  face_up: number;
  tiles_to_turn: number;
  /** Dog moves since a tile was turned; the round ends when it reaches `stalling`. */
  idle: number;
  stalling: number;
  prizes: number[];
  last: LastRound | null;
  /** Where the wolf is now: for the wolf player alone. */
  hideout: CellWord | null;
}

/** The tile on a cell; with the memory aid, where that tile started the round. */
export interface Place {
  cell: CellWord;
  face_up: boolean;
  trail: CellWord | null;
}

/** How the round before went: the wolf's hiding place and every cell it was moved to (ULY-R22). */
export interface LastRound {
  wolf: number;
  found: boolean;
  path: CellWord[];
}

/** What a table can be set up with. */
export interface Options {
  memory_aid: "off" | "on";
  first: "random" | "1" | "2" | "3" | "4" | "5";
}

/** Something a seat can choose. */
export type Action =
  | { word: "hide"; args: { cell: CellWord; } }
  | { word: "start"; args: { cell: CellWord; } }
  | { word: "swap"; args: { edge: EdgeWord; } }
  | { word: "step"; args: { cell: CellWord; } };

/** Something that happened. */
export type Event =
  | { name: "first-wolf"; args: { seat: string; } }
  | { name: "round-began"; args: { round: string; seat: string; } }
  | { name: "hid"; args: { seat: string; } }
  | { name: "hidden-at"; args: { seat: string; cell: CellWord; } }
  | { name: "dog-placed"; args: { seat: string; cell: CellWord; } }
  | { name: "swapped"; args: { seat: string; cell: CellWord; other: CellWord; } }
  | { name: "dog-moved"; args: { seat: string; source: CellWord; cell: CellWord; } }
  | { name: "sheep-turned"; args: { cell: CellWord; count: string; } }
  | { name: "wolf-found"; args: { seat: string; cell: CellWord; } }
  | { name: "wolf-escaped"; args: { seat: string; } }
  | { name: "dog-stalled"; args: { seat: string; } }
  | { name: "wolf-had-hidden"; args: { seat: string; cell: CellWord; } }
  | { name: "wolf-had-moved"; args: { source: CellWord; cell: CellWord; } }
  | { name: "prize"; args: { seat: string; } }
  | { name: "game-over"; args: Record<string, never> };
