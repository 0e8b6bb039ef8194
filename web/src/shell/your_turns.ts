/**
 * The tables over days and with other people that wait for this person: for the *Next* button, the tab's title and icon,
 * and the app's badge. Games against bots do not count: they wait without anybody being kept waiting.
 */
import { computed, signal } from "@preact/signals";
import { api, ApiError } from "../net/api";
import type { TableLine } from "../net/wire";

const known = signal<readonly TableLine[]>([]);

/** The tables that wait, the most urgent first; those without a limit last. */
export const yourTurns = computed(() => urgent(known.value));

/** Remember what a list of tables says; lists that are loaded anyway tell it here. */
export function noteTables(tables: readonly TableLine[]): void {
  known.value = tables;
}

/** Remember what an open table says of itself: its list may be older. */
export function noteTurn(table: string, mine: boolean): void {
  const tables = known.peek();
  if (!tables.some((line) => line.table === table && line.your_turn !== mine)) return;
  known.value = tables.map((line) => (line.table === table ? { ...line, your_turn: mine } : line));
}

export function urgent(tables: readonly TableLine[]): TableLine[] {
  const mine = tables.filter((line) => line.your_turn && line.phase === "playing" && (line.days || line.company));
  return mine.sort((one, other) => (one.left_ms ?? Infinity) - (other.left_ms ?? Infinity));
}

/** Ask which tables wait. Out of reach, what was known stays. */
export async function askForTurns(): Promise<void> {
  try {
    noteTables((await api.tablesThere()).tables);
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
  }
}

/** Show the number of tables that wait on the icon of an installed app, where the system can. */
export function showBadge(count: number): void {
  const badge = navigator as Partial<Pick<Navigator, "setAppBadge" | "clearAppBadge">>;
  const shown = count > 0 ? badge.setAppBadge?.call(navigator, count) : badge.clearAppBadge?.call(navigator);
  shown?.catch(() => {}); // Not every installation may have a badge; nothing depends on it.
}
