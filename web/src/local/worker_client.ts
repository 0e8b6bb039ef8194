/** The page's side of the conversation with its worker: connections and questions, and a new worker for one that died. */
import { ApiError, type Sent } from "../net/api";
import { BASE } from "../net/base";
import { NEVER_OPENED, SILENT, type Place, type Socket, type SocketEvents } from "../net/socket";
import type * as wire from "../net/wire";
import { reportFault } from "../shell/faults";
import { recallJson } from "../shell/settings";
import type { Imported, KeptTable } from "./backup";
import type { WorkerLike } from "./bots";
import catalogue from "../net/catalogue.json";
import type { FromWorker, Question, Setup, ToWorker } from "./messages";
import { storageTrouble } from "./offline_state";

const PACE_MS = 500;

/** Tuning of bots, from `tana.bots` in local storage. */
function tuning(): Pick<Setup, "paceMs" | "budget"> {
  const { paceMs = PACE_MS, ...budget } = recallJson<Setup["budget"] & { paceMs?: number }>("bots", {});
  return { paceMs, budget };
}

function makeWorker(): WorkerLike {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}

interface Asked {
  resolve(value: unknown): void;
  reject(fault: ApiError): void;
}

class HereSocket implements Socket {
  isOpen = false;

  constructor(
    private readonly number: number,
    private readonly page: WorkerClient,
    readonly events: SocketEvents,
  ) {}

  send(text: string): void {
    this.page.say({ kind: "send", socket: this.number, text });
  }

  close(code: number): void {
    if (code === SILENT) return this.page.end();
    this.page.say({ kind: "close", socket: this.number });
    this.page.drop(this.number, code);
  }
}

export class WorkerClient {
  private worker: WorkerLike | null = null;
  private readonly sockets = new Map<number, HereSocket>();
  private readonly asked = new Map<number, Asked>();
  private next = 1;

  constructor(
    private readonly make: () => WorkerLike,
    private readonly base: () => string,
  ) {}

  // --- connections ---------------------------------------------------------------------------------------------

  open({ table, seat, since }: Place, events: SocketEvents): Socket {
    const number = this.next++;
    const socket = new HereSocket(number, this, events);
    this.sockets.set(number, socket);
    if (!this.say({ kind: "open", socket: number, table, seat, since })) this.drop(number, NEVER_OPENED);
    return socket;
  }

  /** A connection is over. */
  drop(number: number, code: number): void {
    const socket = this.sockets.get(number);
    this.sockets.delete(number);
    if (!socket) return;
    socket.isOpen = false;
    queueMicrotask(() => socket.events.lost(code));
  }

  // --- questions -----------------------------------------------------------------------------------------------

  private ask<T>(question: Question): Promise<T> {
    const id = this.next++;
    return new Promise<T>((resolve, reject) => {
      this.asked.set(id, { resolve: (value) => resolve(value as T), reject });
      if (this.say({ kind: "ask", id, question })) return;
      this.asked.delete(id);
      reject(new ApiError("no-worker", "this browser gives no workers"));
    });
  }

  /** Begin a worker, and let it fetch the rules of a game that is about to be played. */
  prepare(game?: string): void {
    if (game !== undefined) this.say({ kind: "prepare", game });
    else this.begun();
  }

  create = (body: wire.CreateTable) => this.ask<wire.Created>({ what: "create", body });
  /** The tables in this browser, newest first; practice is not listed. */
  tables = () => this.ask<wire.TableLine[]>({ what: "tables" });
  /** All tables with their logs. */
  kept = () => this.ask<KeptTable[]>({ what: "kept" });
  bring = (tables: readonly KeptTable[]) => this.ask<Imported>({ what: "bring", tables });
  snapshot = (table: string, seat: number | null, since: number) =>
    this.ask<wire.Snapshot>({ what: "snapshot", table, seat, since });
  command = (table: string, command: Sent) =>
    this.ask<wire.Answer>({ what: "command", table, text: JSON.stringify(command) });
  receipt = (table: string) => this.ask<wire.Receipt>({ what: "receipt", table });
  record = (table: string) => this.ask<string>({ what: "record", table });
  replay = (table: string, seat: number | null) => this.ask<wire.Replay>({ what: "replay", table, seat });
  analysis = (table: string) => this.ask<wire.Analysis>({ what: "analysis", table });
  /** What a server needs to go on with a game. */
  toTake = (table: string) => this.ask<wire.CreateTable>({ what: "toTake", table });

  // --- the worker ----------------------------------------------------------------------------------------------

  /** Post a message to the worker, starting one if needed; false if this browser has no workers. */
  say(message: ToWorker): boolean {
    const worker = this.begun();
    worker?.postMessage(message);
    return worker !== null;
  }

  private begun(): WorkerLike | null {
    try {
      return (this.worker ??= this.begin());
    } catch {
      return null; // The browser allows no workers; the caller answers with `no-worker`.
    }
  }

  private begin(): WorkerLike {
    const worker = this.make();
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    worker.onerror = () => {
      if (this.worker === worker) this.end();
    };
    const setup: Setup = { base: this.base(), version: catalogue.version, ...tuning() };
    worker.postMessage({ kind: "begin", setup } satisfies ToWorker);
    return worker;
  }

  /** The worker is dead or silent. All it acknowledged is on disk, so another one continues from there. */
  end(): void {
    this.worker?.terminate();
    this.worker = null;
    for (const number of this.sockets.keys()) this.drop(number, NEVER_OPENED);
    for (const { reject } of this.asked.values()) reject(new ApiError("unavailable", "the worker ended"));
    this.asked.clear();
  }

  private hear(message: FromWorker): void {
    switch (message.kind) {
      case "answer":
      case "fault":
        return this.answered(message);
      case "opened": {
        const socket = this.sockets.get(message.socket);
        if (!socket) return;
        socket.isOpen = true;
        return socket.events.opened();
      }
      case "frame":
        return this.sockets.get(message.socket)?.events.heard(message.text);
      case "lost":
        return this.drop(message.socket, message.code);
      case "storage":
        storageTrouble.value = message.trouble;
        return;
      case "trouble":
        return reportFault(message.what, message.detail);
    }
  }

  private answered(message: FromWorker & { kind: "answer" | "fault" }): void {
    const asked = this.asked.get(message.id);
    this.asked.delete(message.id);
    if (message.kind === "answer") asked?.resolve(message.value);
    else asked?.reject(new ApiError(message.code as ApiError["code"], message.detail));
  }
}

export const here = new WorkerClient(makeWorker, () => BASE);
// A page that is put aside must not hold the store: in some browsers its worker sleeps in the midst of a write, and the
// next page would wait for it for ever. What it said is on disk; when the page comes back, so does another worker.
addEventListener("pagehide", () => here.end());
