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

/** Every language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {"en": "English", "it": "Italiano", "es": "Español", "fr": "Français", "de": "Deutsch"};

/** The id of a text and its arguments: a number, a `domain:token`, or another text. */
export interface Text { id: string; args: Record<string, number | string | Text>; }

/** An event that this perspective may know about. The catalogue has the domains of its arguments. */
export interface WireEvent { name: string; args: Record<string, string>; }

/** One legal action, in parts so that any client can offer it. `irreversible`: its player could not undo it alone, because it would reveal something or pass the turn to somebody else. Computed from what the actor knows; true when in doubt. */
export interface Choice {
  action: number;
  word: string;
  args: Record<string, string>;
  notation: string;
  irreversible: boolean;
}

/** Who plays a seat. `standin`: a bot plays for the holder, who can take the seat back at any time. `handed`: the holder asked for that; otherwise a client takes the seat back as soon as its player returns. */
export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  level: string | null;
  standin: boolean;
  handed: boolean;
  presence: Presence;
  contributed: boolean;
  /** The player lets spectators share this seat's view. */
  open_view: boolean;
  /** Its holder is the host. */
  host: boolean;
  /** The portrait that its player has chosen; different for every seat. Null: the client assigns one. */
  animal: Animal | null;
  /** Why a bot plays this seat instead of a person. */
  because: Because;
  /** Its player uses a phone next to a shared screen; the screen is never sent what only this seat may know. */
  hand: boolean;
}

/** The clock of the seats that the table waits for, and what happens when it runs out (`at_end`). */
export interface Timer {
  seat: number | null;
  /** The time left: of the turn, the reserve and extensions together. */
  left_ms: number;
  running: boolean;
  /** The time at the beginning of the turn, with extensions. */
  total_ms: number;
  /** The part of `total_ms` that comes from the seat's reserve. */
  bank_ms: number;
  /** Vacation that the seat has left; it is used up before its time runs out. */
  vacation_ms: number;
  /** A game over days: the time is for a turn, with a reserve. Otherwise it is for one decision. */
  days: boolean;
  /** The seats that the table waits for: one, or all that are asked to agree to an undo. */
  asked: number[];
  /** They are asked to agree to an undo; when time runs out, it counts as declined. */
  consent: boolean;
  /** The table's `time_out`; or `wait`: no other person plays, so the table waits. */
  at_end: "ask" | "bot" | "wait";
  /** The time has run out, and the others decide how to go on. */
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
  /** Players may give standing answers, in a game over days that has them; presence is hidden then. Set before the game. */
  standing: boolean;
  /** The game counts for the ladder. Set before others join; excludes hints. */
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

/** The commitment to the server's secret, each seat's contribution, and, for players after the game, the secret. */
export interface Fairness {
  commitment: string;
  contributions: (string | null)[];
  secret: string | null;
  /** By seat: the public key for its player's signature of the receipt. */
  keys: (string | null)[];
}

/** One line of a seat's score. */
export interface ScoreLine { text: Text; points: number; }

/** How the game ended, by seat. */
export interface Outcome { scores: number[]; ranks: number[]; reason: Text; lines: ScoreLine[][]; }

/** A seat asks to undo a move beyond the boundary; every other seat held by a person has to agree. */
export interface UndoAsked { seat: number; agreed: number[]; }

/** A seat proposes another pace (`settings`), or to end the game (null); the others have to agree. */
export interface Proposal {
  seat: number;
  settings: Settings | null;
  agreed: number[];
  /** The seats that have not answered. */
  waiting: number[];
}

/** One entry of the table's log, as far as this perspective may know it. */
export interface Step {
  seq: number;
  /** The kind of the entry: started, played, undone, seat, said, paused, resumed, over, … */
  cause: string;
  seat: number | null;
  events: WireEvent[];
  /** The steps (by seq) that this one undid; a client strikes them out. */
  undone: number[];
  /** The number of an action. Luck is used only once: even after an undo, the next action has the next number. */
  number: number | null;
}

/** This browser's role at the table. */
export interface You {
  seats: number[];
  host: boolean;
  watching: boolean;
  /** The seat whose view this is; null: what everybody may see. */
  perspective: number | null;
  /** This browser is a screen for everybody in the room: it has a place, but no seat. */
  screen: boolean;
}

/** The whole table for one perspective; `steps` is the story after the requested `since`. At most the newest 1,000 steps after `since`; `GET /api/tables/{id}/steps` returns the rest. Without the memory aid, a client that asks with `since` 0 gets no more than the log may show. */
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
  /** The game began from a chosen position or seed, or in a page, so its luck cannot be verified. */
  practice: boolean;
  /** The command (`lift`, `lower`) that this answers; null for an unsolicited snapshot. */
  id: string | null;
}

/** The changes of one log entry; a field that is absent has not changed. Every log entry is exactly one update for every perspective. A step of the game has `patch`, the fields of this perspective's view that have changed, or `view`, the whole view. */
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

