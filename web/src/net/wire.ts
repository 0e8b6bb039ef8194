/** The wire protocol of the table server, as `docs/protocol.md` describes it. Seats are numbered from 1. */

export const PROTOCOL = 2;

export type Phase = "gathering" | "playing" | "over" | "closed";
export type SeatKind = "open" | "remote" | "here" | "bot";
export type Presence = "present" | "away" | "none";

export type TextArg = number | string | Text;
export interface Text {
  id: string;
  args: Record<string, TextArg>;
}
export interface WireEvent {
  name: string;
  args: Record<string, string>;
}
export interface Choice {
  action: number;
  word: string;
  args: Record<string, string>;
  notation: string;
  irreversible: boolean;
}
export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  level: string | null;
  standin: boolean;
  presence: Presence;
  contributed: boolean;
  open_view: boolean;
  host: boolean;
}
export interface Timer {
  seat: number | null;
  left_ms: number;
  running: boolean;
}
export interface Settings {
  undo: "boundary" | "consent";
  hints: boolean;
  chat: "off" | "phrases" | "free";
  spectators: boolean;
  timer_s: number;
}
export interface ChatLine {
  seq: number;
  seat: number | null;
  name: string;
  phrase: string | null;
  text: string | null;
}
export interface Fairness {
  commitment: string;
  contributions: (string | null)[];
  secret: string | null;
}
export interface ScoreLine {
  text: Text;
  points: number;
}
export interface Outcome {
  scores: number[];
  ranks: number[];
  reason: Text;
  lines: ScoreLine[][];
}
export interface UndoAsked {
  seat: number;
  agreed: number[];
}
export interface Step {
  seq: number;
  cause: string;
  seat: number | null;
  events: WireEvent[];
  undone: number[];
  number: number | null;
}
export interface You {
  seats: number[];
  host: boolean;
  watching: boolean;
  perspective: number | null;
}
export interface Snapshot {
  kind: "snapshot";
  protocol: number;
  seq: number;
  table: string;
  game: string;
  edition: string;
  options: Record<string, string>;
  phase: Phase;
  you: You;
  seats: SeatInfo[];
  turn: number | null;
  view: unknown;
  choices: Choice[];
  can_undo: boolean;
  undo_asked: UndoAsked | null;
  paused: boolean;
  timer: Timer | null;
  settings: Settings;
  fairness: Fairness;
  chat: ChatLine[];
  since: number;
  steps: Step[];
  outcome: Outcome | null;
  next: string | null;
  /** Began from a chosen position or seed: nobody else can come in. */
  practice: boolean;
}
export interface Update {
  kind: "update";
  seq: number;
  step: Step;
  phase?: Phase;
  turn?: number | null;
  /** The whole view, or else the fields of it that changed. */
  view?: unknown;
  patch?: Record<string, unknown>;
  choices?: Choice[];
  can_undo?: boolean;
  undo_asked?: UndoAsked | null;
  seats?: SeatInfo[];
  paused?: boolean;
  timer?: Timer | null;
  settings?: Settings;
  fairness?: Fairness;
  chat?: ChatLine;
  outcome?: Outcome | null;
  next?: string;
}

export type Command =
  | { kind: "play"; seat: number; seq: number; action?: number; notation?: string }
  | { kind: "why"; seat: number; action?: number; notation?: string }
  | { kind: "undo"; seat: number; seq: number }
  | { kind: "answer-undo"; seat: number; seq: number; agree: boolean }
  | { kind: "hint"; seat: number }
  | { kind: "contribute"; seat: number; random: string }
  | { kind: "start" }
  | { kind: "say"; seat?: number | null; phrase?: string; text?: string }
  | { kind: "set-seat"; seat: number; to: "remote" | "here" | "bot"; level?: string }
  | { kind: "rename"; seat: number; name: string }
  | { kind: "invite"; seat?: number | null }
  | { kind: "open-view"; seat: number; on: boolean }
  | { kind: "settings"; settings: Settings }
  | { kind: "pause" }
  | { kind: "resume" }
  | { kind: "rematch" }
  | { kind: "leave"; seat: number }
  | { kind: "close" }
  | { kind: "lift"; seat: number; since?: number }
  | { kind: "lower"; since?: number }
  | { kind: "point"; seat: number; at: string | null }
  | { kind: "ping" };

