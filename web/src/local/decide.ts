/**
 * What a command does to a table in the page: it is refused with a reason, or becomes entries for the log. Answers are
 * those of a server (`tana.server.tables.decide`), which `tests/local` compares; but everybody at the table sits in
 * front of this browser, so nobody can be invited, watch or be asked.
 */
import { crc32 } from "../net/bytes";
import type {
  Animal,
  AnswerUndo,
  ChangeSettings,
  Command,
  Contribute,
  Leave,
  OpenView,
  Phase,
  Play,
  Rename,
  Say,
  SetSeat,
  Undo,
  Why,
  WhyNot,
} from "../net/wire";
import { LEVELS, PHRASES } from "../net/wire";
import type { Entry, SeatRecord } from "./entries";
import { Refuse } from "./refuse";
import { botEntropy } from "./rules/hash";
import { BadInput, type Played } from "./rules/types";
import type { Table } from "./table";

export const DEFAULT_LEVEL = "sprout";
/** A seat number apart from real ones, for the luck of looking at refusals. */
const WHY_SEAT = 98;

/** The entries to append, in order; with what a step of the game leads to. */
export interface Decision {
  readonly entries: readonly Entry[];
  readonly prospect?: Played;
}

const one = (entry: Entry): Decision => ({ entries: [entry] });

// --- who may do what -------------------------------------------------------------------------------------------

function existing(table: Table, number: number): number {
  if (number > table.seats.length) throw new Refuse("bad-request", `there are ${table.seats.length} seats`);
  return number - 1;
}

function record(table: Table, seat: number): SeatRecord {
  const found = table.seats[seat];
  if (!found) throw new Refuse("bad-request", `there are ${table.seats.length} seats`);
  return found.now;
}

/** A seat (from 0) that this browser holds. */
export function seatOf(table: Table, number: number): number {
  const seat = existing(table, number);
  if (!record(table, seat).held) throw new Refuse("not-your-seat");
  return seat;
}

function playedHere(table: Table, number: number): number {
  const seat = seatOf(table, number);
  if (table.isBot(seat)) throw new Refuse("not-now", "a bot stands in: take the seat back first");
  return seat;
}

function needPhase(table: Table, ...phases: Phase[]): void {
  if (table.phase === "closed") throw new Refuse("closed");
  if (!phases.includes(table.phase)) throw new Refuse("not-now", `the table is ${table.phase}`);
}

function needFresh(table: Table, seq: number): void {
  if (seq < table.stateSeq) throw new Refuse("stale", `the game has moved on since ${seq}`);
}

// --- playing ---------------------------------------------------------------------------------------------------

function play(table: Table, command: Play): Decision {
  const seat = playedHere(table, command.seat);
  needPhase(table, "playing");
  needFresh(table, command.seq);
  if (table.paused) throw new Refuse("not-now", "the table is paused");
  if (table.actor !== seat) throw new Refuse("not-your-turn");
  const action = actionOf(table, command);
  return playAction(table, seat, action) ?? fail(refusalOf(table, seat, action));
}

function fail(refusal: Refuse): never {
  throw refusal;
}

/** An action of the seat that decides; null for one that is not allowed. */
export function playAction(table: Table, seat: number, action: number): Decision | null {
  const prospect = table.prospectOfAction(action);
  if (!prospect) return null;
  const number = table.actionsMade + 1;
  return { entries: [{ kind: "played", seat, action, number, check: crc32(prospect.position.state) }], prospect };
}

function actionOf(table: Table, command: Play | Why): number {
  const { action, notation } = command;
  if ((action === undefined) === (notation === undefined))
    throw new Refuse("bad-request", "give either an action or a notation");
  try {
    return notation === undefined ? table.rules.action(action ?? -1).action : table.rules.parse(notation);
  } catch (fault) {
    if (fault instanceof BadInput) throw new Refuse("bad-notation", fault.message);
    throw fault;
  }
}

/** Why an action is illegal, asked of a world that the seat thinks possible: so it cannot tell more. */
function refusalOf(table: Table, seat: number, action: number): Refuse {
  if (!table.position) return new Refuse("not-now");
  const entropy = botEntropy(table.botRoot, WHY_SEAT, table.actionsMade);
  const why = table.rules.whyNot(table.rules.determinize(table.position.state, seat, entropy), action);
  return new Refuse("illegal", null, why?.rule ?? null, why?.text ?? null);
}