/** Play an action by number or notation. `seq` is the last entry this client has seen. */
export interface Play { kind: "play"; seat: number; seq: number; action?: number; notation?: string; }

/** Ask why an action is not allowed now, with its rule. */
export interface Why { kind: "why"; seat: number; action?: number; notation?: string; }

/** Undo the seat's last move; beyond the boundary this asks the others, if the table allows it. */
export interface Undo { kind: "undo"; seat: number; seq: number; }

/** Accept or decline a request to undo a move. */
export interface AnswerUndo { kind: "answer-undo"; seat: number; seq: number; agree: boolean; }

/** Propose another pace to the other players (`settings`, with no other difference), or without it to end the game. Carried out once everybody who plays has agreed; players whose time has run out are not asked about ending. */
export interface Propose { kind: "propose"; seat: number; settings?: Settings | null; }

/** Accept or decline a proposal; the proposer declines to withdraw it. */
export interface AnswerProposal { kind: "answer-proposal"; seat: number; agree: boolean; }

/** Ask what a bot would do in this seat, given what the seat knows. */
export interface Hint { kind: "hint"; seat: number; }

/** Add 32 random bytes (hex) to the luck of the game, after seeing the commitment and before the start. */
export interface Contribute {
  kind: "contribute";
  seat: number;
  random: string;
  /** The public key of a one-time signature for the receipt (see `docs/fairness.md`). */
  key?: string;
}

/** Sign the receipt of a finished game after comparing it with what this seat was shown. The other players can then see that everybody was shown the same game. */
export interface Witness { kind: "witness"; seat: number; signature: string; }

/** Start the game (host; every seat taken). */
export interface Start { kind: "start"; }

/** Say a phrase from the list, or free text where the host allows it. Without a seat: as a spectator. */
export interface Say { kind: "say"; seat?: number | null; phrase?: string; text?: string; }

/** Change who plays a seat. `bot`: a bot of `level` plays (as a stand-in if the seat has a holder); `here`: this browser plays it; `remote`: return it to its holder, or open it for anybody to join. */
export interface SetSeat { kind: "set-seat"; seat: number; to: "remote" | "here" | "bot"; level?: string; }

/** Change the name and the portrait of one of your seats. If another seat has the portrait, this one gets none; the client then assigns one. */
export interface Rename { kind: "rename"; seat: number; name: string; animal?: Animal; }

/** Ask for a link: to the table (host; earlier links and codes stop working), or, with a seat, a link that moves that seat of yours to another device, once, within 15 minutes. With `hand` the other device is a phone next to this screen: this browser keeps its place, and the role of host, but from then on only gets what everybody may see. */
export interface Invite { kind: "invite"; seat?: number | null; hand?: boolean; }

/** Let spectators share this seat's view, or stop letting them. Everybody sees this. */
export interface OpenView { kind: "open-view"; seat: number; on: boolean; }

/** Change the table's settings (host). While several people play, the pace changes by `propose` only. */
export interface ChangeSettings { kind: "settings"; settings: Settings; }

/** Remove all spectators (host). They cannot come back, with any link or on any of their devices. */
export interface Kick { kind: "kick"; }

/** Pause the clock and the bots (any player). */
export interface Pause { kind: "pause"; }

/** Resume the clock and the bots (any player). */
export interface Resume { kind: "resume"; }

/** Open a new table for the same people once the game is over. Everybody moves on by one seat, so that the next player starts. */
export interface Rematch { kind: "rematch"; }

/** Give up a seat: before the start it opens again; during a game a bot takes it over permanently. */
export interface Leave { kind: "leave"; seat: number; }

/** Close the table (host). */
export interface CloseTable { kind: "close"; }

/** Lift the curtain: from now on this connection gets what that seat may know. For your own seats, and for spectators of a seat that shares its view. The answer is a snapshot. */
export interface Lift { kind: "lift"; seat: number; since?: number; }

/** Lower the curtain: from now on this connection gets what everybody may see. */
export interface Lower { kind: "lower"; since?: number; }

/** Move this seat's pointer, visible to all (null: hide it). Never logged. */
export interface Point { kind: "point"; seat: number; at: string | null; }

/** Ask for the number of the newest entry. */
export interface Ping { kind: "ping"; }

/** Carried out, and on disk; `seq` is its log entry (the newest one for commands that change nothing). */
export interface Ack { kind: "ack"; id: string; seq: number; }

/** Refused; nothing has changed. `rule` and `text` explain it if a rule of the game forbids it. */
export interface Refused {
  kind: "refused";
  id: string;
  code: Code;
  seq: number;
  rule: string | null;
  text: Text | null;
  /** For developers, in English; contains nothing that the recipient may not know. */
  detail: string | null;
}

