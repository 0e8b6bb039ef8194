// Written by Tana from its wire protocol (tana.server.protocol.wire); changes here are lost.
// Seats are numbered from 1.

export const PROTOCOL = 3;
export const PHRASES: readonly string[] = ["hello", "good-luck", "well-played", "thanks", "sorry", "oops", "nice", "wow", "ouch", "hm", "yes", "no", "your-turn", "one-moment", "back", "look-here", "good-game", "again", "bye"];
export const LEVELS: readonly string[] = ["random", "sprout", "digger", "fox", "owl"];

export type Phase = "gathering" | "playing" | "over" | "closed";
export type SeatKind = "open" | "remote" | "here" | "bot";
export type Presence = "present" | "away" | "none";
export type Animal = "mole" | "mouse" | "hedgehog" | "fox" | "badger" | "squirrel" | "frog" | "owl" | "rabbit" | "robin" | "otter" | "sheep";
export type Code = "illegal" | "stale" | "not-your-turn" | "not-your-seat" | "not-allowed" | "not-now" | "boundary" | "bad-notation" | "bad-request" | "version" | "old-game" | "unknown-table" | "unknown-secret" | "full" | "closed" | "limit" | "unavailable";

/** The id of a text and its arguments: a number, a `domain:token`, or another text. */
export interface Text { id: string; args: Record<string, number | string | Text>; }

/** Something that happened and that this perspective may know. Domains of arguments: see the catalogue. */
export interface WireEvent { name: string; args: Record<string, string>; }

/** One legal action, taken apart so that any client can offer it. `irreversible`: its player could not undo it alone, because somebody would learn something or it would be somebody else's turn. Computed from what the actor knows; true when in doubt. */
export interface Choice {
  action: number;
  word: string;
  args: Record<string, string>;
  notation: string;
  irreversible: boolean;
}

/** Who sits where. `standin`: a bot plays for the holder, who can take the seat back at any time. */
export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  level: string | null;
  standin: boolean;
  presence: Presence;
  contributed: boolean;
  /** The seat consents that spectators share its view. */
  open_view: boolean;
  /** Its holder is the host. */
  host: boolean;
  /** The portrait that its player has chosen; no two seats have the same. Null: the client gives one. */
  animal: Animal | null;
}

/** The optional turn timer. At zero others may let a bot stand in; nothing happens by itself. */
export interface Timer { seat: number | null; left_ms: number; running: boolean; }

/** The host's settings for this table. */
export interface Settings {
  undo: "boundary" | "consent";
  hints: boolean;
  chat: "off" | "phrases" | "free";
  spectators: boolean;
  /** Seconds for a decision; 0: no timer. */
  timer_s: number;
}

/** A chat message: a fixed phrase by id, or free text where the host allows it. */
export interface ChatLine {
  seq: number;
  seat: number | null;
  name: string;
  phrase: string | null;
  text: string | null;
}

/** The commitment to the server's secret, what each seat added, and, after the game and for players, the secret. */
export interface Fairness {
  commitment: string;
  contributions: (string | null)[];
  secret: string | null;
  /** By seat: the public key with which its player will sign the receipt. */
  keys: (string | null)[];
}

/** One line of how points came about. */
export interface ScoreLine { text: Text; points: number; }

/** How the game ended, by seat. */
export interface Outcome { scores: number[]; ranks: number[]; reason: Text; lines: ScoreLine[][]; }

/** A seat asks to take back a move beyond the boundary; every other seat held by a person has to agree. */
export interface UndoAsked { seat: number; agreed: number[]; }

/** One entry of the table's log as this perspective may know it. */
export interface Step {
  seq: number;
  /** What the entry was: started, played, undone, seat, said, paused, resumed, over, … */
  cause: string;
  seat: number | null;
  events: WireEvent[];
  /** The steps (by seq) that this one took back; a client strikes them from its story. */
  undone: number[];
  /** The number of an action. Luck is used once: the next action, whatever is taken back, has the next number. */
  number: number | null;
}

