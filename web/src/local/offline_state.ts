/** State of offline play that every page shows; small, and loaded from the start. */
import { effect, signal } from "@preact/signals";
import { recall, remember } from "../shell/settings";

/** Why games in this page are not kept; null: they are. */
export const storageTrouble = signal<"denied" | "full" | null>(null);

/** What to do to get the new version that waits; null: there is none. */
export const newVersion = signal<(() => void) | null>(null);

/** Whether games with nobody elsewhere are played in this page, where it can. */
export const playHere = signal(recall("play-here") !== "off");

/** Whether this browser has, or had, games in its pages. */
export const hasTables = signal(recall("here") !== null);

/** Counts changes of the games in this page that did not happen at a table: an import. */
export const tablesChanged = signal(0);

/** Whether the pages and the rules of every game are in this browser's cache. */
export const offlineReady = signal(false);

effect(() => remember("play-here", playHere.value ? "on" : "off"));
effect(() => {
  if (hasTables.value) remember("here", "on");
});
