/**
 * What a command does to a table in the page: it is refused with a reason, or becomes entries for the log. Answers are
 * those of a server (`tana.server.tables.decide`), which `tests/local` compares; but everybody at the table sits in
 * front of this browser, so nobody can be invited, watch or be asked.
 */
import { isSigned } from "../luck/signature";
import { digestOf } from "../net/luck";
import { crc32 } from "../net/bytes";
import type { Sent } from "../net/api";
import type * as wire from "../net/wire";
import { BOT_NAMES, GUARDS, LEVELS, PACE, PHRASES } from "../net/wire";
import { check, checkCommand } from "./guards";
import type { Entry, SeatRecord } from "./log_entries";
import { Refuse } from "./refusal";
import { botEntropy } from "./rules/hash";
import { BadInput, type Played } from "./rules/types";
import type { Table } from "./table";

export const DEFAULT_LEVEL = "sprout";
const NOT_PRIVATE = GUARDS.invite.filter(({ condition }) => condition === "not-private");
/** A seat number apart from real ones, for the luck of looking at refusals. */
const WHY_SEAT = 98;

/** The entries to append, in order; with what a step of the game leads to. */
export interface Decision {
  readonly entries: readonly Entry[];
  readonly prospect?: Played;
}

const one = (entry: Entry): Decision => ({ entries: [entry] });

function seatNow(table: Table, seat: number): SeatRecord {
  const found = table.seats[seat];
  if (!found) throw new Refuse("bad-request", `there are ${table.seats.length} seats`);
  return found.now;
}

// --- playing ---------------------------------------------------------------------------------------------------

function play(table: Table, command: wire.Play): Decision {
  const seat = command.seat - 1;
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
  const number = table.record.actions_made + 1;
  return { entries: [{ kind: "played", seat, action, number, check: crc32(prospect.position.state) }], prospect };
}