/** The asking browser's role at this table. */
export interface You {
  seats: number[];
  host: boolean;
  watching: boolean;
  /** The seat whose knowledge this is; None: what everybody may see. */
  perspective: number | null;
}

/** The whole table for one perspective; `steps` is the story since the `since` that was asked for. At most the newest 1,000, beginning after `since`; `GET /api/tables/{id}/steps` returns the rest. Without the memory aid, a client that asks since 0 gets no more than a log may show. */
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
  /** The game's own view type as JSON; null before the game starts. */
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
  /** The table of the rematch. */
  next: string | null;
  /** The game began from a chosen position or seed, or in a page: its luck cannot be verified. */
  practice: boolean;
  /** The command (`lift`, `lower`) that this answers; null for one that comes by itself. */
  id: string | null;
}

/** What one log entry changed; a field that is absent has not changed. Every entry of the log is exactly one update for every perspective. A step of the game has `patch`, the fields of this perspective's view that have changed, or `view`, the whole view. */
export interface Update {
  kind: "update";
  seq: number;
  step: Step;
  phase?: Phase;
  turn?: number | null;
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

/** Play an action by number or by notation. `seq` is the last entry this client has seen. */
export interface Play { kind: "play"; seat: number; seq: number; action?: number; notation?: string; }

/** Ask why an action is not allowed now, with its rule. */
export interface Why { kind: "why"; seat: number; action?: number; notation?: string; }

/** Undo the seat's last move; beyond the boundary this asks the others, where the table allows it. */
export interface Undo { kind: "undo"; seat: number; seq: number; }

/** Accept or decline a request to undo a move. */
export interface AnswerUndo { kind: "answer-undo"; seat: number; seq: number; agree: boolean; }

/** Ask a bot what it would do in this seat, from what this seat knows. */
export interface Hint { kind: "hint"; seat: number; }

/** Add 32 random bytes (hex) to the luck of the game, after seeing the commitment and before the start. */
export interface Contribute {
  kind: "contribute";
  seat: number;
  random: string;
  /** A public key for a one-time signature of the receipt (see `docs/fairness.md`). */
  key?: string;
}

/** Sign the receipt of a finished game that agrees with what this seat was shown, so that the other players can see that all were shown the same game. */
export interface Witness { kind: "witness"; seat: number; signature: string; }

/** Start the game (host; every seat taken). */
export interface Start { kind: "start"; }

/** Say a phrase of the list, or free text where the host allows it. Without a seat: a spectator. */
export interface Say { kind: "say"; seat?: number | null; phrase?: string; text?: string; }

/** Change who holds a seat. `bot`: a bot of `level` plays (for its holder as a stand-in, if it has one); `here`: this browser plays it; `remote`: give it back to its holder, or open it for somebody to join. */
export interface SetSeat { kind: "set-seat"; seat: number; to: "remote" | "here" | "bot"; level?: string; }

/** Change the name and the portrait of one of your seats. A portrait that another seat has is not given twice; the client then picks one. */
export interface Rename { kind: "rename"; seat: number; name: string; animal?: Animal; }

/** Ask for a link: to the table (host; earlier links and codes stop working), or, with a seat, a link that moves that seat of yours to another device, once, within 15 minutes. */
export interface Invite { kind: "invite"; seat?: number | null; }

/** Consent (or stop consenting) that spectators share this seat's view. Shown to all. */
export interface OpenView { kind: "open-view"; seat: number; on: boolean; }

/** Change the table's settings (host). */
export interface ChangeSettings { kind: "settings"; settings: Settings; }

/** Remove all spectators (host). They can come back by the old link until there is a new one (`invite`). */
export interface Kick { kind: "kick"; }

/** Pause the clock and the bots (any player). */
export interface Pause { kind: "pause"; }

/** Resume the clock and the bots (any player). */
export interface Resume { kind: "resume"; }

/** Open a new table with the same seats and the next seat starting, once the game is over. */
export interface Rematch { kind: "rematch"; }

/** Give up a seat: before the start it opens again; during a game a bot takes it over for good. */
export interface Leave { kind: "leave"; seat: number; }

/** Close the table (host). */
export interface CloseTable { kind: "close"; }

/** Lift the curtain: from now on this connection gets what that seat may know. For your own seats, and for spectators where the seat shares its view. The answer is a snapshot. */
export interface Lift { kind: "lift"; seat: number; since?: number; }

/** Lower the curtain: from now on this connection gets what everybody may see. */
export interface Lower { kind: "lower"; since?: number; }

/** Move this seat's pointer for all to see (null: put it away). Never logged. */
export interface Point { kind: "point"; seat: number; at: string | null; }

/** Ask for the number of the newest entry. */
export interface Ping { kind: "ping"; }

/** Carried out, and on disk; `seq` is its entry in the log (for commands that change nothing: the newest). */
export interface Ack { kind: "ack"; id: string; seq: number; }

/** Refused; nothing has changed. `rule` and `text` explain it where a rule of the game forbids it. */
export interface Refused {
  kind: "refused";
  id: string;
  code: Code;
  seq: number;
  rule: string | null;
  text: Text | null;
  /** For developers, in English; holds nothing that the asker may not know. */
  detail: string | null;
}

/** The answer to `why`: the rule and its sentence, or both null for an action that is legal. */
export interface WhyNot { kind: "why-not"; id: string; seq: number; rule: string | null; text: Text | null; }

/** The answer to `hint`: a bot's choice, and its estimate of the chance to win and its reasons where it has them. */
export interface Hinted {
  kind: "hinted";
  id: string;
  seq: number;
  choice: Choice;
  chance: number | null;
  /** What the choice is better at than the others, the most important first. */
  why: Reason[];
}

/** The answer to `invite`: append `path` to the server's address; the part behind # never reaches a server log. */
export interface Invited { kind: "invited"; id: string; seq: number; path: string; code: string | null; }

/** Who is there now, by seat, and how many watch. */
export interface PresenceFrame { kind: "presence"; seats: Presence[]; watching: number; }

/** Where a seat points. */
export interface PointerFrame { kind: "pointer"; seat: number; at: string | null; }

/** Answer to a ping: the number of the newest entry. */
export interface Pong { kind: "pong"; id: string; seq: number; }

/** The server ends this connection: `restart` (come back at once), `moved` (the seat is played elsewhere), `signed-out` (this device was), `slow`, `limit`, `version`, `closed`. */
export interface Bye { kind: "bye"; reason: string; }

/** What a seat of a new table shall be: `me`, another person at this screen, a person elsewhere, or a bot. */
export interface SeatPlan { kind: "me" | "here" | "remote" | "bot"; name?: string; animal?: Animal; level?: string; }

/** A game that was begun in somebody's page: the root of its luck, the actions that count, and the number of each (0 is the setup; what was taken back has used up its number). */
export interface Taken { root: string; actions: number[]; numbers: number[]; }

/** Where a practice table begins: a position document instead of the setup, a seed instead of fresh luck; or (`played` alone) where a game in a page has come to, to go on with luck of the server's own. */
export interface Beginning { position?: Record<string, unknown>; seed?: number; played?: Taken; }

/** Body of `POST /api/tables`. With `start` the table is for practice: for `me` and bots alone, unless its game was `played` in a page. */
export interface CreateTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, string>;
  settings?: Settings;
  start?: Beginning;
}