/** The answer to `why`: the rule and its text, or null for both if the action is legal. */
export interface WhyNot { kind: "why-not"; id: string; seq: number; rule: string | null; text: Text | null; }

/** The answer to `hint`: a bot's choice and, if available, its reasons and its estimate of the chance to win if players of these levels, one for each seat, play on. */
export interface Hinted {
  kind: "hinted";
  id: string;
  seq: number;
  choice: Choice;
  chance: number | null;
  levels: string[];
  /** In what the choice is better than the others, the most important first. */
  why: Reason[];
}

/** The answer to `invite`: append `path` to the server's address; the part after # never reaches a server log. */
export interface Invited { kind: "invited"; id: string; seq: number; path: string; code: string | null; }

/** Who is present, by seat, and the number of spectators. */
export interface PresenceFrame { kind: "presence"; seats: Presence[]; watching: number; }

/** The position of a seat's pointer. */
export interface PointerFrame { kind: "pointer"; seat: number; at: string | null; }

/** The answer to a ping: the number of the newest entry. */
export interface Pong { kind: "pong"; id: string; seq: number; }

/** The server closes this connection: `restart` (reconnect at once), `moved` (the seat is played elsewhere), `signed-out` (this device was signed out), `slow`, `limit`, `version`, `closed`. */
export interface Bye { kind: "bye"; reason: string; }

/** Who will play a seat of a new table: `me`, another person at this screen, a person elsewhere, or a bot. */
export interface SeatPlan { kind: "me" | "here" | "remote" | "bot"; name?: string; animal?: Animal; level?: string; }

/** A game that was begun in a page: the root of its luck, the actions that still count, and the number of each (0 is the setup; undone actions have used up their numbers). */
export interface Taken { root: string; actions: number[]; numbers: number[]; }

/** Where a practice table begins: from a position document instead of the setup, or a seed instead of fresh luck; or (`played` alone) from a game in a page, which continues with luck from the server. */
export interface Beginning { position?: Record<string, unknown>; seed?: number; played?: Taken; }

/** Body of `POST /api/tables`. With `start` the table is for practice, with `me` and bots only, unless its game was `played` in a page. */
export interface CreateTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, string>;
  settings?: Settings;
  start?: Beginning;
}

/** A new table. `path` is the link for the others, `code` a short code to type instead. */
export interface Created { table: string; commitment: string; path: string; code: string; you: You; }

/** Body of `POST /api/join` and `POST /api/lookup`: a table with the secret of its link, or a short code. */
export interface JoinTable {
  table?: string;
  secret?: string;
  code?: string;
  seat?: number;
  name?: string;
  animal?: Animal;
  watch?: boolean;
}

/** What people with the link or the code may see before joining. */
export interface Lobby {
  table: string;
  game: string;
  options: Record<string, string>;
  phase: Phase;
  seats: SeatInfo[];
  settings: Settings;
  commitment: string;
  /** The game began in a page, or its position or luck was chosen. */
  practice: boolean;
  /** The link moves this seat to another device; null: it opens the table. */
  moves: number | null;
  /** That device becomes a hand next to a shared screen. */
  hand: boolean;
}

/** The seat is yours; this answer also sets the cookie. */
export interface Joined { table: string; you: You; }

/** One of this browser's tables, for the home screen. */
export interface TableLine {
  table: string;
  game: string;
  phase: Phase;
  /** By seat; empty where no name was given. */
  names: string[];
  yours: number[];
  /** The table waits for you: for a decision, or for an answer to an undo request or proposal. */
  your_turn: boolean;
  /** The seat that decides. */
  turn: number | null;
  /** By seat: the portrait that its player has chosen. */
  animals: (Animal | null)[];
  /** Somebody elsewhere has a seat or can still take one. */
  company: boolean;
  /** A game over days. */
  days: boolean;
  /** Time left for those it waits for; null: no limit, or the clock is stopped. */
  left_ms: number | null;
  /** What happens when a player's time runs out. */
  at_end: "ask" | "bot";
}

/** Answer of `GET /api/tables?first=0`: a page of tables, games in progress first, then most recently changed first. With `mark` from the last answer and `wait` (seconds, at most 25), the answer is sent once the page has changed or the time is up. */
export interface Tables {
  tables: TableLine[];
  /** The `first` of the next page; null on the last page. */
  more: number | null;
  /** Changes whenever the page does. */
  mark: string;
}

/** Answer of `GET /api/tables/{id}/steps?seat=2&since=0`: the steps after `since` that a snapshot left out. Without the memory aid, the story of a running game begins where the reader's log may begin (see `LogLimitInfo`). This is a page of them; to get the rest, ask again from the last one's `seq` until it equals `seq`. */
export interface Story { seq: number; steps: Step[]; }

