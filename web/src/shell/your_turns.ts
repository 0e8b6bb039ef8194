/**
 * The tables that wait for this person, over days or with other people: for the *Next* button, the tab's title and
 * icon, and the app's badge. Live games against bots do not count: nobody is kept waiting there.
 */
import { computed, signal } from "@preact/signals";
import { api, ApiError } from "../net/api";
import type { TableLine } from "../net/wire";

const known = signal<readonly TableLine[]>([]);

/** The waiting tables, the most urgent first, those without a limit last. */
export const yourTurns = computed(() => urgent(known.value));

/** Update the tables from a list that was loaded anyway. */
export function noteTables(tables: readonly TableLine[]): void {
  known.value = tables;
}

/** Update one table from its own screen, which may be newer than the list. */
export function noteTurn(table: string, mine: boolean): void {
  const tables = known.peek();
  if (!tables.some((line) => line.table === table && line.your_turn !== mine)) return;
  known.value = tables.map((line) => (line.table === table ? { ...line, your_turn: mine } : line));
}

/** The tables among these that wait for this person, the most urgent first. */
export function urgent(tables: readonly TableLine[]): TableLine[] {
  const mine = tables.filter((line) => line.your_turn && line.phase === "playing" && (line.days || line.company));
  return mine.sort((one, other) => (one.left_ms ?? Infinity) - (other.left_ms ?? Infinity));
}

/** Fetch which tables wait; if the server is out of reach, nothing changes. */
export async function askForTurns(): Promise<void> {
  try {
    noteTables((await api.tablesThere()).tables);
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
  }
}

/** Show the number of waiting tables on the icon of an installed app, if the system supports it. */
export function showBadge(count: number): void {
  const badge = navigator as Partial<Pick<Navigator, "setAppBadge" | "clearAppBadge">>;
  const shown = count > 0 ? badge.setAppBadge?.call(navigator, count) : badge.clearAppBadge?.call(navigator);
  shown?.catch(() => {}); // Not every installation may have a badge, and nothing depends on it.
}
