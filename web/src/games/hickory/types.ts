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
export type NumberWord = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12";
export type SlotWord = "1" | "2";
export type MouseWord2 = "scavenger" | "spotter" | "scurrier";

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
  hand: Piece[];
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
  parts: Part[];
  leaf: TileWord | null;
  inner: Piece[];
  outer: Piece[];
}

/** A part of an action, or an icon of a card. */
export interface Part {
  cost: number;
  icon: IconWord | null;
  amount: number;
}

/** A mouse of a seat. */
export interface Piece {
  seat: number;
  mouse: MouseWord;
}

/** A quest that lies face up. */
export interface Quest {
  slot: number;
  quest: QuestWord;
  points: number;
  pictures: (PictureWord | null)[];
}

/** A favor card that this reader may see. */
export interface Favor {
  card: FavorWord;
  icons: Part[];
  bonus: TileWord | null;
  acorn: boolean;
}

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
export interface HuntSpace {
  cell: CellWord;
  shows: TileWord;
  tile: TileWord | null;
}

/** A mouse and its card. */
export interface Mouse {
  mouse: MouseWord;
  ring: RingWord;
  number: number | null;
  waiting: boolean;
  room: number;
  pouch: TileWord[];
}

/** What a table can be set up with. */
export interface Options {
  setup: "standard" | "advanced";
  first: "random" | "1" | "2" | "3" | "4";
  data: "standard";
}

/** Something a seat can choose. */
export type Action =
  | { word: "stay"; args: Record<string, never> }
  | { word: "hop-off"; args: Record<string, never> }
  | { word: "hop-back"; args: Record<string, never> }
  | { word: "outer"; args: Record<string, never> }
  | { word: "hop-on"; args: Record<string, never> }
  | { word: "claim"; args: Record<string, never> }
  | { word: "skip"; args: Record<string, never> }
  | { word: "done"; args: Record<string, never> }
  | { word: "swap"; args: Record<string, never> }
  | { word: "keep"; args: Record<string, never> }
  | { word: "climb"; args: Record<string, never> }
  | { word: "search"; args: Record<string, never> }
  | { word: "draw"; args: Record<string, never> }
  | { word: "wild"; args: Record<string, never> }
  | { word: "score"; args: Record<string, never> }
  | { word: "activate"; args: { mouse: MouseWord; } }
  | { word: "give"; args: { mouse: MouseWord; } }
  | { word: "toss"; args: { mouse: MouseWord; } }
  | { word: "leap"; args: { number: NumberWord; } }
  | { word: "scamp"; args: { number: NumberWord; } }
  | { word: "take"; args: { tile: TileWord; } }
  | { word: "drop"; args: { tile: TileWord; } }
  | { word: "put-back"; args: { tile: TileWord; } }
  | { word: "spend"; args: { tile: TileWord; } }
  | { word: "deliver"; args: { tile: TileWord; } }
  | { word: "return"; args: { tile: TileWord2; } }
  | { word: "bonus"; args: { card: FavorWord; } }
  | { word: "favor"; args: { card: FavorWord; } }
  | { word: "discard"; args: { card: FavorWord; } }
  | { word: "quest"; args: { slot: SlotWord; } }
  | { word: "place"; args: { cell: CellWord; } }
  | { word: "lose"; args: { mouse: MouseWord; tile: TileWord; } }
  | { word: "start"; args: { mouse: MouseWord2; number: NumberWord; } };

