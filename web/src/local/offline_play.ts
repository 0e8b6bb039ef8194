/** Making tables in this page, and taking one from here to a server. */
import { api, ApiError } from "../net/api";
import { BASE } from "../net/base";
import { SITE } from "../net/local_tables";
import type { CreateTable, Created } from "../net/wire";
import { here } from "./worker_client";
import { Modules } from "./modules";
import { hasTables } from "./offline_state";

const modules = new Modules(BASE);

/** Games that this page has fetched rules for. */
const opened = new Set<string>();

/** Fetch the list of games with compiled rules, ahead of the first game. */
export function prepare(): void {
  void modules.games();
}

/** Fetch the rules of a game that is about to be played, if there are any. */
export async function prepareGame(game: string): Promise<void> {
  if (!(await hasRules(game))) return;
  opened.add(game);
  here.prepare(game);
}

/** Let a service worker that has just started cache the rules fetched before it. */
export function keepRules(): void {
  for (const game of opened) void modules.touch(game);
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
  opened.add(body.game);
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