export type Code =
  | "illegal"
  | "stale"
  | "not-your-turn"
  | "not-your-seat"
  | "not-allowed"
  | "not-now"
  | "boundary"
  | "bad-notation"
  | "bad-request"
  | "version"
  | "unknown-table"
  | "unknown-secret"
  | "full"
  | "closed"
  | "limit"
  | "unavailable";

export interface Ack {
  kind: "ack";
  id: string;
  seq: number;
}
export interface Refused {
  kind: "refused";
  id: string;
  code: Code;
  seq: number;
  rule: string | null;
  text: Text | null;
  detail: string | null;
}
export interface WhyNot {
  kind: "why-not";
  id: string;
  seq: number;
  rule: string | null;
  text: Text | null;
}
export interface Hinted {
  kind: "hinted";
  id: string;
  seq: number;
  choice: Choice;
  chance: number | null;
}
export interface Invited {
  kind: "invited";
  id: string;
  seq: number;
  path: string;
  code: string | null;
}
export interface PresenceFrame {
  kind: "presence";
  seats: Presence[];
  watching: number;
}
export interface PointerFrame {
  kind: "pointer";
  seat: number;
  at: string | null;
}
export interface Pong {
  kind: "pong";
  id: string;
  seq: number;
}
export interface Bye {
  kind: "bye";
  reason: string;
}
export type Answer = Ack | Refused | WhyNot | Hinted | Invited | Snapshot | Pong;
export type Frame = Answer | Update | PresenceFrame | PointerFrame | Bye;

export interface SeatPlan {
  kind: "me" | "here" | "remote" | "bot";
  name?: string;
  level?: string;
}
export interface CreateTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, string>;
  settings?: Settings;
  start?: { position?: unknown; seed?: number };
}
export interface Created {
  table: string;
  commitment: string;
  path: string;
  code: string;
  you: You;
}
export interface JoinTable {
  table?: string;
  secret?: string;
  code?: string;
  seat?: number;
  name?: string;
  watch?: boolean;
}
export interface Lobby {
  table: string;
  game: string;
  options: Record<string, string>;
  phase: Phase;
  seats: SeatInfo[];
  settings: Settings;
  commitment: string;
}
export interface Joined {
  table: string;
  you: You;
}
export interface TableLine {
  table: string;
  game: string;
  phase: Phase;
  seats: SeatInfo[];
  yours: number[];
  your_turn: boolean;
  seq: number;
}
export interface ArgumentInfo {
  name: string;
  domain: string;
}
export interface GameInfo {
  name: string;
  edition: string;
  seats: number[];
  options: { name: string; values: string[]; default: string }[];
  actions: { word: string; args: ArgumentInfo[] }[];
  events: { name: string; args: ArgumentInfo[]; reveals: boolean }[];
  domains: Record<string, string[]>;
  levels: string[];
}
export interface Catalogue {
  protocol: number;
  version: string;
  games: GameInfo[];
  phrases: string[];
}
export interface Receipt {
  version: number;
  table: string;
  game: string;
  edition: string;
  options: Record<string, string>;
  names: string[];
  practice: boolean;
  commitment: string;
  secret: string;
  contributions: (string | null)[];
  history: ReceiptStep[];
}
export interface ReceiptStep {
  number?: number;
  seat?: number;
  action?: string;
  undone?: number;
  agreed?: boolean;
}
export interface ReplayFrame {
  number: number;
  seat: number | null;
  notation: string | null;
  events: WireEvent[];
  turn: number | null;
  view: unknown;
}
export interface Replay {
  table: string;
  game: string;
  perspective: number | null;
  frames: ReplayFrame[];
  outcome: Outcome | null;
}
export interface Analysis {
  table: string;
  complete: boolean;
  chances: (number[] | null)[];
}
export interface Fault {
  code: Code;
  detail: string;
}
