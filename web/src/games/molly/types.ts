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
export type SlotWord = "1" | "2";
export type EdgeWord = "a1-b1" | "a1-a2" | "b1-c1" | "b1-b2" | "c1-c2" | "a2-b2" | "a2-a3" | "b2-c2" | "b2-b3" | "c2-c3" | "a3-b3" | "b3-c3";

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
export interface Pile {
  cell: CellWord;
  shows: PileTopWord;
  cards: PileCard[] | null;
}

/** A card of a pile as everybody could remember it; `unseen` for one nobody has seen. */
export interface PileCard {
  card: CardWord;
  up: boolean;
}

/** A player. `cubes` is for the own seat (and for all at the end), `known` for the memory aid. */
export interface Burrow {
  tokens: number;
  cubes: Record<ColourWord, number> | null;
  /** Cubes that are certainly there, from what this reader has lawfully seen. */
  known: Record<ColourWord, number> | null;
  /** How many more there are. */
  unsure: number | null;
  /** What the own seat gave in Pass it on. */
  gave: Exclude<GiftWord, "not-chosen"> | null;
}

/** What a table can be set up with. */
export interface Options {
  variant: "base" | "bobtail";
  memory_aid: "off" | "on";
  first: "random" | "1" | "2" | "3" | "4";
}

/** Something a seat can choose. */
export type Action =
  | { word: "pass"; args: Record<string, never> }
  | { word: "draw"; args: Record<string, never> }
  | { word: "take"; args: { slot: SlotWord; } }
  | { word: "swap"; args: { edge: EdgeWord; } }
  | { word: "hunt"; args: { cell: CellWord; } }
  | { word: "rehome"; args: { cell: CellWord; } }
  | { word: "play"; args: { slot: SlotWord; cell: CellWord; } }
  | { word: "place"; args: { cell: CellWord; } }
  | { word: "set"; args: { line: LineWord; cell: CellWord; } }
  | { word: "projects"; args: { line: LineWord; } }
  | { word: "steal"; args: { victim: string; } }
  | { word: "cover"; args: { cell: CellWord; } }
  | { word: "give"; args: { colour: ColourWord; } }
  | { word: "discard"; args: { colour: ColourWord; } };

/** Something that happened. */
export type Event =
  | { name: "first-player"; args: { seat: string; } }
  | { name: "dealt"; args: { cell: CellWord; card: CardWord | "none"; } }
  | { name: "turn-began"; args: { seat: string; } }
  | { name: "displayed"; args: { slot: SlotWord; card: CardWord | "none"; } }
  | { name: "spent"; args: { seat: string; } }
  | { name: "took"; args: { seat: string; slot: SlotWord; card: CardWord | "none"; } }
  | { name: "swapped"; args: { seat: string; cell: CellWord; other: CellWord; } }
  | { name: "hunted"; args: { seat: string; source: CellWord; cell: CellWord; } }
  | { name: "rehomed"; args: { source: CellWord; cell: CellWord; } }
  | { name: "turned-up"; args: { seat: string; card: CardWord | "none"; } }
  | { name: "unplayable"; args: { seat: string; card: CardWord | "none"; } }
  | { name: "played"; args: { seat: string; card: CardWord | "none"; cell: CellWord; } }
  | { name: "passed"; args: { seat: string; } }
  | { name: "gained-token"; args: { seat: string; } }
  | { name: "stole"; args: { seat: string; victim: string; } }
  | { name: "no-token"; args: { seat: string; } }
  | { name: "set-of-moles"; args: { seat: string; line: LineWord; colour: ColourWord; } }
  | { name: "hidden-card"; args: { cell: CellWord; card: CardWord | "none"; } }
  | { name: "took-pile"; args: { seat: string; cell: CellWord; } }
  | { name: "cube"; args: { seat: string; colour: ColourWord; } }
  | { name: "cube-lost"; args: { seat: string; colour: ColourWord; } }
  | { name: "flipped"; args: { cell: CellWord; } }
  | { name: "set-of-projects"; args: { seat: string; line: LineWord; } }
  | { name: "cover-drawn"; args: { seat: string; card: CardWord | "none"; } }
  | { name: "covered"; args: { seat: string; card: CardWord | "none"; cell: CellWord; } }
  | { name: "event-found"; args: { seat: string; event: EventCardWord | "none"; } }
  | { name: "event-waits"; args: { event: EventCardWord | "none"; } }
  | { name: "event-began"; args: { event: EventCardWord | "none"; seat: string; } }
  | { name: "windfall"; args: { seat: string; card: CardWord | "none"; } }
  | { name: "filled"; args: { cell: CellWord; card: CardWord | "none"; } }
  | { name: "gift-chosen"; args: { seat: string; gift: GiftWord; } }
  | { name: "gift-made"; args: { seat: string; } }
  | { name: "gifts-passed"; args: Record<string, never> }
  | { name: "gift-received"; args: { seat: string; giver: string; gift: GiftWord; } }
  | { name: "cube-discarded"; args: { seat: string; colour: ColourWord; } }
  | { name: "last-round"; args: { seat: string; } }
  | { name: "game-over"; args: Record<string, never> };