/** A new table. `path` is the link for the others, `code` what they can type instead. */
export interface Created { table: string; commitment: string; path: string; code: string; you: You; }

/** Body of `POST /api/join` and `POST /api/lookup`: a table and its link secret, or a short code. */
export interface JoinTable {
  table?: string;
  secret?: string;
  code?: string;
  seat?: number;
  name?: string;
  animal?: Animal;
  watch?: boolean;
}

/** What somebody with the link or the code may see before joining. */
export interface Lobby {
  table: string;
  game: string;
  options: Record<string, string>;
  phase: Phase;
  seats: SeatInfo[];
  settings: Settings;
  commitment: string;
  /** The game began in somebody's page, or where somebody chose. */
  practice: boolean;
}

/** The seat is yours; the cookie came with this answer. */
export interface Joined { table: string; you: You; }

/** One of this browser's tables, for the home screen. */
export interface TableLine {
  table: string;
  game: string;
  phase: Phase;
  /** By seat; empty where nobody has given one. */
  names: string[];
  yours: number[];
  your_turn: boolean;
}

/** Answer of `GET /api/tables?first=0`: a page of tables, those touched last first. */
export interface Tables {
  tables: TableLine[];
  /** The `first` of the next page; null on the last page. */
  more: number | null;
}

/** Answer of `GET /api/tables/{id}/steps?seat=2&since=0`: the steps behind `since` that a snapshot left out. Without the memory aid, a running game's story begins where the reader's log may begin (see `LogLimitInfo`). A page of them; ask again with the `seq` of the last until it is `seq`. */
export interface Story { seq: number; steps: Step[]; }

