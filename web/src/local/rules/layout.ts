/** The layout document of a module: everything a game declares (docs/formats.md), and where its compiled code wants its
 * arguments. Python writes it beside the module; nothing of a game is written here. */

/** Words for small numbers: the number of the first, and a token for each. */
export interface DomainLayout {
  first: number;
  tokens: string[];
  /** Other words that people may type, each for a token. */
  aliases: Record<string, string>;
  /** Views speak of its members by number. */
  counted: boolean;
  /** What texts call it; several domains of a layout may share that. */
  name: string;
}

export interface ArgumentLayout {
  name: string;
  domain: string;
}

export interface OptionLayout {
  name: string;
  values: string[];
  default: string;
}

export interface FamilyLayout {
  word: string;
  first: number;
  count: number;
  arguments: ArgumentLayout[];
}

export interface EventLayout {
  name: string;
  number: number;
  reveals: boolean;
  arguments: ArgumentLayout[];
}

export interface ReasonLayout {
  text: string;
  rule: string;
  first: number;
  arguments: ArgumentLayout[];
}

export type ValueLayout =
  | { kind: "number"; bytes: number; least: number; most: number; none?: number }
  | { kind: "flag"; bytes: number; none?: number }
  | { kind: "word"; bytes: number; domain: string; none?: number }
  | { kind: "set"; bytes: number; domain: string; none?: number }
  | { kind: "cells"; count: number; size: number; of: ValueLayout; by?: string; label?: string }
  | { kind: "row"; size: number; observed: number; count: PlacedLayout; items: PlacedLayout }
  | { kind: "maybe"; size: number; given: PlacedLayout; it: PlacedLayout }
  | { kind: "record"; record: string };

export type PlacedLayout = ValueLayout & { at: number };

/** A field of a record. `by_seat`: an entry for each seat; `remembered`: there with the memory aid alone. */
export type FieldLayout = PlacedLayout & { name: string; by_seat?: boolean; remembered?: boolean };

export interface RecordLayout {
  size: number;
  fields: FieldLayout[];
}

export interface RootLayout {
  record: string;
  records: Record<string, RecordLayout>;
}

/** The bytes of each part of a room to think in, in the order in which compiled code has their addresses. */
export interface RoomLayout {
  states: number;
  chances: number;
  belief: number;
  worlds: number;
  rows: number;
  one: number;
  other: number;
  terms: number;
  report: number;
  asked: number;
}

/** Where the fields of a report and of a seat's sums lie, in doubles. */
export type ReportLayout = Record<
  | ("size" | "number" | "seat" | "action" | "best" | "loss" | "apart" | "error")
  | ("reasons" | "terms" | "points" | "drawn" | "luck" | "luck_error")
  | ("choices" | "before" | "after" | "stake" | "grade"),
  number
>;
export type VerdictLayout = Record<
  | ("size" | "decisions" | "inaccuracies" | "mistakes" | "blunders")
  | ("accuracy" | "lost" | "lost_error" | "adjusted" | "adjusted_error"),
  number
>;
export type TotalsLayout = Record<"size" | "luck" | "luck_error" | "lost" | "lost_error" | "costly", number>;

/** The slope and the strength of each level, by number of seats. */
export type MeasuredLevels = Record<string, Record<string, readonly [slope: number, strength: number]>>;

/** Calibration of win probabilities: for a search, and for a true position. People without a bot at their table count as
 * the `usual` level, the `weakest` bots as the first one. */
export interface CalibrationLayout {
  search: MeasuredLevels;
  chart: MeasuredLevels;
  usual: string;
  weakest: string[];
}

/** What the levels think with, and the numbers they are made of. */
export interface LevelsLayout {
  /** The levels, weakest first, and whether they search. */
  names: Record<string, boolean>;
  room: RoomLayout;
  /** The bytes of a node, and how many a tree has. */
  node: number;
  nodes: number;
  /** How often a true position is looked at to tell the chances; 0: games are played on instead. */
  glances: number;
  /** Iterations for each move of a finished game. */
  thought: number;
  calibration: CalibrationLayout;
  terms: string[];
  /** The columns of an estimate, and how many there are. */
  columns: { win: number; points: number; action: number; visits: number };
  width: number;
  report: ReportLayout;
  totals: TotalsLayout;
  verdict: VerdictLayout;
  /** The names of the grades; pairs of searches for every decision, and in all for one whose grade is open. */
  review: { grades: readonly string[]; pairs: number; more_pairs: number };
  /** How many costly moves are listed. */
  costly: number;
  /** How many choices are explained. */
  explained: number;
  /** Other throws or draws that one is compared with, and games played on from each; those for the chart. */
  throws: number;
  playouts: number;
  chart_playouts: number;
  digger: { samples: number };
  sprout: { blunders: number; noise: number };
  fox: { seconds: number };
  /** The arrays of a mixed strategy that fox plays instead of a search; null: it searches. */
  strategy: { data: ArrayLayout[]; room: ArrayLayout[] } | null;
  /** What owl judges positions with: the numbers of seats it is for (with others owl is fox), the bytes of a view, the
   * numbers in a row and in each hidden layer, and the arrays of weights; null: there is no network. */
  network: { seats: number[]; view: number; row: number; hidden: number[]; data: ArrayLayout[] } | null;
}

export interface ArrayLayout {
  /** As the data file has it: numbers of half or double precision. */
  stored: "f2" | "f8";
  length: number;
}

export interface ModuleLayout {
  version: number;
  /** The hash of all sources that the module was made from. */
  sources: string;
  /** The numbers that a game is set up with: those of all defaults, and what each value of an option changes. */
  options: { numbers: number[]; changes: Record<string, Record<string, Record<string, number>>> };
  max_seats: number;
  /** The generator of chance: its size, where it counts the numbers it gave, and the source of players' choices. */
  rng: { size: number; given: number; sources: number; policy: number };
  log: { size: number; count: number; rows: number; width: number; capacity: number };
  score_lines: number;
  result_width: number;
  levels: LevelsLayout;
}

export interface Layout {
  tana: "layout";
  version: number;
  game: string;
  edition: string;
  seats: { least: number; most: number };
  max_legal: number;
  options: OptionLayout[];
  actions: FamilyLayout[];
  events: EventLayout[];
  refusals: ReasonLayout[];
  endings: ReasonLayout[];
  score_texts: ReasonLayout[];
  secrets: string[];
  state: RootLayout;
  view: RootLayout & { nothing: string };
  domains: Record<string, DomainLayout>;
  module: ModuleLayout;
}

/** `rules/index.json` beside the pages: which games have a module. Paths are relative to that file. */
export type RulesIndex = Record<string, ModuleFiles>;

export interface ModuleFiles {
  module: string;
  layout: string;
  /** Numbers that fox needs in this game (`Rules.feed`); null: none. */
  data: string | null;
  /** A hash of the rules it was built from; the server compares it with its own. */
  rules?: string;
}
