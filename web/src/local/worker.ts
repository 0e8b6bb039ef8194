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

interface Begun {
  readonly desk: Desk;
  prepare(game: string): void;
}

function begin({ base, version, paceMs, budget }: Setup): Begun {
  const modules = new Modules(base);
  const rulesOf = (game: string) => modules.rules(game);
  void modules.games();
  const bots = new Bots(
    base,
    (game) => modules.fedRules(game),
    makeThinker,
    thinkersFor(navigator.hardwareConcurrency),
    budget,
  );
  const store = Keeper.inBrowser((trouble) => say({ kind: "storage", trouble }));
  const others = new BroadcastChannel(CHANNEL);
  const host = new Host({ store, bots, rulesOf, paceMs, version, wrote: (table) => others.postMessage(table) });
  others.onmessage = ({ data }: MessageEvent<string>) => void host.heard(data);
  // What does not come is told to whoever asks for it then.
  const inAdvance = (work: Promise<unknown>) => void work.catch(() => undefined);
  const prepare = (game: string) => inAdvance(modules.rules(game));
  inAdvance(store.prepare());
  return { desk: new Desk(host, say), prepare };
}

let begun: Begun | null = null;
addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "begin") begun = begin(data.setup);
  else if (data.kind === "prepare") begun?.prepare(data.game);
  else begun?.desk.hear(data);
});