/** A standing answer that you may give; its text is `standing-<word>` of the game. */
export interface StandingOffer {
  word: string;
  /** The values at which it may end; empty: it ends by itself. */
  until: number[];
  /** You have given it. */
  on: boolean;
  /** The value at which yours ends. */
  end: number | null;
  /** It will settle what you are asked now. */
  settles: boolean;
}

/** Answer of `GET /api/tables/{id}/standing?seat=2`, `POST …/standing` and `POST …/standing/revoke`: the standing answers that your seat may give, and has given. Nobody else gets this, and no frame depends on it. */
export interface StandingAnswers { offers: StandingOffer[]; }

/** Body of `POST /api/tables/{id}/standing`: give this answer whenever it is asked for, up to `until`. It is given after a random delay. */
export interface GiveStanding { seat: number; word: string; until?: number; }

/** Body of `POST /api/tables/{id}/standing/revoke`. */
export interface RevokeStanding { seat: number; word: string; }

/** Answer of `GET /api/reach`: the address that links for other people begin with. `POST /api/reach/open` makes a server that only listens on its own machine listen on the local network too, until it ends; only for a page on that machine. */
export interface Reach {
  /** Scheme, host and port; null: the address that the page itself was loaded from. */
  address: string | null;
  /** Other machines cannot reach this server. */
  local_only: boolean;
  /** This browser may open it to the local network. */
  may_open: boolean;
}

/** A browser with access to the same seats; its names come from the User-Agent header, or are empty. */
export interface DeviceLine {
  id: string;
  browser: string;
  system: string;
  /** When it was added (milliseconds since 1970). */
  made: number;
  /** When it was last used, to the hour. */
  seen: number;
  /** This is the browser that asks. */
  here: boolean;
}

/** Answer of `GET /api/devices`, most recently used first; empty for a browser without a seat. */
export interface Devices { devices: DeviceLine[]; }

/** Answer of `POST /api/devices/pass`: for a QR code (append `path` to the server's address) or to type. Works once, for `seconds`; older ones stop working. */
export interface DevicePass { code: string; path: string; seconds: number; }

/** Body of `POST /api/devices/carry`: share the seats of the device that made the code. A browser that has tables already is refused (`not-now`) unless `replace` is set: it would lose them. */
export interface CarrySeats { code: string; replace?: boolean; }

/** Body of `POST /api/devices/sign-out`: sign out this browser, another of your devices by its id, or all of them. A person who is signed out everywhere can no longer play; bots can stand in. */
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
  /** The person gave up the seat, or a bot was playing for them at the end. */
  left: boolean;
}

/** A finished game of yours. */
export interface HistoryLine {
  table: string;
  game: string;
  /** When it ended (milliseconds since 1970). */
  ended: number;
  reason: Text;
  seats: HistorySeat[];
  /** Its table still exists, so it can be replayed. */
  kept: boolean;
  practice: boolean;
  /** A move was undone by consent. */
  undone: boolean;
}

/** Answer of `GET /api/history?first=0&game=&opponent=`: your finished games, most recent first. `opponent` is part of the name of another player at the table. Nobody else gets this answer. */
export interface History {
  lines: HistoryLine[];
  /** The `first` of the next page; null on the last page. */
  more: number | null;
}

/** A source of points: the id of its text in the result, and your average over all games. */
export interface PointSource { text: Text; average: number; }

/** Your results in one game. */
export interface GameStatistics {
  game: string;
  played: number;
  won: number;
  /** Your highest score. */
  best: number;
  sources: PointSource[];
}

/** Your games against another person, and who did better. */
export interface Rival { name: string; level: string | null; played: number; ahead: number; behind: number; }

/** A challenge of this house; `done`: when you first met it, and `table` at which table (null: not yet). */
export interface ChallengeLine {
  id: string;
  game: string;
  /** What it adds to the burrow. */
  thing: string;
  done: number | null;
  table: string | null;
}

/** How much throws and draws helped you, in games won, with half the width of its 95% interval. */
export interface Luck {
  /** The number of games whose luck was computed. */
  games: number;
  luck: number;
  error: number;
}

/** Answer of `GET /api/history/statistics`: your statistics. Practice does not count. */
export interface Statistics {
  played: number;
  won: number;
  /** Your current number of wins in a row. */
  streak: number;
  longest: number;
  games: GameStatistics[];
  /** The people you met most often. */
  rivals: Rival[];
  challenges: ChallengeLine[];
  /** Over all analysed games (a game is analysed when somebody opens its result); null: there are none. */
  luck: Luck | null;
}

/** A finished game with its details: ranks, score lines, actions of each kind. */
export interface ExportedGame { table: string; names: string[]; yours: number[]; result: unknown; }

/** Answer of `GET /api/history/export`: everything the server has about your finished games, as one file. */
export interface HistoryExport { version: number; games: ExportedGame[]; }

/** What people show of themselves to those who may see their presence. */
export interface AboutPerson {
  language: string;
  /** Their time zone, such as `Europe/Rome`; empty: unknown. */
  zone: string;
  /** When they first came (milliseconds since 1970); 0: unknown. */
  since: number;
}

