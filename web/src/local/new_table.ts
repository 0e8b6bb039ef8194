/** New tables: as requested, as a rematch, and for a game that continues on a server. */
import { hexOf, randomHex } from "../net/bytes";
import { HERE } from "../net/local_tables";
import { RECEIPT_VERSION } from "../net/luck";
import type { Animal, CreateTable, SeatPlan } from "../net/wire";
import { checkRated, levelOf, tidyName } from "./decide";
import { DEFAULT_SETTINGS } from "./read_message";
import { LOG_VERSION, type CreatedEntry, type SeatRecord } from "./log_entries";
import { Refuse } from "./refusal";
import { rootOfSeed } from "./rules/hash";
import type { Rules } from "./rules/rules";
import { BadInput, type Document } from "./rules/types";
import type { Table } from "./table";

const SECRET_BYTES = 32;
const ID_BYTES = 10;

/** The table as requested. */
export function newTable(rules: Rules, body: CreateTable): CreatedEntry {
  const { start } = body;
  const options = checked(() => rules.settings(body.seats.length, body.options ?? {}));
  if (start) needPracticeSeats(body);
  const settings = { ...DEFAULT_SETTINGS, ...body.settings };
  checkRated(settings, body.seats.length, start !== undefined);
  const position = start?.position ? memoryOf(rules, start.position as Document, body.seats.length) : null;
  return {
    kind: "created",
    version: LOG_VERSION,
    table: HERE + randomHex(ID_BYTES),
    game: rules.game,
    edition: rules.edition,
    options,
    seats: plannedSeats(body.seats),
    settings,
    secret: start?.seed === undefined ? randomHex(SECRET_BYTES) : hexOf(rootOfSeed(start.seed)),
    position,
    practice: start !== undefined,
    luck: RECEIPT_VERSION,
  };
}

function checked<T>(work: () => T): T {
  try {
    return work();
  } catch (fault) {
    if (fault instanceof BadInput) throw new Refuse("bad-request", fault.message);
    throw fault;
  }
}

function needPracticeSeats(body: CreateTable): void {
  body.seats.forEach((seat, number) => {
    if (seat.kind !== "me" && seat.kind !== "bot")
      throw new Refuse("bad-request", `seats[${number}].kind: with a start of its own a table is for me and bots`);
  });
  if (body.start?.position === undefined && body.start?.seed === undefined)
    throw new Refuse("bad-request", "start: give a position, a seed, or both");
}

function memoryOf(rules: Rules, document: Document, seats: number): string {
  const state = checked(() => rules.fromDocument(document));
  if (rules.seatsOf(state) !== seats)
    throw new Refuse("bad-request", `start.position.state.seats: the table has ${seats} seats`);
  if (rules.enter(state).actor === null)
    throw new Refuse("bad-request", "start.position.state: the game is over in this position");
  return hexOf(state);
}

/** Every seat as requested; a seat that wants an animal an earlier one has chosen gets none. */
function plannedSeats(plans: readonly SeatPlan[]): SeatRecord[] {
  const taken = new Set<Animal>();
  return plans.map((plan) => {
    const seat = planned(plan);
    if (!seat.animal || taken.has(seat.animal)) return { ...seat, animal: null };
    taken.add(seat.animal);
    return seat;
  });
}

function planned(plan: SeatPlan): SeatRecord {
  const name = plan.name === undefined ? "" : tidyName(plan.name);
  const animal = plan.animal ?? null;
  if (plan.kind === "bot")
    return { kind: "bot", name, held: false, level: levelOf(plan.level), standin: false, animal };
  if (plan.kind === "remote") throw new Refuse("bad-request", "nobody can come to a table in the page");
  return { kind: plan.kind === "here" ? "here" : "remote", name, held: true, level: null, standin: false, animal };
}

/** The same people at a new table, each one seat further, with luck of its own: the next player starts. */
export function rematchOf(table: Table): CreatedEntry {
  const options = { ...table.made.options };
  const first = table.played[0];
  if ("first" in options && first) options["first"] = String(first.seat + 1);
  const seats = table.seats.map((seat) => seat.now);
  return {
    ...table.made,
    table: HERE + randomHex(ID_BYTES),
    options,
    seats: [...seats.slice(1), ...seats.slice(0, 1)],
    settings: table.settings,
    secret: randomHex(SECRET_BYTES),
    position: null,
    practice: false,
    luck: RECEIPT_VERSION,
  };
}

// --- elsewhere -----------------------------------------------------------------------------------------------------

/** What a server needs to go on with a game: the luck so far, the moves that count, and who sits where. */
export function takenFrom(table: Table): CreateTable {
  if (table.phase !== "playing" || table.made.position !== null)
    throw new Refuse("not-now", "only a game that has begun with its setup can be taken elsewhere");
  const firstBot = table.seats.findIndex((seat) => seat.now.kind === "bot" && !seat.now.held);
  return {
    game: table.rules.game,
    seats: table.seats.map((seat, number) => takenSeat(seat.now, number === firstBot, table.held()[0] === number)),
    options: table.made.options,
    settings: table.settings,
    start: {
      played: {
        root: hexOf(table.root()),
        actions: table.played.map(({ action }) => action),
        numbers: table.played.map(({ number }) => number),
      },
    },
  };
}

function takenSeat(now: SeatRecord, invited: boolean, mine: boolean): SeatPlan {
  if (invited) return { kind: "remote" };
  const who = { ...(now.name ? { name: now.name } : {}), ...(now.animal ? { animal: now.animal } : {}) };
  if (now.held) return { kind: mine ? "me" : "here", ...who };
  return { kind: "bot", ...who, ...(now.level ? { level: now.level } : {}) };
}
