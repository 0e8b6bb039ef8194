// Written by Tana from its wire protocol (tana.server.protocol.wire); changes here are lost.
// Seats are numbered from 1.

export const PROTOCOL = 3;
export const PHRASES: readonly string[] = ["hello", "good-luck", "well-played", "thanks", "sorry", "oops", "nice", "wow", "ouch", "hm", "yes", "no", "your-turn", "one-moment", "back", "look-here", "good-game", "again", "bye"];
export const BOT_NAMES: readonly string[] = ["Bruna", "Oreste", "Pina", "Tobia", "Zeno"];
export const LEVELS: readonly string[] = ["random", "sprout", "digger", "fox", "owl"];
export const PACE: readonly string[] = ["timer_s", "turn_h", "time_out", "vacation_d"];

export type Phase = "gathering" | "playing" | "over" | "closed";
export type SeatKind = "open" | "remote" | "here" | "bot";
export type Presence = "present" | "away" | "none" | "hidden";
export type Animal = "mole" | "mouse" | "hedgehog" | "fox" | "badger" | "squirrel" | "frog" | "owl" | "rabbit" | "robin" | "otter" | "sheep";
export type Because = "" | "left" | "away" | "time";
export type Channel = "push" | "ntfy" | "webhook" | "discord" | "matrix" | "telegram";
export type Audience = "nobody" | "known" | "everybody";
export type Code = "illegal" | "stale" | "not-your-turn" | "not-your-seat" | "not-allowed" | "not-now" | "boundary" | "bad-notation" | "bad-request" | "version" | "old-game" | "unknown-table" | "unknown-secret" | "not-admitted" | "banned" | "full" | "closed" | "limit" | "unavailable";
export type Language = "en" | "it" | "es" | "fr" | "de";

/** Every language as its speakers call it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {"en": "English", "it": "Italiano", "es": "Español", "fr": "Français", "de": "Deutsch"};

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

/** Who sits where. `standin`: a bot plays for the holder, who can take the seat back at any time. `handed`: the holder asked for that; otherwise a client takes the seat back as soon as its player returns. */
export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  level: string | null;
  standin: boolean;
  handed: boolean;
  presence: Presence;
  contributed: boolean;
  /** The seat consents that spectators share its view. */
  open_view: boolean;
  /** Its holder is the host. */
  host: boolean;
  /** The portrait that its player has chosen; no two seats have the same. Null: the client gives one. */
  animal: Animal | null;
  /** Why a bot plays here instead of a person. */
  because: Because;
  /** Its player holds a phone next to a shared screen, which is never sent what only this seat may know. */
  hand: boolean;
}

/** The clock of the seats that are waited for, and what happens at its end (`at_end`). */
export interface Timer {
  seat: number | null;
  /** Everything that is left: of the turn, of the reserve and of extensions. */
  left_ms: number;
  running: boolean;
  /** What there was at the beginning of the turn, with extensions. */
  total_ms: number;
  /** The part of `total_ms` that comes from the seat's reserve. */
  bank_ms: number;
  /** Vacation that the seat has left: used before its time is over. */
  vacation_ms: number;
  /** A game over days: the time is for a turn, with a reserve. Otherwise it is for a decision. */
  days: boolean;
  /** The seats that are waited for: one, or all that are asked to agree to an undo. */
  asked: number[];
  /** They are asked to agree to an undo; at the end it counts as declined. */
  consent: boolean;
  /** As the table's `time_out`; `wait`: no other person plays, so the table waits. */
  at_end: "ask" | "bot" | "wait";
  /** The time is over, and the others decide how to go on. */
  up: boolean;
}