/** Answer of `GET /api/history/of?table=T&seat=2&first=0`: what the person at a seat shows you of themselves (see `Privacy`). Their seats are `yours` in the lines, which name no tables. Other players are named if they show you their history. */
export interface PersonPage {
  name: string;
  animal: Animal | null;
  /** Null: not shown to you. */
  history: History | null;
  /** Null: not shown to you. Leaves out challenges and everything about other people. */
  statistics: Statistics | null;
  /** Null: not shown to you. */
  about: AboutPerson | null;
}

/** An entry of the ladder: a person whom you may see, or a bot level, whose rating is fixed. */
export interface LadderLine {
  /** Among the people shown; null: a bot, or the rating is too uncertain. */
  place: number | null;
  name: string;
  animal: Animal | null;
  /** The level of a bot; null: a person. */
  level: string | null;
  /** Elo points; a lead of 400 means odds of ten to one. */
  rating: number;
  /** The standard deviation of the rating. */
  deviation: number;
  /** The rating is too uncertain: shown with a question mark. */
  unsure: boolean;
  games: number;
  yours: boolean;
}

/** Your rating after a game. */
export interface RatingPoint { at: number; rating: number; deviation: number; }

/** Answer of `GET /api/ladder?game=molly&seats=3`: the ladder of a game for a number of players, strongest first. People only appear to those who may see their ladder (see `Privacy`); places count only the people shown. */
export interface Ladder {
  game: string;
  seats: number;
  lines: LadderLine[];
  /** Your own rating over time, oldest first. */
  curve: RatingPoint[];
  /** How many games with the same bot count within 24 hours. */
  bot_games: number;
  /** The deviation from which a rating has a question mark. */
  unsure: number;
}

/** How a game changed the rating of the person at a seat. */
export interface RatingChange {
  seat: number;
  before: number;
  after: number;
  /** After the game. */
  deviation: number;
  /** After the game. */
  unsure: boolean;
  /** Why nothing changed: enough games with this bot within 24 hours, a bot played for them, or they came late. */
  why: "" | "capped" | "standin" | "late";
}

/** Answer of `GET /api/tables/{id}/rating`, for the players of a finished game at a rated table. `pending`: the result is not recorded yet; ask again. Changes of people who hide their ladder are left out. */
export interface RatedGame {
  state: "pending" | "rated" | "unrated";
  /** Why the game is not rated; `off`: the table was not. */
  why: "" | "practice" | "undone" | "twice" | "unmeasured" | "alone" | "off";
  changes: RatingChange[];
}

/** Who may see which part of a profile; `known`: people who have been at a table with its owner. */
export interface Privacy { presence: Audience; history: Audience; ladder: Audience; statistics: Audience; }

/** Answer of `GET /api/me` and of the requests that change it: who you are on this server. */
export interface Me {
  /** Empty: not chosen yet. */
  name: string;
  animal: Animal | null;
  language: string;
  /** Your time zone, such as `Europe/Rome`; empty: unknown. */
  zone: string;
  /** When you first came (milliseconds since 1970); 0: the server does not know this browser yet. */
  since: number;
  /** When your recovery words were made; 0: there are none. */
  recovery: number;
  privacy: Privacy;
}

/** Body of `POST /api/me`: set your profile. A browser without a key gets one. */
export interface SetMe { name: string; animal?: Animal | null; language?: string; zone?: string; }

/** Body of `POST /api/me/privacy`. */
export interface SetPrivacy { privacy: Privacy; }

/** Body of `POST /api/me/recovery`: new recovery words in a language; older ones stop working. */
export interface MakeRecovery { language?: string; }

/** Answer of `POST /api/me/recovery`. The words are shown only once: the server stores their hash. */
export interface Recovery { words: string[]; made: number; }

/** Body of `POST /api/me/restore`: sign in with recovery words. Malformed words are a `bad-request`, unknown ones `unknown-secret`. A browser that has tables already is refused (`not-now`) unless `replace` is set: it would lose them. Other devices are signed out unless `sign_out` is false. */
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
  /** The host name for new ones; empty if none can be made. */
  host: string;
  keys: PasskeyLine[];
}

/** Answer of `POST /api/passkeys/begin`: what the browser needs to create a passkey, within five minutes. */
export interface NewPasskey {
  challenge: string;
  host: string;
  /** Your opaque user id for authenticators, in base64url. */
  user: string;
  name: string;
  /** The passkeys that you already have here. */
  known: string[];
}

/** Body of `POST /api/passkeys/add`: what the browser created, in base64url. */
export interface AddPasskey { id: string; client_data: string; attestation: string; }

/** Body of `POST /api/passkeys/remove`. */
export interface RemovePasskey { id: string; }

