// Written by Tana from the declarations of the game; changes here are lost.

export type StepWord = "hide" | "start" | "swap" | "dog" | "over";
export type CellWord = "a1" | "b1" | "c1" | "d1" | "a2" | "b2" | "c2" | "d2" | "a3" | "b3" | "c3" | "d3" | "a4" | "b4" | "c4" | "d4";

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
export interface Place { cell: CellWord; face_up: boolean; trail: CellWord | null; }

/** How the round before went: the wolf's hiding place and every cell it was moved to (ULY-R22). */
export interface LastRound { wolf: number; found: boolean; path: CellWord[]; }