/** A browser that holds the same seats; the names come from its User-Agent header, or are empty. */
export interface DeviceLine {
  id: string;
  browser: string;
  system: string;
  /** When it came (milliseconds since 1970). */
  made: number;
  /** When it was last used, to the hour. */
  seen: number;
  /** It is the browser that asks. */
  here: boolean;
}

/** Answer of `GET /api/devices`, the one used last first; nothing for a browser without a seat. */
export interface Devices { devices: DeviceLine[]; }

/** Answer of `POST /api/devices/pass`: for a QR code (append `path` to the server's address) or to type; older ones stop working. Good once, for `seconds`. */
export interface DevicePass { code: string; path: string; seconds: number; }

/** Body of `POST /api/devices/carry`: hold the seats of the device that made the code, too. A browser that has tables already is refused (`not-now`) unless `replace` is set: it would lose them. */
export interface CarrySeats { code: string; replace?: boolean; }

/** Body of `POST /api/devices/sign-out`: this browser, another of your devices by its id, or all of them. Nobody can play the seats of somebody who is signed out everywhere; bots can stand in. */
export interface SignOut { device?: string; everywhere?: boolean; }

/** Answer of `GET /api/tables/{id}/updates`: nothing if nothing has happened since then, else one snapshot. */
export interface Frames { frames: Snapshot[]; }

/** An argument of an action or event and the domain of its tokens. */
export interface ArgumentInfo { name: string; domain: string; }

/** Actions that share a word. */
export interface FamilyInfo { word: string; args: ArgumentInfo[]; }

/** A kind of event. */
export interface EventInfo { name: string; args: ArgumentInfo[]; reveals: boolean; }

/** An option of a game: its name, its values and the default. */
export interface OptionInfo { name: string; values: string[]; default: string; }

/** What the log of a running game leaves out at a table without the memory aid. */
export interface LogLimitInfo {
  /** Events that are shown when they happen and never again. */
  once: string[];
  /** Everything before the reader's own last turn. */
  since_last_turn: boolean;
}

/** Everything a client has to know about a game that never changes while the server runs. */
export interface GameInfo {
  name: string;
  edition: string;
  seats: number[];
  options: OptionInfo[];
  actions: FamilyInfo[];
  events: EventInfo[];
  domains: Record<string, string[]>;
  levels: string[];
  log_limit?: LogLimitInfo;
}

/** Answer of `GET /api/games`. */
export interface Catalogue { protocol: number; version: string; games: GameInfo[]; phrases: string[]; }

/** A field of a game's view as it is declared: enough to draw it for somebody who knows nothing else of the game. A word, a number, a flag or a record; many of them where it is a `row`, has a `shape`, an entry for each word of a domain (`by`) or for each seat. */
export interface FieldInfo {
  name: string;
  kind: "word" | "number" | "flag" | "record";
  /** Of a word, or of a number that has one. */
  domain?: string;
  least?: number;
  /** The range of a number. */
  most?: number;
  /** A set of words of its domain. */
  several?: boolean;
  /** As many as there are. */
  row?: boolean;
  /** A fixed row or table of them. */
  shape?: number[];
  /** One for each word of this domain. */
  by?: string;
  /** Where records `by` a domain come as a list: the field that identifies each. */
  label?: string;
  by_seat?: boolean;
  /** Of a record. */
  fields?: FieldInfo[];
}