/** Answer of `POST /api/passkeys/challenge`: what a passkey has to sign, within five minutes. */
export interface PasskeyChallenge { challenge: string; host: string; }

/** Body of `POST /api/passkeys/use`: sign in with a passkey. An invalid answer is `unknown-secret`. `replace` and `sign_out` are as in `Restore`, but your other devices stay signed in by default. */
export interface UsePasskey {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
  user?: string;
  replace?: boolean;
  sign_out?: boolean;
}

/** Body of `POST /api/me/delete`: delete keys, names, subscriptions and everything else about you. `sure` must be true. */
export interface DeleteMe { sure: boolean; }

/** A place where you are notified of your turns. Of its address only the host name is shown. */
export interface ChannelLine {
  id: string;
  channel: Channel;
  host: string;
  /** When it was added (milliseconds since 1970). */
  made: number;
  /** It belongs to the browser that asks. */
  here: boolean;
}

/** When a person wants no notifications: minutes of the day from 0 to 1439, in a time zone. */
export interface QuietHours { zone: string; begins: number; ends: number; }

/** Answer of `GET /api/notices` and of the requests that change it. */
export interface Notices {
  /** The key to subscribe with for Web Push; null: this server does not offer it. */
  push_key: string | null;
  channels: ChannelLine[];
  quiet: QuietHours | null;
  /** The key that signs deliveries to the webhook just added. It is shown only once. */
  signing: string | null;
}

/** Body of `POST /api/notices/add`: add a place for notifications, or renew it. `p256dh` and `auth` are the keys of a browser's subscription, whose endpoint is the address. `replaces` is the browser's previous endpoint. `token` is an access token for ntfy or Matrix. */
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

/** Answer of `POST /api/notices/test`: the outcome, and the receiver's HTTP status (0: not reached). */
export interface Tried { outcome: "sent" | "gone" | "later" | "refused"; status: number; }

/** Body of `POST /api/tables/{id}/look`: whether this page shows the table. Nobody is notified of what they see. */
export interface Look { visible: boolean; }

/** Answer of `POST /api/tables/{id}/look`. */
export interface Looked {
  /** Ask again before this time has passed, while the table stays visible. */
  seconds: number;
}

/** Answer of `GET /api/tables/{id}/updates`: empty if nothing has happened since, else one snapshot. */
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
  /** Events that are shown only when they happen. */
  once: string[];
  /** Everything before the reader's own last turn is left out. */
  since_last_turn: boolean;
}

/** What a client needs to know about a game; it does not change while the server runs. */
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
  /** The words of standing answers that players may give in a game over days. */
  standing?: string[];
}

/** Answer of `GET /api/games`. */
export interface Catalogue { protocol: number; version: string; games: GameInfo[]; phrases: string[]; }

/** A field of a game's view as declared: enough to draw it in a client that has no code for the game. A word, a number, a flag or a record; several of them if it is a `row` or has a `shape`, or one for each seat or for each word of a domain (`by`). */
export interface FieldInfo {
  name: string;
  kind: "word" | "number" | "flag" | "record";
  /** The domain of a word, or of a number that has one. */
  domain?: string;
  least?: number;
  /** The range of a number. */
  most?: number;
  /** A set of words of its domain. */
  several?: boolean;
  /** A list of any length. */
  row?: boolean;
  /** The dimensions of a fixed row or table. */
  shape?: number[];
  /** One for each word of this domain. */
  by?: string;
  /** If records `by` a domain come as a list: the field that identifies each. */
  label?: string;
  by_seat?: boolean;
  /** The fields of a record. */
  fields?: FieldInfo[];
}

/** Answer of `GET /api/games/{game}/view`: the fields of the game's view. */
export interface ViewInfo {
  game: string;
  fields: FieldInfo[];
  /** The words of every domain that a view or an action uses. */
  domains: Record<string, string[]>;
}

/** An action with its number, or `undone` actions undone at the request of `seat`. `agreed`: everybody agreed to undo more than a seat may alone; `consents` lists their seats. */
export interface ReceiptStep {
  number?: number;
  seat?: number;
  action?: string;
  undone?: number;
  agreed?: boolean;
  consents?: number[];
}

/** Answer of `GET /api/tables/{id}/fairness`, for players after the game: everything that determines its luck. The server gives no verdict: clients recompute everything themselves (see `docs/fairness.md`). */
export interface Receipt {
  version: number;
  table: string;
  game: string;
  edition: string;
  options: Record<string, string>;
  /** The names when the game began. */
  names: string[];
  /** The table's creator chose its position or its luck: there is nothing to verify. */
  practice: boolean;
  commitment: string;
  secret: string;
  contributions: (string | null)[];
  /** Every action and every undo, in order; the numbers have no gaps. */
  history: ReceiptStep[];
  /** By seat: the public key sent with its contribution. */
  keys: (string | null)[];
  /** By seat: the signature of this receipt, once its player has checked it. */
  signatures: (string | null)[];
  /** The name of the rules it was played by (docs/formats.md), if the server has it; not signed. */
  rules?: string;
}

