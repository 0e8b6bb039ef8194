// Written by Tana from the declarations of the game; changes here are lost.

export type PhaseWord = "start" | "tick" | "scratch" | "flee" | "hand" | "inner" | "swap" | "round-end" | "hour" | "over";
export type TaskWord = "put-back" | "drop" | "deal" | "take" | "discard" | "deliver" | "quest" | "place" | "lose" | "return" | "resolve" | "score";
export type SkyWord = "neither" | "sun" | "moon";
export type IconWord = "climb" | "search" | "favor" | "market" | "scamp" | "deliver" | "return" | "leap" | "toss";
export type TileWord = "purple-button" | "purple-feather" | "purple-thread" | "purple-key" | "purple-thimble" | "green-button" | "green-feather" | "green-thread" | "green-key" | "green-thimble" | "blue-button" | "blue-feather" | "blue-thread" | "blue-key" | "blue-thimble" | "orange-button" | "orange-feather" | "orange-thread" | "orange-key" | "orange-thimble" | "wild" | "crown" | "sceptre" | "goblet";
export type MouseWord = "scavenger" | "spotter" | "scurrier" | "scamp";
export type TileWord2 = "crown" | "sceptre" | "goblet";
export type QuestWord = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12";
export type PictureWord = "purple-button" | "purple-feather" | "purple-thread" | "purple-key" | "purple-thimble" | "green-button" | "green-feather" | "green-thread" | "green-key" | "green-thimble" | "blue-button" | "blue-feather" | "blue-thread" | "blue-key" | "blue-thimble" | "orange-button" | "orange-feather" | "orange-thread" | "orange-key" | "orange-thimble" | "any-button" | "any-feather" | "any-thread" | "any-key" | "any-thimble";
export type FavorWord = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13";
export type StepWord = "choose-on-hand" | "choose-on-inner" | "choose-bumped" | "forced-leap" | "claim" | "act" | "end" | "spent";
export type PlayerColourWord = "blue" | "yellow" | "brown" | "red";
export type TallyWord = "deliveries" | "quests" | "chain" | "relics" | "hunt" | "leftovers";
export type BoardWord = "a" | "b" | "c" | "d";
export type CellWord = "a1" | "b1" | "c1" | "d1" | "a2" | "b2" | "c2" | "d2" | "a3" | "b3" | "c3" | "d3" | "a4" | "b4" | "c4" | "d4";
export type RingWord = "out-of-play" | "hand" | "inner" | "outer" | "falling";

/** A game of Hickory Dickory from one seat. */
export interface View {
  seat: number | null;
  seats: number;
  actor: number | null;
  phase: PhaseWord;
  task: TaskWord | null;
  hour: number;
  minute: number;
  priority: number;
  paws: number[];
  spaces: Space[];
  /** The mice on the minute hand, from the tip backwards. */
  hand: TeamMouse[];
  hand_spaces: number;
  wilds: number;
  basket: TileWord[];
  /** What is left in the bag, by counting. */
  bag: Record<TileWord, number>;
  returned: TileWord2[];
  quests: Quest[];
  quest_deck: number;
  favor_deck: number;
  discards: Favor[];
  chain: Chain;
  /** Mice that are active, the one that acts last. */
  active: Active[];
  /** Tiles between two places: drawn, being dealt or delivered. */
  pool: TileWord[];
  /** The tile that is dealt next. */
  dealing: TileWord | null;
  /** Bonus items of the delivery at hand. */
  bonus: TileWord[];
  losses: number;
  players: Player[];
}

/** A number of the clock with both its spaces. (An observation finds the mice with their players.) */
export interface Space {
  number: number;
  sky: SkyWord;
  covered: boolean;
  parts: ActionPart[];
  leaf: TileWord | null;
  inner: TeamMouse[];
  outer: TeamMouse[];
}

/** A part of an action, or an icon of a card. */
export interface ActionPart { cost: number; icon: IconWord | null; amount: number; }

/** A mouse of a seat. */
export interface TeamMouse { seat: number; mouse: MouseWord; }

/** A quest that lies face up. */
export interface Quest { slot: number; quest: QuestWord; points: number; pictures: (PictureWord | null)[]; }

/** A favor card that this reader may see. */
export interface Favor { card: FavorWord; icons: ActionPart[]; bonus: TileWord | null; acorn: boolean; }

/** The chain: spaces with their points, and the values of the finish from the bottom. */
export interface Chain {
  points: number[];
  finish: number[];
  /** How many of the finish values the pinecone covers. */
  covered: number;
}

/** A mouse whose activation has begun and not ended, and the card it is resolving. */
export interface Active {
  seat: number;
  mouse: MouseWord;
  step: StepWord;
  part: number;
  paid: number;
  card: Favor | null;
  icon: number;
}

/** What belongs to a seat. `hand` is for the own seat alone; the number of cards is public. */
export interface Player {
  colour: PlayerColourWord;
  points: number;
  tally: Record<TallyWord, number>;
  board: BoardWord;
  hunt: HuntSpace[];
  scaler: number;
  mice: Mouse[];
  cards: number;
  hand: Favor[] | null;
}

/** A space of a hunt board: what it shows, and what lies there. */
export interface HuntSpace { cell: CellWord; shows: TileWord; tile: TileWord | null; }

/** A mouse and its card. */
export interface Mouse {
  mouse: MouseWord;
  ring: RingWord;
  number: number | null;
  waiting: boolean;
  room: number;
  pouch: TileWord[];
}