/** Answer of `GET /api/games/{game}/view`: what a view of the game is made of. */
export interface ViewInfo {
  game: string;
  fields: FieldInfo[];
  /** The words of every domain that a view or an action speaks in. */
  domains: Record<string, string[]>;
}

/** One thing that happened: an action with its number, or `undone` actions taken back at the request of `seat`. `agreed`: everybody agreed to take back more than a seat may alone; `consents` lists their seats. */
export interface ReceiptStep {
  number?: number;
  seat?: number;
  action?: string;
  undone?: number;
  agreed?: boolean;
  consents?: number[];
}

/** Answer of `GET /api/tables/{id}/fairness`, after the game and for its players: what all luck follows from. The server gives no verdict: clients recompute everything themselves (see `docs/fairness.md`). */
export interface Receipt {
  version: number;
  table: string;
  game: string;
  edition: string;
  options: Record<string, string>;
  /** When the game began. */
  names: string[];
  /** The maker of the table chose its position or its luck: there is nothing to verify. */
  practice: boolean;
  commitment: string;
  secret: string;
  contributions: (string | null)[];
  /** Every action and every undo, in order; numbers leave no gap. */
  history: ReceiptStep[];
  /** By seat: the public key that came with its contribution. */
  keys: (string | null)[];
  /** By seat: the signature of this receipt, once its player has checked it. */
  signatures: (string | null)[];
}

/** One step of a finished game from a point of view; the first is the setup. */
export interface ReplayFrame {
  number: number;
  seat: number | null;
  /** The action, where this point of view chose it or everybody could see it chosen; else null. */
  notation: string | null;
  events: WireEvent[];
  turn: number | null;
  view: unknown;
}

/** Answer of `GET /api/tables/{id}/replay?seat=2&first=0`: a page of frames; ask again for the rest. */
export interface Replay {
  table: string;
  game: string;
  perspective: number | null;
  /** The number of the first frame of this page. */
  first: number;
  /** How many frames there are in all. */
  total: number;
  frames: ReplayFrame[];
  outcome: Outcome | null;
}

/** A term of the bots' evaluation, and by how many points it speaks for the better move. */
export interface Reason { term: string; points: number; }

/** A move that gave away some of the chance to win, by what its seat knew then. */
export interface CostlyMove {
  /** Which move of the game; the replay frame before it has one less. */
  number: number;
  made: Choice;
  /** The same as `made` for spectators: another choice may name what its seat kept hidden. */
  best: Choice;
  loss: number;
  error: number;
  why: Reason[];
}

/** What luck and choice did for one seat, in chances to win, each with half the width of its 95% interval. */
export interface SeatAccount {
  seat: number;
  luck: number;
  /** All throws and draws of the game together, those of the others included. */
  luck_error: number;
  lost: number;
  /** All its own choices together, against the best that the bots knew. */
  lost_error: number;
  /** The worst first, at most three. */
  costly: CostlyMove[];
}

/** Answer of `GET /api/tables/{id}/analysis`: each seat's chance to win before each replay frame, and an account of luck and choice. `chances` grows while the bots are at work; ask again until `complete`. Then there is an account of each seat. Spectators are told about a move only if everything that happened in it was visible to them. */
export interface Analysis { table: string; complete: boolean; chances: (number[] | null)[]; accounts: SeatAccount[]; }

/** Every HTTP answer that is not 2xx. */
export interface Fault { code: Code; detail: string; }

/** Body of `POST /api/qr`; the answer is an SVG. */
export interface QrText { text: string; }

export type Command = Play | Why | Undo | AnswerUndo | Hint | Contribute | Witness | Start | Say | SetSeat | Rename | Invite | OpenView | ChangeSettings | Kick | Pause | Resume | Rematch | Leave | CloseTable | Lift | Lower | Point | Ping;
export type Answer = Ack | Refused | WhyNot | Hinted | Invited | Snapshot | Pong;
export type Frame = Ack | Refused | WhyNot | Hinted | Invited | Snapshot | Pong | Update | PresenceFrame | PointerFrame | Bye;

