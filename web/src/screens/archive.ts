/** The archive: tables put aside in this browser, which are listed separately and stay as they are. */
import { signal } from "@preact/signals";
import { recallJson, remember } from "../shell/settings";

const KEY = "archive";
const MOST_KEPT = 2000;

const kept = recallJson<unknown>(KEY, []);
export const archive = signal<ReadonlySet<string>>(new Set(Array.isArray(kept) ? kept.map(String) : []));

export function putAside(table: string): void {
  keep([table, ...archive.value]);
}

export function bringBack(table: string): void {
  keep([...archive.value].filter((one) => one !== table));
}

function keep(tables: string[]): void {
  archive.value = new Set(tables.slice(0, MOST_KEPT));
  remember(KEY, JSON.stringify([...archive.value]));
}
