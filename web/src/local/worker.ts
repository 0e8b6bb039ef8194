/** The worker of a page: its tables, their bots, and where they are kept. */
import type { FaultKind } from "../shell/faults";
import { Bots, thinkersFor, type WorkerLike } from "./bots";
import { WorkerRpc } from "./worker_rpc";
import { TableService, type News } from "./table_service";
import { RowStore } from "./row_store";
import type { FromWorker, Setup, ToWorker } from "./messages";
import { Modules } from "./modules";

const CHANNEL = "tana-tables-2";

function makeThinker(): WorkerLike {
  return new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
}

const say = (message: FromWorker): void => postMessage(message);
const failed = (what: FaultKind, fault: unknown): void => say({ kind: "trouble", what, detail: String(fault) });

interface Begun {
  readonly rpc: WorkerRpc;
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
    (fault) => failed("bot", fault),
  );
  const store = RowStore.inBrowser((trouble) => say({ kind: "storage", trouble }));
  const others = new BroadcastChannel(CHANNEL);
  const service = new TableService({
    store,
    bots,
    rulesOf,
    paceMs,
    version,
    tell: (news) => others.postMessage(news),
    failed,
  });
  others.onmessage = ({ data }: MessageEvent<News>) => void service.heard(data);
  // A prefetch that fails is tried again by the request that needs it, and reported there.
  const inAdvance = (work: Promise<unknown>) => void work.catch(() => undefined);
  const prepare = (game: string) => inAdvance(modules.rules(game));
  inAdvance(store.prepare());
  return { rpc: new WorkerRpc(service, say), prepare };
}

addEventListener("unhandledrejection", ({ reason }) => failed("table", reason));

let begun: Begun | null = null;
addEventListener("message", ({ data }: MessageEvent<ToWorker | null>) => {
  if (data?.kind === "begin") begun = begin(data.setup);
  else if (data?.kind === "prepare") begun?.prepare(String(data.game));
  else begun?.rpc.hear(data);
});
