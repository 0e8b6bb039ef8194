/** Evaluates the guards of a command at a table in the page. They are declared in `tana.server.protocol.guards`. Everybody
 * at such a table sits at this browser, which counts as the host, and nobody watches: the table is private, as a practice
 * table of a server is. */
import { GUARDS, type Command, type Condition, type Guard } from "../net/wire";
import { Refuse } from "./refusal";
import type { Table } from "./table";

/** What conditions are checked against: a table, and the seat (from 0) and `seq` of a command. */
export interface Attempt {
  readonly table: Table;
  /** -1: the command names no seat. */
  readonly seat: number;
  readonly seq: number;
}

/** Check the guards of a command; throws `Refuse` for the first that does not hold. */
export function checkCommand(table: Table, command: Command): void {
  const number = "seat" in command ? command.seat : null;
  check(GUARDS[command.kind], { table, seat: (number ?? 0) - 1, seq: "seq" in command ? command.seq : 0 });
}

/** Throw `Refuse` for the first of these guards that does not hold. */
export function check(guards: readonly Guard[], attempt: Attempt): void {
  for (const { condition, code, detail } of guards)
    if (!(attempt.table.decided.holds(condition, attempt.seat, attempt.seq) ?? BESIDE[condition]?.(attempt)))
      throw new Refuse(code, filled(detail, attempt) || null);
}

function filled(detail: string, { table, seq }: Attempt): string {
  const values: Record<string, unknown> = { seats: table.seats.length, phase: table.phase, seq };
  return detail.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

/** Conditions that the record does not answer. */
const BESIDE: { readonly [K in Condition]?: (attempt: Attempt) => boolean } = {
  host: () => true,
  "host-unless-seat": () => true,
  player: () => true,
  "may-see-seat": ({ table, seat }) => maySee(table, seat),
  "not-practice": ({ table }) => !table.made.practice,
  "not-private": () => false,
  "chat-on": ({ table }) => table.settings.chat !== "off",
  "hints-on": ({ table }) => table.settings.hints,
  watched: () => false,
};

/** Whether this browser may look at a seat's view: its own seat; without one, a seat that shares its view. */
function maySee(table: Table, seat: number): boolean {
  const held = table.held();
  return held.length > 0 ? held.includes(seat) : (table.seats[seat]?.openView ?? false);
}
