/**
 * The tables of this page: a command is judged, written, then applied and told to every connection; what a server does,
 * for one browser. Runs in a worker (`worker.ts`) and knows nothing of it.
 */
import type { Sent } from "../net/api";
import type * as wire from "../net/wire";
import { needEnd, receiptOf, recordOf, replayOf } from "./after_game";
import type { FaultKind } from "../shell/faults";
import { Analyst, levelsAt } from "./analysis";
import type { Bots } from "./bots";
import { decide, perspectiveOf, playAction, why, DEFAULT_LEVEL, type Decision } from "./decide";
import { checkCommand } from "./guards";
import type { CreatedEntry, Row } from "./log_entries";
import { Conflict, type Store } from "./row_store";
import { newTable, rematchOf, takenFrom } from "./new_table";
import { Refuse } from "./refusal";
import { Renderer, type Perspective } from "./render";
import { contextOf } from "./rules/levels";
import { botEntropy } from "./rules/hash";
import { whyFirst } from "./rules/hint_reasons";
import type { Rules } from "./rules/rules";
import type { LevelChoice } from "./rules/types";
import { Table } from "./table";

/** Added to a seat's number for the luck of hints, apart from that of bots that play. */
const HINT_SEAT = 90;
const HINTER = "fox";
const RETRIES = 3;
/** A level that searches takes at least this multiple of its thinking time, so speed does not tell whether it had a
 * choice. */
const OVERHEAD = 1.3;

/** What lines of older versions do not have. */
const BEFORE_0_3 = { turn: null, animals: [], company: false };
/** The part of pace and thinking time for a decision right after one of the same bot, which everybody can see. */
const FOLLOW_UP = 0.4;

/** What the pages of a browser tell each other: rows that were written, or where somebody points. */
export interface News {
  readonly table: string;
  readonly rows?: readonly Row[];
  readonly pointer?: wire.PointerFrame;
}

/** A connection, which shows a table from one perspective at a time. */
export interface Connection {
  perspective: Perspective;
  push(frame: wire.Frame): void;
}

export interface TableServiceOptions {
  readonly store: Store;
  readonly bots: Bots;
  rulesOf(game: string): Promise<Rules>;
  /** The least number of milliseconds a bot takes, so that people can follow. */
  readonly paceMs: number;
  /** The version that records name. */
  readonly version: string;
  clock?(): number;
  /** Tells other pages of this browser what happened at a table. */
  tell?(news: News): void;
  /** Reports what went wrong where the game goes on nevertheless. */
  failed?(what: FaultKind, fault: unknown): void;
}

