/** Making tables in this page, and taking one from here to a server. */
import { api, ApiError } from "../net/api";
import { BASE } from "../net/base";
import { SITE } from "../net/local_tables";
import type { CreateTable, Created } from "../net/wire";
import { here } from "./worker_client";
import { Modules } from "./modules";
import { hasTables, offlineReady } from "./offline_state";

const modules = new Modules(BASE);

/** Fetch the list of games with compiled rules, ahead of the first game. */
export function prepare(): void {
  void modules.games();
}

/** Fetch the rules of a game that is about to be played, if there are any. */
export async function prepareGame(game: string): Promise<void> {
  if (!(await hasRules(game))) return;
  here.prepare(game);
}

/** Let the service worker cache the rules of every game, so that each starts without a network. */
export async function keepAllRules(): Promise<void> {
  offlineReady.value = await modules.touchAll();
}

/** Whether the rules of a game are there to be fetched, or have been. */
async function hasRules(game: string): Promise<boolean> {
  return (await modules.find(game)) !== undefined;
}

/** A table in this page; null where the game has no compiled rules here, so that a server has to do. */
export async function createHere(body: CreateTable): Promise<Created | null> {
  if (!(await hasRules(body.game))) {
    if (SITE) throw new ApiError("module", body.game);
    return null;
  }
  const made = await here.create(body);
  hasTables.value = true;
  void askToPersist();
  return made;
}

/** Ask the browser not to clear games away when it needs room; it may say no. */
async function askToPersist(): Promise<void> {
  const { storage } = navigator as Partial<Navigator>;
  if (storage?.persist && !(await storage.persisted())) await storage.persist();
}

/** Let a game go on at the server, where others can come in; the one here stays as it is. */
export async function takeToServer(table: string): Promise<Created> {
  return api.create(await here.toTake(table));
}