export type Condition = "seat-exists" | "own-seat" | "no-bot" | "host" | "host-unless-seat" | "player" | "may-see-seat" | "not-closed" | "not-over" | "gathering" | "playing" | "over" | "fresh" | "paused" | "not-paused" | "to-move" | "undo-asked" | "not-practice" | "not-contributed" | "seats-taken" | "not-private" | "chat-on" | "hints-on" | "watched";

/** What a command requires, and the refusal where it does not hold: fill `{seats}`, `{phase}` and `{seq}` in. */
export interface Guard {
  condition: Condition;
  code: Code;
  detail: string;
}

export const GUARDS: Readonly<Record<Command["kind"], readonly Guard[]>> = {
  "play": [{"condition": "seat-exists", "code": "bad-request", "detail": "there are {seats} seats"}, {"condition": "own-seat", "code": "not-your-seat", "detail": ""}, {"condition": "no-bot", "code": "not-now", "detail": "a bot stands in: take the seat back first"}, {"condition": "not-closed", "code": "closed", "detail": ""}, {"condition": "playing", "code": "not-now", "detail": "the table is {phase}"}, {"condition": "fresh", "code": "stale", "detail": "the game has moved on since {seq}"}, {"condition": "not-paused", "code": "not-now", "detail": "the table is paused"}, {"condition": "to-move", "code": "not-your-turn", "detail": ""}],
  "why": [{"condition": "seat-exists", "code": "bad-request", "detail": "there are {seats} seats"}, {"condition": "own-seat", "code": "not-your-seat", "detail": ""}, {"condition": "not-closed", "code": "closed", "detail": ""}, {"condition": "playing", "code": "not-now", "detail": "the table is {phase}"}, {"condition": "to-move", "code": "not-your-turn", "detail": ""}],
  "undo": [{"condition": "seat-exists", "code": "bad-request", "detail": "there are {seats} seats"}, {"condition": "own-seat", "code": "not-your-seat", "detail": ""}, {"condition": "no-bot", "code": "not-now", "detail": "a bot stands in: take the seat back first"}, {"condition": "not-closed", "code": "closed", "detail": ""}, {"condition": "playing", "code": "not-now", "detail": "the table is {phase}"}, {"condition": "fresh", "code": "stale", "detail": "the game has moved on since {seq}"}],
  "answer-undo": [{"condition": "seat-exists", "code": "bad-request", "detail": "there are {seats} seats"}, {"condition": "own-seat", "code": "not-your-seat", "detail": ""}, {"condition": "no-bot", "code": "not-now", "detail": "a bot stands in: take the seat back first"}, {"condition": "not-closed", "code": "closed", "detail": ""}, {"condition": "playing", "code": "not-now", "detail": "the table is {phase}"}, {"condition": "fresh", "code": "stale", "detail": "the game has moved on since {seq}"}, {"condition": "undo-asked", "code": "not-now", "detail": "nobody asks to take back"}],
  "hint": [{"condition": "seat-exists", "code": "bad-request", "detail": "there are {seats} seats"}, {"condition": "own-seat", "code": "not-your-seat", "detail": ""}, {"condition": "hints-on", "code": "not-allowed", "detail": "this table gives no hints"}, {"condition": "to-move", "code": "not-your-turn", "detail": ""}],
  "contribute": [{"condition": "seat-exists", "code": "bad-request", "detail": "there are {seats} seats"}, {"condition": "own-seat", "code": "not-your-seat", "detail": ""}, {"condition": "not-closed", "code": "closed", "detail": ""}, {"condition": "gathering", "code": "not-now", "detail": "the table is {phase}"}, {"condition": "not-practice", "code": "not-allowed", "detail": "the luck of a practice table is chosen"}, {"condition": "not-contributed", "code": "not-now", "detail": "this seat has contributed already"}],
  "witness": [{"condition": "seat-exists", "code": "bad-request", "detail": "there are {seats} seats"}, {"condition": "own-seat", "code": "not-your-seat", "detail": ""}, {"condition": "over", "code": "not-now", "detail": "the table is {phase}"}],
  "start": [{"condition": "host", "code": "not-allowed", "detail": "only the host can do that"}, {"condition": "not-closed", "code": "closed", "detail": ""}, {"condition": "gathering", "code": "not-now", "detail": "the table is {phase}"}, {"condition": "seats-taken", "code": "not-now", "detail": "a seat is still open"}],
  "say": [{"condition": "seat-exists", "code": "bad-request", "detail": "there are {seats} seats"}, {"condition": "own-seat", "code": "not-your-seat", "detail": ""}, {"condition": "not-closed", "code": "closed", "detail": ""}, {"condition": "chat-on", "code": "not-allowed", "detail": "this table does not chat"}],
  "set-seat": [{"condition": "not-closed", "code": "closed", "detail": ""}, {"condition": "not-over", "code": "not-now", "detail": "the table is {phase}"}, {"condition": "seat-exists", "code": "bad-request", "detail": "there are {seats} seats"}],
  "rename": [{"condition": "seat-exists", "code": "bad-request", "detail": "there are {seats} seats"}, {"condition": "own-seat", "code": "not-your-seat", "detail": ""}, {"condition": "not-closed", "code": "closed", "detail": ""}, {"condition": "not-over", "code": "not-now", "detail": "the table is {phase}"}],
  "invite": [{"condition": "not-private", "code": "not-allowed", "detail": "a practice table is for its maker alone"}, {"condition": "host-unless-seat", "code": "not-allowed", "detail": "only the host can do that"}, {"condition": "seat-exists", "code": "bad-request", "detail": "there are {seats} seats"}, {"condition": "own-seat", "code": "not-your-seat", "detail": ""}, {"condition": "not-closed", "code": "closed", "detail": ""}],
  "open-view": [{"condition": "seat-exists", "code": "bad-request", "detail": "there are {seats} seats"}, {"condition": "own-seat", "code": "not-your-seat", "detail": ""}, {"condition": "not-closed", "code": "closed", "detail": ""}],
  "settings": [{"condition": "host", "code": "not-allowed", "detail": "only the host can do that"}, {"condition": "not-closed", "code": "closed", "detail": ""}],
  "kick": [{"condition": "host", "code": "not-allowed", "detail": "only the host can do that"}, {"condition": "not-closed", "code": "closed", "detail": ""}, {"condition": "watched", "code": "not-now", "detail": "nobody watches"}],
  "pause": [{"condition": "player", "code": "not-allowed", "detail": "only players can do that"}, {"condition": "not-closed", "code": "closed", "detail": ""}, {"condition": "playing", "code": "not-now", "detail": "the table is {phase}"}, {"condition": "not-paused", "code": "not-now", "detail": "paused already"}],
  "resume": [{"condition": "player", "code": "not-allowed", "detail": "only players can do that"}, {"condition": "not-closed", "code": "closed", "detail": ""}, {"condition": "playing", "code": "not-now", "detail": "the table is {phase}"}, {"condition": "paused", "code": "not-now", "detail": "not paused"}],
  "rematch": [{"condition": "player", "code": "not-allowed", "detail": "only players can do that"}, {"condition": "not-closed", "code": "closed", "detail": ""}, {"condition": "over", "code": "not-now", "detail": "the table is {phase}"}],
  "leave": [{"condition": "seat-exists", "code": "bad-request", "detail": "there are {seats} seats"}, {"condition": "own-seat", "code": "not-your-seat", "detail": ""}, {"condition": "not-closed", "code": "closed", "detail": ""}],
  "close": [{"condition": "host", "code": "not-allowed", "detail": "only the host can do that"}, {"condition": "not-closed", "code": "closed", "detail": ""}],
  "lift": [{"condition": "seat-exists", "code": "bad-request", "detail": "there are {seats} seats"}, {"condition": "may-see-seat", "code": "not-your-seat", "detail": ""}],
  "lower": [],
  "point": [{"condition": "seat-exists", "code": "bad-request", "detail": "there are {seats} seats"}, {"condition": "own-seat", "code": "not-your-seat", "detail": ""}],
  "ping": [],
};