/** The host's settings for this table. */
export interface Settings {
  undo: "boundary" | "consent";
  hints: boolean;
  chat: "off" | "phrases" | "free";
  spectators: boolean;
  /** Seconds for a decision; 0: no timer. */
  timer_s: number;
  /** Hours for a turn in a game over days; 0: not over days. Takes precedence over `timer_s`. */
  turn_h: 0 | 12 | 24 | 48 | 72 | 168;
  time_out: "ask" | "bot";
  /** Vacation days of each player in a game over days. */
  vacation_d: number;
  /** Players may answer beforehand in a game over days, where the game has such answers; presence is hidden then. Set before the game. */
  standing: boolean;
  /** The game counts for the ladder: set before others sit down, and without hints. */
  rated: boolean;
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

/** A seat proposes another pace (`settings`), or to end the game (null); the others have to agree. */
export interface Proposal {
  seat: number;
  settings: Settings | null;
  agreed: number[];
  /** The seats that have not answered. */
  waiting: number[];
}

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
  /** This browser is a screen for everybody in the room: it has a place, and no seat. */
  screen: boolean;
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
  proposal: Proposal | null;
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
  proposal?: Proposal | null;
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

/** Propose another pace to the other players (`settings`, which differ in nothing else), or without it to end the game. Carried out once everybody who plays has agreed; a player whose time is over is not asked about the end. */
export interface Propose { kind: "propose"; seat: number; settings?: Settings | null; }

/** Accept or decline what was proposed; who proposed it declines to withdraw it. */
export interface AnswerProposal { kind: "answer-proposal"; seat: number; agree: boolean; }

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

/** Ask for a link: to the table (host; earlier links and codes stop working), or, with a seat, a link that moves that seat of yours to another device, once, within 15 minutes. With `hand` the other device is a phone next to this screen: this browser keeps its place, and the host's chair, but gets from then on only what everybody may see. */
export interface Invite { kind: "invite"; seat?: number | null; hand?: boolean; }

/** Consent (or stop consenting) that spectators share this seat's view. Shown to all. */
export interface OpenView { kind: "open-view"; seat: number; on: boolean; }

/** Change the table's settings (host). While people play together, the pace changes by `propose` only. */
export interface ChangeSettings { kind: "settings"; settings: Settings; }

/** Remove all spectators (host). They cannot come back, by whatever link and on none of their devices. */
export interface Kick { kind: "kick"; }

/** Pause the clock and the bots (any player). */
export interface Pause { kind: "pause"; }

/** Resume the clock and the bots (any player). */
export interface Resume { kind: "resume"; }

/** Open a new table for the same people, each one seat further so that the next player starts, once the game is over. */
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

/** The answer to `hint`: a bot's choice and, if any, its reasons and its estimate of the chance to win if players of these levels, one for each seat, play on. */
export interface Hinted {
  kind: "hinted";
  id: string;
  seq: number;
  choice: Choice;
  chance: number | null;
  levels: string[];
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
  /** The link moves this seat to another device; null: it opens the table. */
  moves: number | null;
  /** That device becomes a hand next to a shared screen. */
  hand: boolean;
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
  /** Something waits for you: a decision, or an answer to somebody who wants to undo or proposes something. */
  your_turn: boolean;
  /** The seat that decides. */
  turn: number | null;
  /** By seat: the portrait that its player has chosen. */
  animals: (Animal | null)[];
  /** Somebody elsewhere has a seat, or can still take one. */
  company: boolean;
  /** A game over days. */
  days: boolean;
  /** Time left to those who are waited for; null: no limit, or it does not run. */
  left_ms: number | null;
  /** What happens when a player's time is over. */
  at_end: "ask" | "bot";
}

/** Answer of `GET /api/tables?first=0`: a page of tables: games under way first, then those touched last. With `mark`, the one of the last answer, and `wait` (seconds, at most 25) it is sent once the page has changed, or when the time is up. */
export interface Tables {
  tables: TableLine[];
  /** The `first` of the next page; null on the last page. */
  more: number | null;
  /** Changes whenever the page does. */
  mark: string;
}

/** Answer of `GET /api/tables/{id}/steps?seat=2&since=0`: the steps behind `since` that a snapshot left out. Without the memory aid, a running game's story begins where the reader's log may begin (see `LogLimitInfo`). A page of them; ask again with the `seq` of the last until it is `seq`. */
export interface Story { seq: number; steps: Step[]; }

/** An answer that you may give beforehand; its text is `standing-<word>` of the game. */
export interface StandingOffer {
  word: string;
  /** Where it may end; empty: it ends by itself. */
  until: number[];
  /** You have given it. */
  on: boolean;
  /** Where yours ends. */
  end: number | null;
  /** It will settle what you are asked now. */
  settles: boolean;
}

/** Answer of `GET /api/tables/{id}/standing?seat=2`, `POST …/standing` and `POST …/standing/revoke`: what a seat of yours may answer beforehand, and has answered. Nobody else gets it, and no frame depends on it. */
export interface StandingAnswers { offers: StandingOffer[]; }

/** Body of `POST /api/tables/{id}/standing`: answer with this word whenever it is asked, with `until` up to there. The answer is given after a random time. */
export interface GiveStanding { seat: number; word: string; until?: number; }

/** Body of `POST /api/tables/{id}/standing/revoke`. */
export interface RevokeStanding { seat: number; word: string; }

/** Answer of `GET /api/reach`: the address that links for others begin with. `POST /api/reach/open` lets a server that listens on its own machine only listen on the local network too, until it ends; for a page on that machine alone. */
export interface Reach {
  /** Scheme, host and port; null: the address that the page itself was loaded from. */
  address: string | null;
  /** Nobody else can reach this server. */
  local_only: boolean;
  /** This browser may open it. */
  may_open: boolean;
}

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

/** A seat of a finished game. */
export interface HistorySeat {
  /** Empty: a player who was forgotten. */
  name: string;
  yours: boolean;
  rank: number;
  points: number;
  animal: Animal | null;
  /** The level of a bot; null: a person played. */
  level: string | null;
  /** The person gave the seat up, or a bot decided for them at the end. */
  left: boolean;
}

/** A finished game of yours. */
export interface HistoryLine {
  table: string;
  game: string;
  /** When (milliseconds since 1970). */
  ended: number;
  reason: Text;
  seats: HistorySeat[];
  /** Its table still exists, so it can be replayed. */
  kept: boolean;
  practice: boolean;
  /** Something was taken back by consent. */
  undone: boolean;
}

/** Answer of `GET /api/history?first=0&game=&opponent=`: your finished games, the last ones first. `opponent` is a part of the name of somebody else at the table. Nobody else gets this answer. */
export interface History {
  lines: HistoryLine[];
  /** The `first` of the next page; null on the last page. */
  more: number | null;
}

/** Where points came from: the id of the text in the result, with your average over all games. */
export interface PointSource { text: Text; average: number; }

/** Your games of one kind. */
export interface GameStatistics {
  game: string;
  played: number;
  won: number;
  /** The most points. */
  best: number;
  sources: PointSource[];
}

/** Your games against somebody, and who was ahead. */
export interface Rival { name: string; level: string | null; played: number; ahead: number; behind: number; }

/** A challenge of this house; `done`: when you met it first, and `table` where (null: not yet). */
export interface ChallengeLine {
  id: string;
  game: string;
  /** What appears in the burrow. */
  thing: string;
  done: number | null;
  table: string | null;
}

/** What throws and draws did for you, in games won, with half the width of its 95% interval. */
export interface Luck {
  /** The games whose luck was worked out. */
  games: number;
  luck: number;
  error: number;
}

/** Answer of `GET /api/history/statistics`: your record in figures. Practice does not count. */
export interface Statistics {
  played: number;
  won: number;
  /** Wins in a row up to now. */
  streak: number;
  longest: number;
  games: GameStatistics[];
  /** Those you met most often. */
  rivals: Rival[];
  challenges: ChallengeLine[];
  /** In all games that were analysed, which happens when somebody looks at a result; null: none was. */
  luck: Luck | null;
}

/** A finished game with its details: ranks, points line by line, actions of each kind. */
export interface ExportedGame { table: string; names: string[]; yours: number[]; result: unknown; }

/** Answer of `GET /api/history/export`: everything that the server knows of your finished games, as one file. */
export interface HistoryExport { version: number; games: ExportedGame[]; }

/** What somebody says of themselves to those who may see that they are here. */
export interface AboutPerson {
  language: string;
  /** Their time zone, as `Europe/Rome`; empty: not known. */
  zone: string;
  /** When they first came (milliseconds since 1970); 0: not known. */
  since: number;
}

/** Answer of `GET /api/history/of?table=T&seat=2&first=0`: what the person who played a seat shows you of themselves (see `Privacy`). Their seats are `yours` in the lines, which name no tables. Other players are named if they show you their history. */
export interface PersonPage {
  name: string;
  animal: Animal | null;
  /** Null: they do not show it to you. */
  history: History | null;
  /** Null: they do not show them to you. Without challenges, and without what concerns other people. */
  statistics: Statistics | null;
  /** Null: they do not show you that they are here. */
  about: AboutPerson | null;
}

/** Somebody on the ladder: a person whom you may see, or a bot level, whose rating is fixed. */
export interface LadderLine {
  /** Among the people shown; null: a bot, or too little is known. */
  place: number | null;
  name: string;
  animal: Animal | null;
  /** The level of a bot; null: a person. */
  level: string | null;
  /** Elo points; 400 more mean odds of ten to one. */
  rating: number;
  /** How far the rating may be off, as a standard deviation. */
  deviation: number;
  /** Too little is known: shown with a question mark. */
  unsure: boolean;
  games: number;
  yours: boolean;
}

/** Your rating after a game. */
export interface RatingPoint { at: number; rating: number; deviation: number; }

/** Answer of `GET /api/ladder?game=molly&seats=3`: the ladder of a game for a number of players, strongest first. People appear to those to whom they show their ladder (see `Privacy`); places count only those. */
export interface Ladder {
  game: string;
  seats: number;
  lines: LadderLine[];
  /** Your own rating, the oldest first. */
  curve: RatingPoint[];
  /** How many games with the same bot count within 24 hours. */
  bot_games: number;
  /** The deviation from which a rating has a question mark. */
  unsure: number;
}

/** What a game did to the rating of a seat's person. */
export interface RatingChange {
  seat: number;
  before: number;
  after: number;
  /** Afterwards. */
  deviation: number;
  /** Afterwards. */
  unsure: boolean;
  /** Why nothing changed: enough games with this bot within 24 hours, a bot played for them, or they came late. */
  why: "" | "capped" | "standin" | "late";
}

/** Answer of `GET /api/tables/{id}/rating`, for the players of a finished game at a rated table. `pending`: the result is not written down yet; ask again. Changes of people who hide their ladder are left out. */
export interface RatedGame {
  state: "pending" | "rated" | "unrated";
  /** Why the game is not rated; `off`: its table was not. */
  why: "" | "practice" | "undone" | "twice" | "unmeasured" | "alone" | "off";
  changes: RatingChange[];
}

/** Who may see what of somebody; `known`: those who have been at a table with them. */
export interface Privacy { presence: Audience; history: Audience; ladder: Audience; statistics: Audience; }

/** Answer of `GET /api/me` and of the requests that change it: who you are on this server. */
export interface Me {
  /** Empty: you have not chosen one. */
  name: string;
  animal: Animal | null;
  language: string;
  /** Your time zone, as `Europe/Rome`; empty: not known. */
  zone: string;
  /** When you first came (milliseconds since 1970); 0: this browser is nobody yet. */
  since: number;
  /** When your recovery words were made; 0: there are none. */
  recovery: number;
  privacy: Privacy;
}

/** Body of `POST /api/me`: introduce yourself. A browser without a key gets one. */
export interface SetMe { name: string; animal?: Animal | null; language?: string; zone?: string; }

/** Body of `POST /api/me/privacy`. */
export interface SetPrivacy { privacy: Privacy; }

/** Body of `POST /api/me/recovery`: new recovery words in a language; older ones stop working. */
export interface MakeRecovery { language?: string; }

/** Answer of `POST /api/me/recovery`. The words are shown only once: the server stores their hash. */
export interface Recovery { words: string[]; made: number; }

/** Body of `POST /api/me/restore`: become the person whom recovery words restore. Damaged words are a `bad-request`, words of nobody here `unknown-secret`. A browser that has tables already is refused (`not-now`) unless `replace` is set: it would lose them. Other devices are signed out unless `sign_out` is false. */
export interface Restore { words: string; replace?: boolean; sign_out?: boolean; }

/** A passkey of yours. */
export interface PasskeyLine {
  id: string;
  /** The host name that it works at. */
  host: string;
  browser: string;
  system: string;
  made: number;
  /** When it was last used (milliseconds since 1970); 0: never. */
  used: number;
}

/** Answer of `GET /api/passkeys` and of the requests that change them: your passkeys, and whether this address can have any. */
export interface Passkeys {
  offered: "yes" | "address" | "insecure";
  /** The host name that new ones belong to; empty where none is offered. */
  host: string;
  keys: PasskeyLine[];
}

/** Answer of `POST /api/passkeys/begin`: what the browser needs to make a passkey, within five minutes. */
export interface NewPasskey {
  challenge: string;
  host: string;
  /** An opaque id of your person for authenticators, in base64url. */
  user: string;
  name: string;
  /** The passkeys that you have here already. */
  known: string[];
}

/** Body of `POST /api/passkeys/add`: what the browser made, in base64url. */
export interface AddPasskey { id: string; client_data: string; attestation: string; }

/** Body of `POST /api/passkeys/remove`. */
export interface RemovePasskey { id: string; }

/** Answer of `POST /api/passkeys/challenge`: what a passkey has to sign, within five minutes. */
export interface PasskeyChallenge { challenge: string; host: string; }

/** Body of `POST /api/passkeys/use`: become the person whose passkey this is. An answer that proves nothing is `unknown-secret`. `replace` and `sign_out` are as in `Restore`, but your other devices stay unless you ask for it. */
export interface UsePasskey {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
  user?: string;
  replace?: boolean;
  sign_out?: boolean;
}

/** Body of `POST /api/me/delete`: delete keys, names, subscriptions and everything else about you. `sure` has to be true. */
export interface DeleteMe { sure: boolean; }

/** A place where somebody is notified of their turns. Of its address only the host is shown. */
export interface ChannelLine {
  id: string;
  channel: Channel;
  host: string;
  /** When it was added (milliseconds since 1970). */
  made: number;
  /** It is the browser that asks. */
  here: boolean;
}

/** When somebody wants no notifications: minutes of the day from 0 to 1439, in a time zone. */
export interface QuietHours { zone: string; begins: number; ends: number; }

/** Answer of `GET /api/notices` and of the requests that change it. */
export interface Notices {
  /** The key to subscribe with for Web Push; None: this server offers none. */
  push_key: string | null;
  channels: ChannelLine[];
  quiet: QuietHours | null;
  /** The key that signs deliveries to the webhook that was just added: it is shown only once. */
  signing: string | null;
}

/** Body of `POST /api/notices/add`: add a place for notifications, or renew it. `p256dh` and `auth` are the keys of a browser's subscription, whose endpoint is the address. `replaces` is the endpoint that the browser had before. `token` is an access token for ntfy or Matrix. */
export interface AddChannel {
  channel: Channel;
  address: string;
  language?: string;
  p256dh?: string;
  auth?: string;
  token?: string;
  replaces?: string;
}

/** Body of `POST /api/notices/remove` and `POST /api/notices/test`: one of your places for notifications. */
export interface NamedChannel { id: string; }

/** Body of `POST /api/notices/quiet`: quiet hours, or (null) none. */
export interface SetQuietHours { quiet: QuietHours | null; }

/** Answer of `POST /api/notices/test`: what became of it, and the HTTP status of the receiver (0: not reached). */
export interface Tried { outcome: "sent" | "gone" | "later" | "refused"; status: number; }

/** Body of `POST /api/tables/{id}/look`: whether this page shows the table. Nobody is notified of what they see. */
export interface Look { visible: boolean; }

/** Answer of `POST /api/tables/{id}/look`. */
export interface Looked {
  /** Ask again before this has passed, while the table stays visible. */
  seconds: number;
}

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
  /** The words of answers that players may give beforehand in a game over days. */
  standing?: string[];
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
  /** The name of the rules that it was played by (docs/formats.md), where the server has it; not signed. */
  rules?: string;
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

/** Answer of `GET /api/tables/{id}/analysis`: each seat's chance to win before each replay frame, and an account of luck and choice. `chances` grows while the bots are at work; ask again until `complete`. Then there is an account of each seat. Spectators are told about a move only if everything that happened in it was visible to them. Chances are those of players of the `levels`, one for each seat, who play on. */
export interface Analysis {
  table: string;
  complete: boolean;
  levels: string[];
  chances: (number[] | null)[];
  accounts: SeatAccount[];
}

/** Every HTTP answer that is not 2xx. */
export interface Fault { code: Code; detail: string; }

/** Answer of `GET /api/calendar`, `POST /api/calendar/new` and `POST /api/calendar/remove`. */
export interface Calendar {
  on: boolean;
  /** The secret address of a feed that was just made: append it to the server's address. It is not shown again. */
  path: string | null;
}

/** Body of `POST /api/calendar/new`: make a calendar feed of my deadlines; an older one stops working. */
export interface NewCalendar { language?: string; }

/** Body of `POST /api/puzzles/answer`: my answer to a puzzle. Only the first one to each is kept. */
export interface PuzzleAnswer {
  puzzle: string;
  /** Its place in the list of choices, from 0. */
  choice: number;
}

/** How many people of the house gave an answer. */
export interface PuzzleCount { choice: number; people: number; }

/** Answer of `POST /api/puzzles/answer`: how the house answered; empty until several people have. */
export interface PuzzleAnswers { choices: PuzzleCount[]; }

/** A message of the host to everybody. */
export interface Announcement {
  id: string;
  text: string;
  /** When it was made (milliseconds since 1970). */
  at: number;
}

/** Answer of `GET /api/house`: how this server admits people, and whether the asking browser has been let in. Where it has not, requests about tables are refused with the code `not-admitted`. With `oidc` a browser is let in by `GET /house/sign-in`, which leads to the provider and back. */
export interface House {
  admission: "open" | "invitation" | "password" | "header" | "oidc";
  admitted: boolean;
  /** What the host wants everybody to read, if anything. */
  announcement?: Announcement;
}

/** Somebody with a device in this house. */
export interface HostPerson {
  id: string;
  /** As they introduced themselves, or else sat down last; empty: neither. */
  name: string;
  devices: number;
  /** Milliseconds since 1970; 0: not known. */
  since: number;
  /** When they were last here, to the hour. */
  seen: number;
  /** Tables of the list where they have a seat. */
  tables: number;
  /** Connected to a table of this process now. */
  here: boolean;
  banned: boolean;
}

/** A table as its host page shows it: nothing of its game but who plays. */
export interface HostTable {
  table: string;
  game: string;
  phase: Phase;
  /** Of seats with a person or a bot. */
  names: string[];
  people: number;
  /** People connected to it through this process now. */
  here: number;
  /** For its maker and bots alone. */
  private: boolean;
  /** When anything happened there last (milliseconds since 1970). */
  touched: number;
}

/** How busy this process is. */
export interface HostLoad {
  connections: number;
  /** Tables in memory. */
  tables: number;
  /** Entries written since it was started. */
  moves: number;
  /** 95 of 100 commands were answered within this. */
  answer_ms: number;
  /** Processes waiting for each processor of the machine; 1.0: fully busy. */
  processor: number;
}

/** Backups of this house. */
export interface HostBackup {
  /** False where the database has backups of its own. */
  possible: boolean;
  /** How often one is made; 0: only by hand. */
  hours: number;
  /** When the last good one was made (milliseconds since 1970); 0: none. */
  verified: number;
  /** Why the last attempt failed; empty: it did not. */
  fault: string;
}

/** A start of a server of this house. */
export interface HostStart {
  /** Milliseconds since 1970. */
  at: number;
  /** The last sign of life before it; 0: none. */
  before: number;
  why: "first" | "stopped" | "killed" | "restored" | "moved";
}

/** A place that does not accept notifications. */
export interface HostFailure {
  person: string;
  name: string;
  channel: string;
  failures: number;
  /** When the next attempt is made (milliseconds since 1970). */
  again: number;
}

/** Answer of `GET /api/host` and of every action of the host. */
export interface HostPage {
  version: string;
  python: string;
  protocol: number;
  people: HostPerson[];
  people_in_all: number;
  tables: HostTable[];
  tables_in_all: number;
  load: HostLoad;
  limits: Record<string, number>;
  free_bytes: number | null;
  /** The size of the database, where that is known. */
  used_bytes: number | null;
  admission: "open" | "invitation" | "password" | "header" | "oidc";
  /** The host page may change it. */
  admission_changes: boolean;
  announcement: Announcement | null;
  backup: HostBackup;
  failures: HostFailure[];
  notices_waiting: number;
  /** Who may see and join open tables. */
  open_to: "off" | "house" | "everybody";
  /** The last starts, the newest first. */
  starts: HostStart[];
}

/** Body of `POST /api/host/ban` and `POST /api/host/unban`. */
export interface HostNamesPerson { person: string; }

/** Body of `POST /api/host/close`. */
export interface HostNamesTable { table: string; }

/** Body of `POST /api/host/announce`; an empty text removes the announcement. */
export interface HostAnnounces { text: string; }

/** Body of `POST /api/host/admission`. */
export interface HostAdmits { admission: "open" | "invitation"; }

/** Answer of `POST /api/host/invite`: append `path` to the server's address. */
export interface HostInvitation { path: string; days: number; }

/** Body of `POST /api/house/enter`: the house password, or the token of an invitation to the house. */
export interface EnterHouse { password?: string; invitation?: string; }

/** A taken seat of an open table. Somebody who hides from the reader has neither a name nor an animal. */
export interface OpenPlayer { name: string; animal: Animal | null; bot: boolean; }

/** A table that waits for players, as somebody who could join it sees it. */
export interface OpenTable {
  table: string;
  game: string;
  seats: number;
  /** Those who sit there already, in the order of the seats; the other seats are free. */
  players: OpenPlayer[];
  timer_s: number;
  /** The pace, as in the table's settings. */
  turn_h: number;
  language: string;
  description: string;
  /** Strangers may join, too. */
  strangers: boolean;
  /** When it was opened (milliseconds since 1970). */
  opened: number;
  /** You have a place at it. */
  yours: boolean;
}

/** Answer of `GET /api/open` and of `POST /api/open` and `POST /api/open/close`: the tables that wait for players, those opened last first. With `mark`, the one of the last answer, and `wait` (seconds, at most 25) the answer to `GET` is sent once the list has changed, or when the time is up. */
export interface OpenTables {
  /** Who may see open tables here; `off`: there are none. */
  open_to: "off" | "house" | "everybody";
  /** You are of this house; otherwise a stranger, who sees nothing unless the host allows it. */
  known: boolean;
  tables: OpenTable[];
  /** How many people wait for a quick match, by game. */
  waiting: Record<string, number>;
  mark: string;
}

/** Body of `POST /api/open`: open a table to others (its host, before the game). */
export interface OpenUp { table: string; description?: string; language?: string; strangers?: boolean; }

/** Body of `POST /api/open/close`: do not show a table any more; those who came stay. */
export interface OpenName { table: string; }

/** Body of `POST /api/open/join`: take a free seat of an open table. The answer is that of `POST /api/join`. */
export interface JoinOpen { table: string; name: string; animal?: Animal; }

/** Body of `POST /api/quick`: what somebody would play now. Send it again with the same `id` to go on waiting. */
export interface QuickWish {
  id: string;
  game: string;
  /** Every number of players that would do. */
  seats: number[];
  pace: "relaxed" | "minute" | "days";
  name: string;
  animal?: Animal;
  /** Seconds after which the answer is sent at the latest. */
  wait?: number;
}

/** Body of `POST /api/quick/leave`: stop waiting. */
export interface QuickLeave { id: string; }

/** Answer of `POST /api/quick`: the table that was made, or how many people would play the same, you included. */
export interface QuickAnswer { table: string | null; waiting: number; }

/** Body of `POST /api/host/open-tables`: who may see and join open tables. */
export interface HostOpens { open_to: "off" | "house" | "everybody"; }

/** Answer of `GET /api/offline`: which games pages can play by themselves. `state` is `ready` when there is nothing left to do, `fetching` while the linker is downloaded, `building` while modules are built, and `stopped` where the rest will not come (the server's log gives the reason). */
export interface OfflineGames { ready: string[]; total: number; state: "ready" | "fetching" | "building" | "stopped"; }

/** Body of `POST /api/qr`; the answer is an SVG. */
export interface QrText { text: string; }

export type Command = Play | Why | Undo | AnswerUndo | Propose | AnswerProposal | Hint | Contribute | Witness | Start | Say | SetSeat | Rename | Invite | OpenView | ChangeSettings | Kick | Pause | Resume | Rematch | Leave | CloseTable | Lift | Lower | Point | Ping;
export type Answer = Ack | Refused | WhyNot | Hinted | Invited | Snapshot | Pong;
export type Frame = Ack | Refused | WhyNot | Hinted | Invited | Snapshot | Pong | Update | PresenceFrame | PointerFrame | Bye;

export type Condition = "seat-exists" | "own-seat" | "no-bot" | "host" | "host-unless-seat" | "player" | "may-see-seat" | "not-closed" | "not-over" | "gathering" | "playing" | "over" | "fresh" | "paused" | "not-paused" | "to-move" | "undo-asked" | "proposed" | "not-practice" | "not-contributed" | "seats-taken" | "not-private" | "chat-on" | "hints-on" | "watched";

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
  "propose": [{"condition": "seat-exists", "code": "bad-request", "detail": "there are {seats} seats"}, {"condition": "own-seat", "code": "not-your-seat", "detail": ""}, {"condition": "no-bot", "code": "not-now", "detail": "a bot stands in: take the seat back first"}, {"condition": "not-closed", "code": "closed", "detail": ""}, {"condition": "playing", "code": "not-now", "detail": "the table is {phase}"}],
  "answer-proposal": [{"condition": "seat-exists", "code": "bad-request", "detail": "there are {seats} seats"}, {"condition": "own-seat", "code": "not-your-seat", "detail": ""}, {"condition": "no-bot", "code": "not-now", "detail": "a bot stands in: take the seat back first"}, {"condition": "not-closed", "code": "closed", "detail": ""}, {"condition": "playing", "code": "not-now", "detail": "the table is {phase}"}, {"condition": "proposed", "code": "not-now", "detail": "nothing is proposed"}],
  "hint": [{"condition": "seat-exists", "code": "bad-request", "detail": "there are {seats} seats"}, {"condition": "own-seat", "code": "not-your-seat", "detail": ""}, {"condition": "hints-on", "code": "not-allowed", "detail": "this table gives no hints"}, {"condition": "to-move", "code": "not-your-turn", "detail": ""}],
  "contribute": [{"condition": "seat-exists", "code": "bad-request", "detail": "there are {seats} seats"}, {"condition": "own-seat", "code": "not-your-seat", "detail": ""}, {"condition": "not-closed", "code": "closed", "detail": ""}, {"condition": "gathering", "code": "not-now", "detail": "the table is {phase}"}, {"condition": "not-practice", "code": "not-allowed", "detail": "the luck of a practice table is chosen"}, {"condition": "not-contributed", "code": "not-now", "detail": "this seat has contributed already"}],
  "witness": [{"condition": "seat-exists", "code": "bad-request", "detail": "there are {seats} seats"}, {"condition": "own-seat", "code": "not-your-seat", "detail": ""}, {"condition": "over", "code": "not-now", "detail": "the table is {phase}"}],
  "start": [{"condition": "host", "code": "not-allowed", "detail": "only the host can do that"}, {"condition": "not-closed", "code": "closed", "detail": ""}, {"condition": "gathering", "code": "not-now", "detail": "the table is {phase}"}, {"condition": "seats-taken", "code": "not-now", "detail": "a seat is still open"}],
  "say": [{"condition": "seat-exists", "code": "bad-request", "detail": "there are {seats} seats"}, {"condition": "own-seat", "code": "not-your-seat", "detail": ""}, {"condition": "not-closed", "code": "closed", "detail": ""}, {"condition": "chat-on", "code": "not-allowed", "detail": "this table does not chat"}],
  "set-seat": [{"condition": "not-closed", "code": "closed", "detail": ""}, {"condition": "not-over", "code": "not-now", "detail": "the table is {phase}"}, {"condition": "seat-exists", "code": "bad-request", "detail": "there are {seats} seats"}],
  "rename": [{"condition": "seat-exists", "code": "bad-request", "detail": "there are {seats} seats"}, {"condition": "own-seat", "code": "not-your-seat", "detail": ""}, {"condition": "not-closed", "code": "closed", "detail": ""}, {"condition": "not-over", "code": "not-now", "detail": "the table is {phase}"}],
  "invite": [{"condition": "not-private", "code": "not-allowed", "detail": "this table is for its maker alone"}, {"condition": "host-unless-seat", "code": "not-allowed", "detail": "only the host can do that"}, {"condition": "seat-exists", "code": "bad-request", "detail": "there are {seats} seats"}, {"condition": "own-seat", "code": "not-your-seat", "detail": ""}, {"condition": "not-closed", "code": "closed", "detail": ""}],
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

/** What a game's log does not repeat without the memory aid: events that are shown once, and everything before the
 * reader's last turn (`tana.core.log_limit`). */
export interface LogLimit {
  once: readonly string[];
  since_last_turn: boolean;
}

export const LOG_LIMITS: Readonly<Record<string, LogLimit>> = {
  "buddel": {"once": ["own-mole", "saw"], "since_last_turn": false},
  "molly": {"once": [], "since_last_turn": true},
  "uly": {"once": [], "since_last_turn": true},
};