/** Something that happened. */
export type Event =
  | { name: "priority"; args: { seat: string; } }
  | { name: "space"; args: { number: NumberWord; cost: string; icon: IconWord | "none"; count: string; } }
  | { name: "leaf-filled"; args: { number: NumberWord; tile: TileWord; } }
  | { name: "basket-filled"; args: { tile: TileWord; } }
  | { name: "quest-shown"; args: { quest: QuestWord; } }
  | { name: "quests-shuffled"; args: Record<string, never> }
  | { name: "hunt-board"; args: { seat: string; board: BoardWord; } }
  | { name: "started"; args: { seat: string; mouse: MouseWord; number: NumberWord; } }
  | { name: "round-began"; args: { number: NumberWord; } }
  | { name: "tick"; args: { number: NumberWord; } }
  | { name: "tick-covered"; args: { number: NumberWord; } }
  | { name: "activated"; args: { seat: string; mouse: MouseWord; } }
  | { name: "stayed"; args: { seat: string; mouse: MouseWord; } }
  | { name: "skipped"; args: { seat: string; mouse: MouseWord; } }
  | { name: "ended"; args: { seat: string; mouse: MouseWord; } }
  | { name: "kept"; args: { seat: string; } }
  | { name: "hopped-off"; args: { seat: string; mouse: MouseWord; number: NumberWord; } }
  | { name: "hopped-back"; args: { seat: string; mouse: MouseWord; number: NumberWord; } }
  | { name: "moved-out"; args: { seat: string; mouse: MouseWord; number: NumberWord; } }
  | { name: "hopped-on"; args: { seat: string; mouse: MouseWord; } }
  | { name: "bumped"; args: { seat: string; mouse: MouseWord; } }
  | { name: "leapt"; args: { seat: string; mouse: MouseWord; number: NumberWord; } }
  | { name: "scamp-placed"; args: { seat: string; number: NumberWord; } }
  | { name: "claimed"; args: { seat: string; mouse: MouseWord; tile: TileWord; } }
  | { name: "drew-tile"; args: { seat: string; tile: TileWord; } }
  | { name: "put-back"; args: { seat: string; tile: TileWord; } }
  | { name: "took-tile"; args: { seat: string; tile: TileWord; } }
  | { name: "took-wild"; args: { seat: string; } }
  | { name: "stowed"; args: { seat: string; mouse: MouseWord; tile: TileWord; } }
  | { name: "dropped"; args: { seat: string; tile: TileWord; } }
  | { name: "rearranged"; args: { seat: string; } }
  | { name: "tossed"; args: { seat: string; mouse: MouseWord; } }
  | { name: "spent"; args: { seat: string; mouse: MouseWord; tile: TileWord; } }
  | { name: "spent-bonus"; args: { seat: string; card: FavorWord; tile: TileWord; } }
  | { name: "climbed"; args: { seat: string; space: string; } }
  | { name: "chain-points"; args: { seat: string; points: string; } }
  | { name: "finished-chain"; args: { seat: string; points: string; } }
  | { name: "favor-drawn"; args: { seat: string; } }
  | { name: "favor-card"; args: { seat: string; card: FavorWord; } }
  | { name: "favors-shuffled"; args: Record<string, never> }
  | { name: "favor-played"; args: { seat: string; mouse: MouseWord; card: FavorWord; } }
  | { name: "favor-discarded"; args: { seat: string; card: FavorWord; } }
  | { name: "delivered"; args: { seat: string; mouse: MouseWord; tile: TileWord; } }
  | { name: "delivered-bonus"; args: { seat: string; card: FavorWord; tile: TileWord; } }
  | { name: "items-scored"; args: { seat: string; points: string; } }
  | { name: "symbol-scored"; args: { seat: string; points: string; } }
  | { name: "colour-scored"; args: { seat: string; points: string; } }
  | { name: "delivery-total"; args: { seat: string; points: string; } }
  | { name: "quest-done"; args: { seat: string; quest: QuestWord; points: string; } }
  | { name: "placed"; args: { seat: string; tile: TileWord; cell: CellWord; } }
  | { name: "not-placed"; args: { seat: string; tile: TileWord; } }
  | { name: "relic-brought"; args: { seat: string; mouse: MouseWord; tile: TileWord; } }
  | { name: "relic-returned"; args: { seat: string; tile: TileWord; points: string; } }
  | { name: "round-ended"; args: Record<string, never> }
  | { name: "paw-placed"; args: { number: NumberWord; } }
  | { name: "pushed"; args: { seat: string; mouse: MouseWord; number: NumberWord; } }
  | { name: "scratched"; args: { number: NumberWord; count: string; } }
  | { name: "lost"; args: { seat: string; mouse: MouseWord; tile: TileWord; } }
  | { name: "hour-struck"; args: { number: NumberWord; } }
  | { name: "moved-in"; args: Record<string, never> }
  | { name: "midnight"; args: Record<string, never> }
  | { name: "hunt-lines"; args: { seat: string; lines: string; points: string; } }
  | { name: "final-bonus"; args: { seat: string; card: FavorWord; tile: TileWord; } }
  | { name: "final-delivery"; args: { seat: string; } }
  | { name: "solo-won"; args: { seat: string; points: string; } }
  | { name: "solo-lost"; args: { seat: string; points: string; } }
  | { name: "game-over"; args: Record<string, never> };