/** One step of a finished game from a point of view; the first is the setup. */
export interface ReplayFrame {
  number: number;
  seat: number | null;
  /** The action, if this point of view chose it or everybody could see the choice; else null. */
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
  /** The number of frames of the game. */
  total: number;
  frames: ReplayFrame[];
  outcome: Outcome | null;
}

/** A term of the bots' evaluation, and the points by which it favours the better move. */
export interface Reason { term: string; points: number; }

/** A move that lost some of the chance to win, given what its seat knew then. */
export interface CostlyMove {
  /** The number of the move in the game; the replay frame before it has one less. */
  number: number;
  made: Choice;
  /** Equal to `made` for spectators: another choice could reveal what the seat kept hidden. */
  best: Choice;
  loss: number;
  error: number;
  why: Reason[];
}

/** Effects of luck and choices for one seat, in chances to win, each with half the width of its 95% interval. */
export interface SeatAccount {
  seat: number;
  luck: number;
  /** All throws and draws of the game together, including other players'. */
  luck_error: number;
  lost: number;
  /** All its own choices together, compared with the best the bots found. */
  lost_error: number;
  /** At most three, the worst first. */
  costly: CostlyMove[];
}

/** Answer of `GET /api/tables/{id}/analysis`: each seat's chance to win before each replay frame, and an account of luck and choice. `chances` grows while the bots are at work; ask again until `complete`, when there is an account of each seat. Spectators only get moves in which everything was visible to them. Chances assume that players of the `levels`, one for each seat, play on. */
export interface Analysis {
  table: string;
  complete: boolean;
  levels: string[];
  chances: (number[] | null)[];
  accounts: SeatAccount[];
}

/** The body of every HTTP answer that is not 2xx. */
export interface Fault { code: Code; detail: string; }

/** Answer of `GET /api/calendar`, `POST /api/calendar/new` and `POST /api/calendar/remove`. */
export interface Calendar {
  on: boolean;
  /** The secret address of a new feed: append it to the server's address. It is shown only once. */
  path: string | null;
}

/** Body of `POST /api/calendar/new`: make a calendar feed of my deadlines; the previous one stops working. */
export interface NewCalendar { language?: string; }

/** Body of `POST /api/puzzles/answer`: my answer to a puzzle. Only the first answer to each is kept. */
export interface PuzzleAnswer {
  puzzle: string;
  /** Its place in the list of choices, from 0. */
  choice: number;
}

/** How many people of the house gave an answer. */
export interface PuzzleCount { choice: number; people: number; }

/** Answer of `POST /api/puzzles/answer`: how the house answered; empty until several people have answered. */
export interface PuzzleAnswers { choices: PuzzleCount[]; }

/** A message from the host to everybody. */
export interface Announcement {
  id: string;
  text: string;
  /** When it was made (milliseconds since 1970). */
  at: number;
}

/** Answer of `GET /api/house`: how this server admits people, and whether this browser has been admitted. If not, requests about tables are refused with the code `not-admitted`. With `oidc` a browser is admitted through `GET /house/sign-in`, which leads to the provider and back. */
export interface House {
  admission: "open" | "invitation" | "password" | "header" | "oidc";
  admitted: boolean;
  /** The host's current message, if any. */
  announcement?: Announcement;
}

/** A person with a device in this house. */
export interface HostPerson {
  id: string;
  /** From their profile, or else from the last seat they took; empty: neither. */
  name: string;
  devices: number;
  /** Milliseconds since 1970; 0: unknown. */
  since: number;
  /** When they were last here, to the hour. */
  seen: number;
  /** The number of tables in the list where they have a seat. */
  tables: number;
  /** Currently connected to a table of this process. */
  here: boolean;
  banned: boolean;
}

/** A table as shown on the host page: nothing of its game except who plays. */
export interface HostTable {
  table: string;
  game: string;
  phase: Phase;
  /** The names of seats with a person or a bot. */
  names: string[];
  people: number;
  /** The number of people currently connected to it through this process. */
  here: number;
  /** Only its creator and bots play. */
  private: boolean;
  /** When it was last changed (milliseconds since 1970). */
  touched: number;
}

/** How busy this process is. */
export interface HostLoad {
  connections: number;
  /** Tables in memory. */
  tables: number;
  /** Log entries written since the process started. */
  moves: number;
  /** 95% of commands were answered within this time. */
  answer_ms: number;
  /** The machine's load average for each processor; 1.0: fully busy. */
  processor: number;
}

/** Backups of this house. */
export interface HostBackup {
  /** False if the database has its own backups. */
  possible: boolean;
  /** How often a backup is made; 0: only by hand. */
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
  /** When a server last reported before this start; 0: never. */
  before: number;
  why: "first" | "stopped" | "killed" | "restored" | "moved";
}