/** A table in memory, and its audience. */
class Session {
  readonly connections = new Set<Connection>();
  readonly renderer: Renderer;
  present = false;
  botAtWork = false;
  hint: { position: number; thinking: Promise<LevelChoice> } | null = null;
  /** Tasks that are not done. */
  waiting = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    readonly table: Table,
    clock: () => number,
  ) {
    this.renderer = new Renderer(table, () => this.present, clock);
  }

  /** Run tasks one after the other. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    this.waiting += 1;
    const mine = this.last.then(work).finally(() => (this.waiting -= 1));
    this.last = mine.catch(() => undefined); // The caller gets the fault; the next in line does not.
    return mine;
  }
}

export class TableService {
  private readonly sessions = new Map<string, Promise<Session>>();
  private readonly clock: () => number;
  readonly analyst: Analyst;

  constructor(private readonly options: TableServiceOptions) {
    this.clock = options.clock ?? (() => Date.now());
    this.analyst = new Analyst(options.bots);
  }

  // --- tables --------------------------------------------------------------------------------------------------

  async create(
    body: wire.CreateTable,
    identity: Partial<Pick<CreatedEntry, "table" | "secret">> = {},
  ): Promise<wire.Created> {
    const rules = await this.options.rulesOf(body.game);
    const made = newTable(rules, body);
    const table = await this.open(rules, { ...made, ...identity });
    const perspective = perspectiveOf(table, null);
    const you = new Renderer(table, () => false, this.clock).you(perspective);
    return { table: table.id, commitment: table.commitment, path: "", code: "", you };
  }

  /** Write the first entry of a log, and take the table into memory. */
  private async open(rules: Rules, made: CreatedEntry): Promise<Table> {
    const row: Row = { seq: 1, at: this.clock(), entry: made };
    const table = new Table(rules, made, row);
    const session = new Session(table, this.clock);
    await this.keep(session, [row]);
    this.sessions.set(table.id, Promise.resolve(session));
    return table;
  }

  private session(name: string): Promise<Session> {
    let found = this.sessions.get(name);
    if (!found) {
      found = this.load(name);
      this.sessions.set(name, found);
      found.catch(() => this.sessions.delete(name)); // The caller gets the fault; the next one tries again.
    }
    return found;
  }

  private async load(name: string): Promise<Session> {
    const rows = await this.store.rows(name, 0);
    if (rows.length === 0) throw new Refuse("unknown-table");
    const game = gameOf(rows);
    const rules = await this.options.rulesOf(game);
    const session = new Session(
      readable(() => Table.replay(rules, rows)),
      this.clock,
    );
    this.wakeBot(session);
    return session;
  }

  /** For the home screen, newest first; practice is not kept. */
  async tables(): Promise<wire.TableLine[]> {
    const found = await this.store.summaries();
    return found
      .filter(({ practice, line }) => !practice && line.phase !== "closed")
      .map(({ line }) => ({ ...BEFORE_0_3, ...line }));
  }

  get store(): Store {
    return this.options.store;
  }

  // --- connections ---------------------------------------------------------------------------------------------

  /** Let a connection watch a table: a snapshot now, then every update. */
  async connect(
    name: string,
    seat: number | null,
    since: number,
    push: (frame: wire.Frame) => void,
  ): Promise<Connection> {
    const session = await this.session(name);
    const connection: Connection = { perspective: perspectiveOf(session.table, seat), push };
    push(session.renderer.snapshot(connection.perspective, since));
    session.connections.add(connection);
    this.notePresence(session);
    return connection;
  }

  async disconnect(name: string, connection: Connection): Promise<void> {
    const session = await this.session(name);
    session.connections.delete(connection);
    this.notePresence(session);
  }

  private notePresence(session: Session): void {
    const shown = () => session.renderer.seats().map((seat) => seat.presence);
    const before = shown();
    session.present = session.connections.size > 0;
    const seats = shown();
    if (seats.every((presence, seat) => presence === before[seat])) return;
    for (const connection of session.connections) connection.push({ kind: "presence", seats, watching: 0 });
  }

  /** Whether something is being written at a table, or a bot is at work. */
  async isBusy(name: string): Promise<boolean> {
    const session = await this.session(name);
    return session.botAtWork || session.waiting > 0;
  }

  /** The number of a table's newest entry. */
  async seqOf(name: string): Promise<number> {
    return (await this.session(name)).table.seq;
  }

  // --- commands ------------------------------------------------------------------------------------------------

  /** Carry out a command, or refuse it; in every case there is an answer. */
  async command(name: string, command: Sent, connection: Connection | null): Promise<wire.Answer> {
    const session = await this.session(name);
    try {
      return await this.carryOut(session, command, connection);
    } catch (fault) {
      if (fault instanceof Refuse) return fault.answer(command.id, session.table.seq);
      throw fault;
    }
  }

  private async carryOut(session: Session, command: Sent, connection: Connection | null): Promise<wire.Answer> {
    const { table } = session;
    const { id } = command;
    switch (command.kind) {
      case "ping":
        return { kind: "pong", id, seq: table.seq };
      case "lift":
      case "lower":
        return turnCurtain(session, command, connection);
      case "point":
        checkCommand(table, command);
        point(session, { kind: "pointer", seat: command.seat, at: command.at });
        this.options.tell?.({ table: table.id, pointer: { kind: "pointer", seat: command.seat, at: command.at } });
        return { kind: "ack", id, seq: table.seq };
      case "why":
        return why(table, command);
      case "hint":
        return this.hint(session, command);
      case "rematch":
        return session.alone(() => this.rematch(session, command));
      case "invite":
        checkCommand(table, command);
        throw new Refuse("not-allowed"); // Its guards never let it pass: a table in the page is private.
      default:
        return session.alone(() => this.change(session, command));
    }
  }

  private async change(session: Session, command: Sent): Promise<wire.Answer> {
    const content = JSON.stringify(command);
    for (let tries = 0; tries < RETRIES; tries++) {
      const { table } = session;
      const before = table.answered.get(command.id);
      if (before && before.content !== content) throw new Refuse("bad-request", "this id was used for another command");
      if (before) return { kind: "ack", id: command.id, seq: before.seq };
      const decision = decide(table, command);
      if (!decision) throw new Refuse("bad-request"); // Only what its guards never let pass here.
      const seq = await this.write(session, decision, { id: command.id, content });
      if (seq !== null) return { kind: "ack", id: command.id, seq };
    }
    throw new Refuse("unavailable", "another page writes to this table all the time");
  }

  private async rematch(session: Session, command: Sent<wire.Rematch>): Promise<wire.Answer> {
    const { table } = session;
    const { id } = command;
    checkCommand(table, command);
    if (table.next !== null) return { kind: "ack", id, seq: table.seq };
    const made = rematchOf(table);
    await this.open(table.rules, made);
    const decision: Decision = { entries: [{ kind: "rematched", table: made.table }] };
    const seq = await this.write(session, decision, { id, content: "rematch" });
    if (seq === null) throw new Refuse("unavailable", "try again");
    return { kind: "ack", id, seq };
  }

  private async hint(session: Session, command: Sent<wire.Hint>): Promise<wire.Hinted> {
    const { table } = session;
    checkCommand(table, command);
    const seat = command.seat - 1;
    const position = table.record.state_seq;
    if (session.hint?.position !== position)
      session.hint = { position, thinking: this.ask(session, seat, HINTER, HINT_SEAT + seat) };
    const found = await session.hint.thinking;
    if (table.record.state_seq !== position) throw new Refuse("stale");
    const choice = session.renderer.choices(seat).find((one) => one.action === found.action);
    if (!choice) throw new Refuse("stale");
    const chance = found.estimates[0]?.chance ?? null;
    const levels = levelsAt(table);
    const shown = chance === null ? null : contextOf(table.rules).shownChance(seat, chance, levels);
    const why = whyFirst(found.estimates);
    return { kind: "hinted", id: command.id, seq: table.seq, choice, chance: shown, levels, why };
  }

  // --- bots ----------------------------------------------------------------------------------------------------

  private async ask(session: Session, seat: number, level: string, lucky: number, part = 1): Promise<LevelChoice> {
    const { table } = session;
    if (!table.position) throw new Refuse("not-now");
    const entropy = botEntropy(table.botRoot, lucky, table.record.actions_made);
    const glimpse = table.rules.glimpse(table.position.state, seat, entropy);
    return this.options.bots.choose(table.rules, `${table.id}/${lucky}`, level, glimpse, part);
  }

  /** Let bots move for as long as it is their turn. */
  private wakeBot(session: Session): void {
    if (session.botAtWork || session.table.record.bot === null) return;
    session.botAtWork = true;
    void this.playBots(session).finally(() => {
      session.botAtWork = false;
      this.wakeBot(session);
    });
  }

  private async playBots(session: Session): Promise<void> {
    const { table } = session;
    for (let seat = table.record.bot; seat !== null; seat = table.record.bot) {
      const mover = seat;
      const position = table.record.state_seq;
      const level = table.seats[mover]?.now.level ?? DEFAULT_LEVEL;
      const part = table.played.at(-1)?.seat === mover ? FOLLOW_UP : 1;
      const pace = delay(part * this.paceOf(table.rules, level));
      const action = await this.botsAction(session, mover, level, part);
      await pace;
      await session.alone(async () => {
        if (table.record.state_seq !== position || table.record.bot !== mover) return;
        const decision = playAction(table, mover, action);
        if (decision) await this.write(session, decision);
      });
    }
  }

  /** The action of a bot. If it fails, a random legal one, and the fault is reported. */
  private async botsAction(session: Session, seat: number, level: string, part: number): Promise<number> {
    const legal = session.table.position?.legal ?? [];
    try {
      return (await this.ask(session, seat, level, seat, part)).action;
    } catch (fault) {
      this.options.failed?.("bot", fault);
      return legal[Math.floor(Math.random() * legal.length)] ?? 0;
    }
  }

  private paceOf(rules: Rules, level: string): number {
    const { paceMs } = this.options;
    if (paceMs === 0) return 0;
    const { names, fox } = rules.layout.module.levels;
    return names[level] ? Math.max(paceMs, OVERHEAD * fox.seconds * 1000) : paceMs;
  }

  // --- writing and telling -------------------------------------------------------------------------------------

  /** Write entries, then let them happen. Returns the number of the first; null: another page was faster. */
  private async write(session: Session, decision: Decision, command?: Row["command"]): Promise<number | null> {
    const { table } = session;
    const at = Math.max(this.clock(), table.touched);
    const rows = decision.entries.map((entry, i): Row => ({
      seq: table.seq + 1 + i,
      at,
      entry,
      ...(i === 0 && command ? { command } : {}),
    }));
    try {
      await this.keep(session, rows, decision);
    } catch (fault) {
      if (!(fault instanceof Conflict)) throw fault;
      await this.catchUp(session);
      return null;
    }
    this.options.tell?.({ table: table.id, rows });
    rows.forEach((row, i) => this.takeRow(session, row, i === 0 ? decision : undefined));
    if (table.phase === "closed") await this.store.remove(table.id);
    this.wakeBot(session);
    return rows[0]?.seq ?? table.seq;
  }

  private takeRow(session: Session, row: Row, decision?: Decision): void {
    const step = session.table.apply(row, decision?.prospect);
    for (const connection of session.connections) {
      if (isCurtainDue(session.table, connection.perspective)) {
        connection.perspective = null;
        connection.push(session.renderer.snapshot(null, row.seq - 1));
      } else connection.push(session.renderer.update(row, step, connection.perspective));
    }
  }

  /** Write rows with what the list of tables will say once they have happened. */
  private async keep(session: Session, rows: readonly Row[], decision?: Decision): Promise<void> {
    const { table, renderer } = session;
    const actor = decision?.prospect ? decision.prospect.position.actor : table.actor;
    const line = renderer.line();
    const phase = decision?.prospect ? (actor === null ? "over" : "playing") : line.phase;
    const your_turn = actor !== null && table.held().includes(actor);
    await this.store.append(table.id, rows, {
      table: table.id,
      touched: rows.at(-1)?.at ?? table.touched,
      practice: table.made.practice,
      line: { ...line, names: namesAfter(line.names, rows), phase, your_turn },
    });
  }

  /** Apply what another page of this browser has written. */
  private async catchUp(session: Session): Promise<void> {
    const rows = await this.store.rows(session.table.id, session.table.seq);
    readable(() => rows.forEach((row) => this.takeRow(session, row)));
    this.wakeBot(session);
  }

  /** Called when something happened at a table in another page. A table that was closed there has no log any more: so
   * rows come with the news, and the log is asked only for those that are missing. */
  async heard({ table: name, rows = [], pointer }: News): Promise<void> {
    const found = this.sessions.get(name);
    if (!found) return;
    const session = await found;
    if (pointer) return point(session, pointer);
    await session.alone(async () => {
      const fresh = rows.filter((row) => row.seq > session.table.seq);
      if (fresh[0]?.seq !== session.table.seq + 1) return this.catchUp(session);
      for (const row of fresh) this.takeRow(session, row);
      this.wakeBot(session);
    });
  }

  // --- by plain questions --------------------------------------------------------------------------------------

  async snapshot(name: string, seat: number | null, since: number): Promise<wire.Snapshot> {
    const { table, renderer } = await this.session(name);
    return renderer.snapshot(perspectiveOf(table, seat), since);
  }

  async receipt(name: string): Promise<wire.Receipt> {
    return receiptOf((await this.session(name)).table);
  }

  async record(name: string): Promise<string> {
    return recordOf((await this.session(name)).table, this.options.version);
  }

  async replay(name: string, seat: number | null): Promise<wire.Replay> {
    return replayOf((await this.session(name)).table, seat);
  }

  async analysis(name: string): Promise<wire.Analysis> {
    const { table } = await this.session(name);
    needEnd(table);
    return this.analyst.of(table);
  }

  /** What a server needs to go on with this game: the luck so far, the moves that count, and who sits where. */
  async toTake(name: string): Promise<wire.CreateTable> {
    const { table } = await this.session(name);
    return takenFrom(table);
  }
}

