// Written by Tana from the declarations of the game; changes here are lost.

export type StepWord = "refill" | "act" | "must-play" | "turn-up" | "place" | "rehome" | "check" | "draw-cover" | "cover" | "over";
export type CellWord = "a1" | "b1" | "c1" | "a2" | "b2" | "c2" | "a3" | "b3" | "c3";
export type PileTopWord = "yellow" | "red" | "white" | "green" | "blue" | "empty" | "bobtail" | "back" | "tardy-back";
export type CardWord = "yellow" | "red" | "white" | "green" | "blue" | "tardy-yellow" | "tardy-red" | "tardy-white" | "tardy-green" | "tardy-blue" | "unseen";
export type ColourWord = "yellow" | "red" | "white" | "green" | "blue";
export type DeckBackWord = "back" | "tardy-back";
export type EventCardWord = "gift" | "windfall" | "new-shoots" | "cover-up" | "pass-it-on" | "spring-cleaning";
export type LineWord = "row-1" | "row-2" | "row-3" | "column-a" | "column-b" | "column-c" | "falling" | "rising";
export type GiftWord = "not-chosen" | "yellow" | "red" | "white" | "green" | "blue" | "nothing";

/** A game of Molly from one seat. */
export interface View {
  seat: number | null;
  seats: number;
  first: number;
  turn: number;
  actor: number | null;
  step: StepWord;
  bobtail: CellWord | null;
  hunted: CellWord | null;
  memory_aid: boolean;
  piles: Pile[];
  display: (ColourWord | null)[];
  /** Whether each display card is Tardy: everybody saw its back (MOL-K4). */
  display_tardy: boolean[] | null;
  held: ColourWord[];
  held_tardy: boolean[] | null;
  deck: number;
  deck_back: DeckBackWord | null;
  last_round: boolean;
  supply: number;
  stock: Record<ColourWord, number>;
  event: EventCardWord | null;
  waiting: EventCardWord | null;
  found: EventCardWord[];
  lines: LineWord[];
  to_cover: CellWord[];
  burrows: Burrow[];
}

/** What shows on a space, and with the memory aid its cards from bottom to top. */
export interface Pile { cell: CellWord; shows: PileTopWord; cards: PileCard[] | null; }

/** A card of a pile as everybody could remember it; `unseen` for one nobody has seen. */
export interface PileCard { card: CardWord; up: boolean; }

/** A player. `cubes` is for the own seat (and for all at the end), `known` for the memory aid. */
export interface Burrow {
  tokens: number;
  cubes: Record<ColourWord, number> | null;
  /** Cubes that are certainly there, given what this reader has seen. */
  known: Record<ColourWord, number> | null;
  /** How many more there are. */
  unsure: number | null;
  /** What the own seat gave in Pass it on. */
  gave: Exclude<GiftWord, "not-chosen"> | null;
}