export function why(table: Table, command: Why & { id: string }): WhyNot {
  const seat = seatOf(table, command.seat);
  needPhase(table, "playing");
  if (table.actor !== seat) throw new Refuse("not-your-turn");
  const action = actionOf(table, command);
  const found = table.position?.legal.includes(action) ? null : refusalOf(table, seat, action);
  return { kind: "why-not", id: command.id, seq: table.seq, rule: found?.rule ?? null, text: found?.text ?? null };
}

/** Nobody else is there to be asked: beyond the boundary, too, everybody agrees, where the table allows it at all. */
function undo(table: Table, command: Undo): Decision {
  const seat = playedHere(table, command.seat);
  needPhase(table, "playing");
  needFresh(table, command.seq);
  if (table.canUndo(seat)) return one({ kind: "undone", seat, count: 1, agreed: false });
  if (table.settings.undo !== "consent") throw new Refuse("boundary");
  const last = table.played.findLastIndex((line) => line.seat === seat);
  if (last < 0) throw new Refuse("boundary", "this seat has not played yet");
  const count = table.played.length - last;
  return {
    entries: [
      { kind: "undo-asked", seat },
      { kind: "undone", seat, count, agreed: true },
    ],
  };
}

function answerUndo(table: Table, command: AnswerUndo): Decision {
  playedHere(table, command.seat);
  needPhase(table, "playing");
  needFresh(table, command.seq);
  throw new Refuse("not-now", "nobody asks to take back");
}

// --- before the game -------------------------------------------------------------------------------------------

function contribute(table: Table, command: Contribute): Decision {
  const seat = seatOf(table, command.seat);
  needPhase(table, "gathering");
  if (table.made.practice) throw new Refuse("not-allowed", "the luck of a practice table is chosen");
  if (table.seats[seat]?.contribution != null) throw new Refuse("not-now", "this seat has contributed already");
  return one({ kind: "contributed", seat, random: command.random });
}

function start(table: Table): Decision {
  needPhase(table, "gathering");
  if (table.seats.some((seat) => seat.now.kind === "open")) throw new Refuse("not-now", "a seat is still open");
  const prospect = table.prospectOfStart();
  return { entries: [{ kind: "started", check: crc32(prospect.position.state) }], prospect };
}

// --- seats -----------------------------------------------------------------------------------------------------

function setSeat(table: Table, command: SetSeat): Decision {
  needPhase(table, "gathering", "playing");
  const seat = existing(table, command.seat);
  const before = record(table, seat);
  const now = changed(table, command, before);
  if (sameSeat(before, now)) throw new Refuse("not-now", "the seat is so already");
  return one({ kind: "seat", seat, now });
}

function sameSeat(one: SeatRecord, other: SeatRecord): boolean {
  return (["kind", "name", "held", "level", "standin", "animal"] as const).every(
    (key) => (one[key] ?? null) === (other[key] ?? null),
  );
}

function changed(table: Table, command: SetSeat, before: SeatRecord): SeatRecord {
  const { name, held, animal = null } = before;
  if (command.to === "bot") {
    const level = levelOf(command.level);
    if (table.phase === "gathering") return { kind: "bot", name: "", held: false, level, standin: false, animal: null };
    return { kind: "bot", name, held, level, standin: held, animal };
  }
  if (held) return { kind: command.to, name, held, level: null, standin: false, animal };
  if (command.to === "here") return { kind: "here", name, held: true, level: null, standin: false, animal };
  throw new Refuse("not-allowed", "nobody can come to a table in the page");
}

export function levelOf(level: string | undefined): string {
  if (level === undefined) return DEFAULT_LEVEL;
  if (!LEVELS.includes(level)) throw new Refuse("bad-request", `levels: ${LEVELS.join(", ")}`);
  return level;
}

function rename(table: Table, command: Rename): Decision {
  const seat = seatOf(table, command.seat);
  needPhase(table, "gathering", "playing");
  const before = record(table, seat);
  const animal = command.animal === undefined ? (before.animal ?? null) : freeAnimal(table, command.animal, seat);
  return one({ kind: "seat", seat, now: { ...before, name: tidyName(command.name), animal } });
}

