// Written by Tana from the declarations of the game; changes here are lost.

export type StepWord = "roll" | "move" | "look" | "over";
export type SymbolWord = "flower" | "leaf" | "clover";
export type PieceWord = "small" | "medium" | "large" | "any-mole" | "dog" | "dog-or-mole";
export type MoleWord = "s1" | "s2" | "s3" | "s4" | "m1" | "m2" | "m3" | "m4" | "l1" | "l2" | "l3" | "l4";
export type SizeWord = "small" | "medium" | "large";
export type PlaceWord = "box" | "haystack" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "den";
export type ClanWord = "ladybird" | "ant" | "worm" | "snail";

/** A game of Buddel-Bande from one seat. */
export interface View {
  seat: number | null;
  seats: number;
  first: number;
  turn: number;
  actor: number | null;
  step: StepWord;
  memory_aid: boolean;
  shuffled: boolean;
  /** The symbol of each hole, from the haystack to the den. */
  track: SymbolWord[];
  dog: string;
  dice: Dice | null;
  /** The mole that its mover may look under now. */
  moved: MoleWord | null;
  moles: Mole[];
  players: Player[];
}

/** What the two dice show. */
export interface Dice { piece: PieceWord; symbol: SymbolWord; }

/** A mole as it looks from above, with what this reader may be shown of its clan. */
export interface Mole {
  mole: MoleWord;
  mole_size: SizeWord;
  place: PlaceWord;
  frozen: boolean;
  /** For everybody once it is at home; else what the memory aid remembers for this reader (BUD-K3). */
  clan: ClanWord | null;
  /** With the memory aid: the seats that have looked under it. */
  looked: number[] | null;
}

/** A seat's clan and how many of its moles are at home. */
export interface Player { clan: ClanWord; home: number; }