function actionOf(table: Table, command: wire.Play | wire.Why): number {
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

function start(table: Table): Decision {
  const prospect = table.prospectOfStart();
  return { entries: [{ kind: "started", check: crc32(prospect.position.state) }], prospect };
}

/** Why an action is illegal, asked of a world that the seat thinks possible: so it cannot tell more. */
function refusalOf(table: Table, seat: number, action: number): Refuse {
  if (!table.position) return new Refuse("not-now");
  const entropy = botEntropy(table.botRoot, WHY_SEAT, table.record.actions_made);
  const why = table.rules.whyNot(table.rules.determinize(table.position.state, seat, entropy), action);
  return new Refuse("illegal", null, why?.rule ?? null, why?.text ?? null);
}

export function why(table: Table, command: Sent<wire.Why>): wire.WhyNot {
  checkCommand(table, command);
  const seat = command.seat - 1;
  const action = actionOf(table, command);
  const found = table.position?.legal.includes(action) ? null : refusalOf(table, seat, action);
  return { kind: "why-not", id: command.id, seq: table.seq, rule: found?.rule ?? null, text: found?.text ?? null };
}

function undo(table: Table, command: wire.Undo): Decision {
  const seat = command.seat - 1;
  if (table.record.can_undo === seat) return one({ kind: "undone", seat, count: 1, agreed: false });
  if (table.settings.undo !== "consent") throw new Refuse("boundary");
  const count = table.decided.undoCount(seat);
  if (count === 0) throw new Refuse("boundary", "this seat has not played yet");
  const asked: Entry = { kind: "undo-asked", seat };
  if (table.decided.needsConsent(seat)) return one(asked);
  return { entries: [asked, { kind: "undone", seat, count, agreed: true }] };
}

// --- seats -----------------------------------------------------------------------------------------------------

function setSeat(table: Table, command: wire.SetSeat): Decision {
  const seat = command.seat - 1;
  const before = seatNow(table, seat);
  const now = changed(table, command, before);
  if (sameSeat(before, now)) throw new Refuse("not-now", "the seat is already set that way");
  return one({ kind: "seat", seat, now });
}

function sameSeat(one: SeatRecord, other: SeatRecord): boolean {
  return (["kind", "name", "held", "level", "standin", "handed", "animal", "because"] as const).every(
    (key) => (one[key] || null) === (other[key] || null), // Logs leave out what is not so.
  );
}

function changed(table: Table, command: wire.SetSeat, before: SeatRecord): SeatRecord {
  const { name, held, animal = null } = before;
  if (command.to === "bot") {
    const level = levelOf(command.level);
    const bot = { kind: "bot", held: false, level, standin: false, animal: null } as const;
    if (table.phase === "gathering") return { ...bot, name: freeBotName(table, command.seat - 1) };
    return { ...bot, name, held, standin: held, handed: held, animal };
  }
  if (held) return { kind: command.to, name, held, level: null, standin: false, animal };
  if (command.to === "here") return { kind: "here", name, held: true, level: null, standin: false, animal };
  check(NOT_PRIVATE, { table, seat: command.seat - 1, seq: 0 });
  return { kind: "open", name: "", held: false, level: null, standin: false, animal: null };
}

export function levelOf(level: string | undefined): string {
  if (level === undefined) return DEFAULT_LEVEL;
  if (!LEVELS.includes(level)) throw new Refuse("bad-request", `levels: ${LEVELS.join(", ")}`);
  return level;
}

function rename(table: Table, command: wire.Rename): Decision {
  const seat = command.seat - 1;
  const before = seatNow(table, seat);
  const animal = command.animal === undefined ? (before.animal ?? null) : freeAnimal(table, command.animal, seat);
  return one({ kind: "seat", seat, now: { ...before, name: tidyName(command.name), animal } });
}

/** The first name for a bot that no other seat has. */
function freeBotName(table: Table, seat: number): string {
  const isFree = (name: string) => table.seats.every(({ now }, number) => number === seat || now.name !== name);
  return BOT_NAMES.find(isFree) ?? "";
}

/** The animal that somebody wants for a seat, unless another seat has it. */
function freeAnimal(table: Table, wanted: wire.Animal, seat: number): wire.Animal | null {
  return table.seats.some(({ now }, number) => number !== seat && now.animal === wanted) ? null : wanted;
}

/** Characters that leave no mark of their own, as `tana.core.invisible` has them. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\u2800]|(?! )[\p{Zs}\p{Default_Ignorable_Code_Point}](?<!\ufe0f)/u;

/** A name in normal form without edges of space; one with characters that cannot be seen is refused. */
export function tidyName(name: string): string {
  const clean = name.normalize("NFC").trim();
  if (!clean) throw new Refuse("bad-request", "a name needs something to read");
  if (INVISIBLE.test(clean)) throw new Refuse("bad-request", "a name cannot have invisible characters");
  return clean;
}

/** A chat line without control characters or edges of space. */
function tidyText(text: string): string {
  const clean = text.replace(/[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu, "").trim();
  if (!clean) throw new Refuse("bad-request", "a text needs something to read");
  return clean;
}

function leave(table: Table, command: wire.Leave): Decision {
  const seat = command.seat - 1;
  const { name, level, animal = null } = seatNow(table, seat);
  const gathering = table.phase === "gathering";
  const empty: SeatRecord = { kind: "open", name: "", held: false, level: null, standin: false, animal: null };
  const now = gathering
    ? empty
    : { ...empty, kind: "bot" as const, name, animal, level: level ?? DEFAULT_LEVEL, because: "left" as const };
  return one({ kind: "left", seat, now });
}

function openView(table: Table, { seat, on }: wire.OpenView): Decision {
  if (table.seats[seat - 1]?.openView === on) throw new Refuse("not-now", "the seat is already set that way");
  return one({ kind: "open-view", seat: seat - 1, on });
}

/** Keep a seat's signature of the receipt. */
function witness(table: Table, command: wire.Witness): Decision {
  const seat = command.seat - 1;
  const { key = null, signature = null } = table.seats[seat] ?? {};
  if (key === null || signature !== null) throw new Refuse("not-now", "this seat has no key, or has signed already");
  if (!isSigned(key, digestOf(table.receipt()), command.signature))
    throw new Refuse("bad-request", "this is not the seat's signature of the receipt");
  return one({ kind: "witnessed", seat, signature: command.signature });
}

// --- the table -------------------------------------------------------------------------------------------------

function say(table: Table, command: wire.Say): Decision {
  const seat = command.seat == null ? null : command.seat - 1;
  const { phrase, text } = command;
  if ((phrase === undefined) === (text === undefined))
    throw new Refuse("bad-request", "give either a phrase or a text");
  if (phrase !== undefined) {
    if (!PHRASES.includes(phrase)) throw new Refuse("bad-request", "not a phrase of the list");
    return one({ kind: "said", seat, phrase, text: null });
  }
  if (table.settings.chat !== "free") throw new Refuse("not-allowed", "this table speaks in phrases");
  return one({ kind: "said", seat, phrase: null, text: tidyText(text ?? "") });
}

/** A rated table has no hints and is not for one player, and what is rated is decided before its start. */
export function checkRated(settings: wire.Settings, seats: number, practice: boolean, table?: Table): void {
  if (settings.rated && settings.hints)
    throw new Refuse("bad-request", "a rated table has no hints: set hints to false");
  if (settings.rated && (practice || seats < 2))
    throw new Refuse("bad-request", "practice and games for one player are not rated: set rated to false");
  if (table && table.phase !== "gathering" && settings.rated !== table.settings.rated)
    throw new Refuse("not-now", "whether a game is rated is decided before its start");
}

function changeSettings(table: Table, { settings }: wire.ChangeSettings): Decision {
  checkRated(settings, table.seats.length, table.made.practice, table);
  return one({ kind: "settings", settings });
}

function propose(table: Table, { seat, settings = null }: wire.Propose): Decision {
  const asked: Entry = { kind: "proposed", seat: seat - 1, settings };
  if (settings && !isPaceAlone(table.settings, settings))
    throw new Refuse("bad-request", `only ${PACE.slice(0, -1).join(", ")} and ${PACE.at(-1)} can be proposed`);
  if (table.decided.needsVotes(seat - 1, settings === null)) return one(asked);
  return { entries: [asked, settings ? { kind: "settings", settings } : { kind: "closed" }] };
}

function isPaceAlone(before: wire.Settings, after: wire.Settings): boolean {
  const changed = Object.entries(after).filter(([name, value]) => before[name as keyof wire.Settings] !== value);
  return changed.length > 0 && changed.every(([name]) => PACE.includes(name));
}

/** The perspective this browser gets: a seat of its own; unasked, its only seat. */
export function perspectiveOf(table: Table, wanted: number | null): number | null {
  const held = table.held();
  if (wanted === null) return held.length === 1 ? (held[0] ?? null) : null;
  check(GUARDS.lift, { table, seat: wanted - 1, seq: 0 });
  return wanted - 1;
}

type Decider<K> = (table: Table, command: Extract<wire.Command, { kind: K }>) => Decision;

/** The commands that change a table and that people at one screen can need. */
const DECIDERS: { [K in wire.Command["kind"]]?: Decider<K> } = {
  play,
  undo,
  start,
  say,
  "set-seat": setSeat,
  rename,
  leave,
  contribute: (_, { seat, random, key }) =>
    one({ kind: "contributed", seat: seat - 1, random, ...(key === undefined ? {} : { key }) }),
  "open-view": openView,
  settings: changeSettings,
  propose,
  witness,
  pause: () => one({ kind: "paused" }),
  resume: () => one({ kind: "resumed" }),
  close: () => one({ kind: "closed" }),
};

/** What a command that changes the table leads to; null for one that does not change it. Throws `Refuse`. */
export function decide(table: Table, command: wire.Command): Decision | null {
  checkCommand(table, command);
  const decider = DECIDERS[command.kind] as Decider<typeof command.kind> | undefined;
  return decider?.(table, command) ?? null;
}