/** A channel that rejects notifications. */
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
  /** The size of the database, if known. */
  used_bytes: number | null;
  admission: "open" | "invitation" | "password" | "header" | "oidc";
  /** Whether the host page may change the admission. */
  admission_changes: boolean;
  announcement: Announcement | null;
  backup: HostBackup;
  failures: HostFailure[];
  notices_waiting: number;
  /** Who may see and join open tables. */
  open_to: "off" | "house" | "everybody";
  /** The latest starts, newest first, and after them earlier ones with a restored or moved database. */
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

/** A taken seat of an open table. People who hide from the reader have neither a name nor an animal. */
export interface OpenPlayer { name: string; animal: Animal | null; bot: boolean; }

/** A table that waits for players, as shown to people who could join it. */
export interface OpenTable {
  table: string;
  game: string;
  seats: number;
  /** The players at the table, in the order of their seats; the other seats are free. */
  players: OpenPlayer[];
  timer_s: number;
  /** The pace, as in the table's settings. */
  turn_h: number;
  language: string;
  description: string;
  /** Whether strangers may join too. */
  strangers: boolean;
  /** When it was opened (milliseconds since 1970). */
  opened: number;
  /** You have a place at it. */
  yours: boolean;
}

/** Answer of `GET /api/open`, `POST /api/open` and `POST /api/open/close`: the tables that wait for players, most recently opened first. With `mark` from the last answer and `wait` (seconds, at most 25), the answer to `GET` is sent once the list has changed or the time is up. */
export interface OpenTables {
  /** Who may see open tables here; `off`: there are none. */
  open_to: "off" | "house" | "everybody";
  /** You belong to this house; a stranger sees nothing unless the host allows it. */
  known: boolean;
  tables: OpenTable[];
  /** The number of people who wait for a quick match, by game. */
  waiting: Record<string, number>;
  mark: string;
}

/** Body of `POST /api/open`: open a table to others (only its host, before the game). */
export interface OpenUp { table: string; description?: string; language?: string; strangers?: boolean; }

/** Body of `POST /api/open/close`: stop listing a table; people who have joined stay. */
export interface OpenName { table: string; }

/** Body of `POST /api/open/join`: take a free seat of an open table. The answer is that of `POST /api/join`. */
export interface JoinOpen { table: string; name: string; animal?: Animal; }

/** Body of `POST /api/quick`: what you would like to play now. Send it again with the same `id` to keep waiting. */
export interface QuickWish {
  id: string;
  game: string;
  /** Every number of players that you accept. */
  seats: number[];
  pace: "relaxed" | "minute" | "days";
  name: string;
  animal?: Animal;
  /** The maximum number of seconds before the answer is sent. */
  wait?: number;
}

/** Body of `POST /api/quick/leave`: stop waiting. */
export interface QuickLeave { id: string; }

/** Answer of `POST /api/quick`: the new table, or the number of people who want the same, including you. */
export interface QuickAnswer { table: string | null; waiting: number; }

/** Body of `POST /api/host/open-tables`: who may see and join open tables. */
export interface HostOpens { open_to: "off" | "house" | "everybody"; }

/** Answer of `GET /api/offline`: which games can be played in a page without the server. `state` is `ready` when there is nothing left to do, `fetching` while the linker is downloaded, `building` while modules are built, and `stopped` if the rest cannot be built (the server's log has the reason). */
export interface OfflineGames { ready: string[]; total: number; state: "ready" | "fetching" | "building" | "stopped"; }

/** Body of `POST /api/qr`; the answer is an SVG. */
export interface QrText { text: string; }

export type Command = Play | Why | Undo | AnswerUndo | Propose | AnswerProposal | Hint | Contribute | Witness | Start | Say | SetSeat | Rename | Invite | OpenView | ChangeSettings | Kick | Pause | Resume | Rematch | Leave | CloseTable | Lift | Lower | Point | Ping;
export type Answer = Ack | Refused | WhyNot | Hinted | Invited | Snapshot | Pong;
export type Frame = Ack | Refused | WhyNot | Hinted | Invited | Snapshot | Pong | Update | PresenceFrame | PointerFrame | Bye;

export type Condition = "seat-exists" | "own-seat" | "no-bot" | "host" | "host-unless-seat" | "player" | "may-see-seat" | "not-closed" | "not-over" | "gathering" | "playing" | "over" | "fresh" | "paused" | "not-paused" | "to-move" | "undo-asked" | "proposed" | "not-practice" | "not-contributed" | "seats-taken" | "not-private" | "chat-on" | "hints-on" | "watched";

/** A requirement of a command, and the refusal if it is not met; replace `{seats}`, `{phase}` and `{seq}`. */
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

/** What a game's log leaves out without the memory aid: events that are shown only once, and everything before the
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
