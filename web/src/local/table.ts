/**
 * One table in the page: the authority on a game being played here, rebuilt from its log at any time.
 *
 * A `Table` is changed by `apply` alone, one row of the log after the other, and holds nothing that the log does not
 * say. What decides about it is a record, changed by the same compiled rules as a server's (`table_rules.ts`). What a
 * command does to it is `decide.ts`, what a seat may know of it `render.ts`; both answer as a server does.
 */
import { bytesOf, crc32 } from "../net/bytes";
import { commitmentOf, FORMER_RECEIPT, rootOf } from "../net/luck";
import type { TableRecord } from "../net/table_record";
import type { ChatLine, Phase, Receipt, ReceiptStep, Settings } from "../net/wire";
import { LOG_VERSION, type CreatedEntry, type Entry, type PlayedEntry, type Row, type SeatRecord } from "./log_entries";
import { DEFAULT_SETTINGS } from "./read_message";
import { botRootOf, practiceRootOf } from "./table_luck";
import { TableRules } from "./table_rules";
import type { Rules } from "./rules/rules";
import { deriveEntropy } from "./rules/hash";
import type { Bytes, GameEvent, Played, Position } from "./rules/types";

const KEPT_CHAT = 100;

/** The log of a table belongs to other rules, or is damaged. */
export class CannotReplay extends Error {}

export interface Seat {
  now: SeatRecord;
  contribution: string | null;
  key: string | null;
  signature: string | null;
  openView: boolean;
}

/** One action that counts. */
export interface PlayedAction {
  readonly seq: number;
  readonly seat: number;
  readonly action: number;
  readonly number: number;
  readonly reveals: boolean;
  /** Where the game stood before it. */
  readonly before: Position;
  readonly events: readonly GameEvent[];
}

/** What one row of the log means for people. */
export interface StoryStep {
  readonly seq: number;
  readonly cause: string;
  readonly seat: number | null;
  readonly events: readonly GameEvent[];
  readonly undone: readonly number[];
  readonly number: number | null;
}

export class Table {
  readonly id: string;
  readonly seats: Seat[];
  readonly commitment: string;
  readonly botRoot: Bytes;
  settings: Settings;
  /** The settings of the last proposal. */
  proposed: Settings | null = null;
  next: string | null = null;
  readonly chat: ChatLine[] = [];
  readonly story: StoryStep[] = [];
  /** The commands that were carried out: what each said, and its entry. */
  readonly answered = new Map<string, { seq: number; content: string }>();

  position: Position | null = null;
  start: Position | null = null;
  setupEvents: readonly GameEvent[] = [];
  readonly played: PlayedAction[] = [];
  readonly history: ReceiptStep[] = [];
  touched: number;
  private namesAtStart: readonly string[] | null = null;
  private rootAtStart: Bytes | null = null;
  /** What decides about the table. */
  readonly decided: TableRules;

  constructor(
    readonly rules: Rules,
    readonly made: CreatedEntry,
    first: Row,
  ) {
    if (made.version !== LOG_VERSION) throw new CannotReplay(`a log of version ${made.version}`);
    if (made.edition !== rules.edition)
      throw new CannotReplay(`played with ${made.edition}; here it is ${rules.edition}`);
    this.id = made.table;
    this.seats = made.seats.map((now) => ({ now, contribution: null, key: null, signature: null, openView: false }));
    this.settings = { ...DEFAULT_SETTINGS, ...made.settings }; // Logs of Tana 0.2 do not have all of them.
    this.decided = new TableRules(first, made.seats);
    this.commitment = commitmentOf(made.secret);
    this.botRoot = botRootOf(made.secret);
    this.touched = first.at;
    this.note(first, storyStep(first, "created", null));
  }

  /** The table of a whole log; raises `CannotReplay` and says why. */
  static replay(rules: Rules, rows: readonly Row[]): Table {
    const [first, ...rest] = rows;
    if (first?.entry.kind !== "created") throw new CannotReplay("the log does not begin with the making of a table");
    const table = new Table(rules, first.entry, first);
    for (const row of rest) table.apply(row);
    return table;
  }

  // --- looking -------------------------------------------------------------------------------------------------