/** The animal that somebody wants for a seat, unless another seat has it. */
function freeAnimal(table: Table, wanted: Animal, seat: number): Animal | null {
  return table.seats.some(({ now }, number) => number !== seat && now.animal === wanted) ? null : wanted;
}

/** A name without control characters or edges of space. */
export function tidyName(name: string): string {
  const clean = name.replace(/[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu, "").trim();
  if (!clean) throw new Refuse("bad-request", "a name needs something to read");
  return clean;
}

function leave(table: Table, command: Leave): Decision {
  const seat = seatOf(table, command.seat);
  needPhase(table, "gathering", "playing", "over");
  const { name, level, animal = null } = record(table, seat);
  const gathering = table.phase === "gathering";
  const empty: SeatRecord = { kind: "open", name: "", held: false, level: null, standin: false, animal: null };
  const now = gathering ? empty : { ...empty, kind: "bot" as const, name, animal, level: level ?? DEFAULT_LEVEL };
  return one({ kind: "left", seat, now });
}

function openView(table: Table, command: OpenView): Decision {
  const seat = seatOf(table, command.seat);
  needPhase(table, "gathering", "playing", "over");
  return one({ kind: "open-view", seat, on: command.on });
}

// --- the table -------------------------------------------------------------------------------------------------

function say(table: Table, command: Say): Decision {
  const seat = command.seat == null ? null : seatOf(table, command.seat);
  needPhase(table, "gathering", "playing", "over");
  if (table.settings.chat === "off") throw new Refuse("not-allowed", "this table does not chat");
  const { phrase, text } = command;
  if ((phrase === undefined) === (text === undefined))
    throw new Refuse("bad-request", "give either a phrase or a text");
  if (phrase !== undefined) {
    if (!PHRASES.includes(phrase)) throw new Refuse("bad-request", "not a phrase of the list");
    return one({ kind: "said", seat, phrase, text: null });
  }
  if (table.settings.chat !== "free") throw new Refuse("not-allowed", "this table speaks in phrases");
  return one({ kind: "said", seat, phrase: null, text: tidyName(text ?? "") });
}

function changeSettings(table: Table, command: ChangeSettings): Decision {
  needPhase(table, "gathering", "playing", "over");
  return one({ kind: "settings", settings: command.settings });
}

function pause(table: Table): Decision {
  needPhase(table, "playing");
  if (table.paused) throw new Refuse("not-now", "paused already");
  return one({ kind: "paused" });
}

function resume(table: Table): Decision {
  needPhase(table, "playing");
  if (!table.paused) throw new Refuse("not-now", "not paused");
  return one({ kind: "resumed" });
}

function close(table: Table): Decision {
  needPhase(table, "gathering", "playing", "over");
  return one({ kind: "closed" });
}

/** The perspective this browser gets: a seat of its own; unasked, its only seat. */
export function perspectiveOf(table: Table, wanted: number | null): number | null {
  const held = table.held();
  if (wanted === null) return held.length === 1 ? (held[0] ?? null) : null;
  const seat = existing(table, wanted);
  if (held.includes(seat) || (held.length === 0 && table.seats[seat]?.openView)) return seat;
  throw new Refuse("not-your-seat");
}

/** What a command that changes the table does; null for one that does not. */
export function decide(table: Table, command: Command): Decision | null {
  switch (command.kind) {
    case "play":
      return play(table, command);
    case "undo":
      return undo(table, command);
    case "answer-undo":
      return answerUndo(table, command);
    case "contribute":
      return contribute(table, command);
    case "start":
      return start(table);
    case "say":
      return say(table, command);
    case "set-seat":
      return setSeat(table, command);
    case "rename":
      return rename(table, command);
    case "open-view":
      return openView(table, command);
    case "settings":
      return changeSettings(table, command);
    case "kick":
      needPhase(table, "gathering", "playing", "over");
      throw new Refuse("not-now", "nobody watches");
    case "pause":
      return pause(table);
    case "resume":
      return resume(table);
    case "leave":
      return leave(table, command);
    case "close":
      return close(table);
    default:
      return null;
  }
}