/** What a log gives. One that is damaged, or of other rules, is refused whatever is wrong with it: it stays as it is. */
function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (fault) {
    throw new Refuse("old-game", fault instanceof Error ? fault.message : String(fault));
  }
}

function gameOf([first]: readonly Row[]): string {
  const made = first?.entry as Partial<CreatedEntry> | undefined;
  if (made?.kind === "created" && typeof made.game === "string") return made.game;
  throw new Refuse("old-game", "the log does not begin with the making of a table");
}

/** What the seats are called once these rows have happened. */
function namesAfter(names: readonly string[], rows: readonly Row[]): string[] {
  const changes = rows.flatMap(({ entry }) => (entry.kind === "seat" || entry.kind === "left" ? [entry] : []));
  return names.map((name, seat) => changes.findLast((entry) => entry.seat === seat)?.now.name ?? name);
}

function point(session: Session, frame: wire.PointerFrame): void {
  for (const connection of session.connections) connection.push(frame);
}

const delay = (ms: number): Promise<void> =>
  ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();

function turnCurtain(
  session: Session,
  command: Sent<wire.Lift | wire.Lower>,
  connection: Connection | null,
): wire.Snapshot {
  const perspective = command.kind === "lift" ? perspectiveOf(session.table, command.seat) : null;
  if (connection) connection.perspective = perspective;
  return session.renderer.snapshot(perspective, command.since ?? 0, command.id);
}

/** Whether a connection must not go on with its perspective: the seat is not its own any more. The person who has played
 * lowers the curtain for the next one at the same screen. */
function isCurtainDue(table: Table, seat: Perspective): boolean {
  if (seat === null) return false;
  const held = table.held();
  return !held.includes(seat) && (held.length > 0 || !table.seats[seat]?.openView);
}