  get record(): TableRecord {
    return this.decided.record;
  }

  get phase(): Phase {
    return this.record.phase;
  }

  get actor(): number | null {
    return this.record.actor;
  }

  get seq(): number {
    return this.record.seq;
  }

  /** The seats that this browser holds, stand-ins included. */
  held(): number[] {
    return this.seats.flatMap((seat, number) => (seat.now.held ? [number] : []));
  }

  contributions(): (string | null)[] {
    return this.seats.map((seat) => seat.contribution);
  }

  keys(): (string | null)[] {
    return this.seats.map((seat) => seat.key);
  }

  /** What the seats are called; once the game has begun, what they were called then. */
  names(): readonly string[] {
    return this.namesAtStart ?? this.seats.map((seat, number) => seat.now.name || `Seat ${number + 1}`);
  }

  /** The root of the game's luck. */
  root(): Bytes {
    return this.rootAtStart ?? this.rootNow();
  }

  private rootNow(): Bytes {
    if (this.made.practice) return practiceRootOf(this.made.secret, this.seats.length);
    const { table, game, edition, options, secret } = this.made;
    const [names, contributions] = [[...this.names()], this.contributions()];
    return rootOf({ version: this.receiptVersion, table, game, edition, options, secret, names, contributions });
  }

  private get receiptVersion(): number {
    return this.made.luck ?? FORMER_RECEIPT;
  }

  entropy(number: number): Bytes {
    return deriveEntropy(this.root(), number);
  }

  /** Everything that the luck of this game follows from. */
  receipt(): Receipt {
    const { table, game, edition, options, practice, secret } = this.made;
    return {
      version: this.receiptVersion,
      table,
      game,
      edition,
      options,
      practice,
      secret,
      names: [...this.names()],
      commitment: this.commitment,
      contributions: this.contributions(),
      history: this.history,
      keys: this.keys(),
      signatures: this.seats.map((seat) => seat.signature),
    };
  }

  isFinished(): boolean {
    return this.position !== null && this.actor === null;
  }

  // --- working a step out before it is written -----------------------------------------------------------------

  prospectOfStart(): Played {
    const { position, options } = this.made;
    if (position !== null) return { position: this.rules.enter(bytesOf(position)), events: [] };
    return this.rules.setup(this.seats.length, options, this.entropy(0));
  }

  /** What an action would give; null for one that is not allowed. */
  prospectOfAction(action: number): Played | null {
    return this.position && this.rules.play(this.position.state, action, this.entropy(this.record.actions_made + 1));
  }

  // --- changing: one row after the other -----------------------------------------------------------------------

  /** Take the next row of the log; `prospect` saves working out a step that is known already. */
  apply(row: Row, prospect?: Played): StoryStep {
    if (row.seq !== this.seq + 1) throw new CannotReplay(`entry ${row.seq} where ${this.seq + 1} was expected`);
    const step = this.take(row, prospect);
    if (row.seq !== this.seq) throw new CannotReplay(`entry ${row.seq} is damaged, or of no kind that is known here`);
    this.note(row, step);
    return step;
  }

  private note(row: Row, step: StoryStep): void {
    this.touched = row.at;
    this.story.push(step);
    if (row.command) this.answered.set(row.command.id, { seq: row.seq, content: row.command.content });
  }

  private take(row: Row, prospect?: Played): StoryStep {
    const { entry } = row;
    switch (entry.kind) {
      case "created":
        throw new CannotReplay("the table is made twice");
      case "started":
        return this.startGame(row, entry.check, prospect);
      case "played":
        return this.play(row, entry, prospect);
      case "undone":
        return this.undo(row, entry);
      default:
        this.change(row, entry);
        return storyStep(row, entry.kind, "seat" in entry ? entry.seat : null);
    }
  }

  private startGame(row: Row, check: number, prospect?: Played): StoryStep {
    this.rootAtStart = this.rootNow();
    this.namesAtStart = this.names();
    const found = prospect ?? this.prospectOfStart();
    this.verify(found.position, check, row);
    this.start = found.position;
    this.setupEvents = found.events;
    this.enter(found.position, row);
    return storyStep(row, "started", null, { events: found.events });
  }

