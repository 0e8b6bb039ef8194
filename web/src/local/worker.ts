/** The worker of a page: its tables, their bots, and where they are kept. */
import { Bots, thinkersFor, type WorkerLike } from "./bots";
import { Desk } from "./desk";
import { Host } from "./host";
import { Keeper } from "./keep";
import type { FromWorker, Setup, ToWorker } from "./messages";
import { Modules } from "./modules";

const CHANNEL = "tana-tables";

function makeThinker(): WorkerLike {
  return new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
}

const say = (message: FromWorker): void => postMessage(message);

function begin({ base, version, paceMs, budget }: Setup): Desk {
  const modules = new Modules(base);
  const rulesOf = (game: string) => modules.rules(game);
  const bots = new Bots(base, rulesOf, makeThinker, thinkersFor(navigator.hardwareConcurrency), budget);
  const store = Keeper.inBrowser((trouble) => say({ kind: "storage", trouble }));
  const others = new BroadcastChannel(CHANNEL);
  const host = new Host({ store, bots, rulesOf, paceMs, version, wrote: (table) => others.postMessage(table) });
  others.onmessage = ({ data }: MessageEvent<string>) => void host.heard(data);
  return new Desk(host, say);
}

let desk: Desk | null = null;
addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "begin") desk = begin(data.setup);
  else desk?.hear(data);
});