  private play(row: Row, entry: PlayedEntry, prospect?: Played): StoryStep {
    const { seat, action, number } = entry;
    const before = this.position;
    const found = prospect ?? this.prospectOfAction(action);
    if (number !== this.record.actions_made + 1 || !before || !found)
      throw new CannotReplay(`entry ${row.seq} is not allowed`);
    this.verify(found.position, entry.check, row);
    const { events } = found;
    const reveals = events.some((event) => event.reveals);
    this.played.push({ seq: row.seq, seat, action, number, reveals, before, events });
    this.history.push({ number, seat: seat + 1, action: this.rules.action(action).notation });
    this.enter(found.position, row, reveals);
    return storyStep(row, "played", seat, { events, number });
  }

  private verify(position: Position, check: number, row: Row): void {
    if (crc32(position.state) !== check)
      throw new CannotReplay(`entry ${row.seq} leads to another position than when it was played`);
  }

  private undo(row: Row, entry: Entry & { kind: "undone" }): StoryStep {
    const undone = this.played.splice(this.played.length - entry.count);
    const [first] = undone;
    if (!first || undone.length !== entry.count) throw new CannotReplay(`entry ${row.seq} takes back too much`);
    const consents = [...new Set([...this.held(), entry.seat])].map((seat) => seat + 1).sort((a, b) => a - b);
    const asked = { undone: entry.count, seat: entry.seat + 1 };
    this.history.push(entry.agreed ? { ...asked, agreed: true, consents } : asked);
    const last_actions = [0, 0, 0, 0, 0];
    this.played.forEach(({ seat }, place) => (last_actions[seat] = place + 1));
    this.enter(first.before, row, this.played.at(-1)?.reveals, last_actions);
    return storyStep(row, "undone", entry.seat, { undone: undone.map((line) => line.seq) });
  }

  /** A new position: whose decision it is. */
  private enter(position: Position, row: Row, reveals = false, last_actions?: readonly number[]): void {
    this.position = position;
    const moved = { actor: position.actor ?? -1, yes: Number(reveals) };
    this.decided.take(row, last_actions ? { ...moved, last_actions } : moved);
  }

  /** An entry that leaves the game as it is. */
  private change(row: Row, entry: Exclude<Entry, { kind: "created" | "started" | "played" | "undone" }>): void {
    this.decided.take(row);
    switch (entry.kind) {
      case "seat":
      case "left":
        return this.changeSeat(entry.seat, entry.now);
      case "contributed":
        Object.assign(this.seat(entry.seat), { contribution: entry.random, key: entry.key ?? null });
        return;
      case "said":
        return this.say(row.seq, entry);
      case "open-view":
        this.seat(entry.seat).openView = entry.on;
        return;
      case "settings":
        this.settings = { ...DEFAULT_SETTINGS, ...entry.settings };
        return;
      case "witnessed":
        this.seat(entry.seat).signature = entry.signature;
        return;
      case "proposed":
        this.proposed = entry.settings;
        return;
      case "rematched":
        this.next = entry.table;
        return;
      case "undo-asked":
      case "paused":
      case "resumed":
      case "closed":
    }
  }

  private seat(number: number): Seat {
    const seat = this.seats[number];
    if (!seat) throw new CannotReplay(`there is no seat ${number + 1}`);
    return seat;
  }

  private changeSeat(number: number, now: SeatRecord): void {
    const seat = this.seat(number);
    if (!this.record.contributed.includes(number)) seat.contribution = seat.key = null;
    seat.now = now;
  }

  private say(seq: number, entry: Entry & { kind: "said" }): void {
    const { phrase, text } = entry;
    const name = entry.seat === null ? "" : this.seat(entry.seat).now.name;
    this.chat.push({ seq, seat: entry.seat === null ? null : entry.seat + 1, name, phrase, text });
    if (this.chat.length > KEPT_CHAT) this.chat.shift();
  }
}

function storyStep(row: Row, cause: string, seat: number | null, more: Partial<StoryStep> = {}): StoryStep {
  return { seq: row.seq, cause, seat, events: [], undone: [], number: null, ...more };
}
