// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import type { Frame } from "../net/wire";
import { shownFault } from "../shell/faults";
import type { WorkerLike } from "./bots";
import { WorkerClient } from "./worker_client";
import { WorkerRpc } from "./worker_rpc";
import { storageTrouble } from "./offline_state";
import type { FromWorker, ToWorker } from "./messages";
import { MemoryStore, serviceWith } from "./testing";

/** A worker in this thread, over a store that outlives it. */
class FakeWorker implements WorkerLike {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  ended = false;
  readonly prepared: string[] = [];
  private readonly rpc: WorkerRpc;

  constructor(store: MemoryStore) {
    this.rpc = new WorkerRpc(serviceWith(store), (message) => this.say(message));
  }

  say(message: FromWorker): void {
    if (!this.ended) this.onmessage?.({ data: structuredClone(message) } as MessageEvent);
  }

  postMessage(message: ToWorker): void {
    if (this.ended) return;
    if (message.kind === "prepare") this.prepared.push(message.game);
    else if (message.kind !== "begin") this.rpc.hear(structuredClone(message));
  }

  terminate(): void {
    this.ended = true;
  }
}

function pageOver(store = new MemoryStore()) {
  const workers: FakeWorker[] = [];
  const page = new WorkerClient(
    () => {
      const worker = new FakeWorker(store);
      workers.push(worker);
      return worker;
    },
    () => "http://localhost/",
  );
  return { page, workers };
}

const alone = { game: "waiting", seats: [{ kind: "me" }, { kind: "bot" }] } as const;
const body = { game: alone.game, seats: [...alone.seats] };

function listen() {
  const frames: Frame[] = [];
  const lost: number[] = [];
  const opened = vi.fn();
  const events = {
    opened,
    heard: (text: string) => frames.push(JSON.parse(text) as Frame),
    lost: (code: number) => lost.push(code),
  };
  return { frames, lost, opened, events };
}

describe("a page and its worker", () => {
  it("begin before anybody plays, and fetch the rules of a game that is about to be played", async () => {
    const { page, workers } = pageOver();
    page.prepare();
    page.prepare("waiting");
    await page.create(body);
    expect(workers.map((worker) => worker.prepared)).toEqual([["waiting"]]);
  });

  it("connect to a table: a snapshot, then an answer and an update for a command", async () => {
    const { page } = pageOver();
    const { table } = await page.create(body);
    const { frames, opened, events } = listen();
    const socket = page.open({ table, seat: null, since: 0 }, events);
    await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce());
    expect(socket.isOpen).toBe(true);
    socket.send(JSON.stringify({ kind: "start", id: "s" }));
    await vi.waitFor(() => expect(frames.at(-1)?.kind).toBe("ack"));
    expect(frames.map((frame) => frame.kind)).toEqual(["snapshot", "presence", "update", "ack"]);
  });

  it("go on with another worker when one is killed", async () => {
    const { page, workers } = pageOver();
    const { table } = await page.create(body);
    const { lost, opened, events } = listen();
    page.open({ table, seat: null, since: 0 }, events);
    await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce());
    workers[0]?.onerror?.({ message: "out of memory" } as ErrorEvent);
    await vi.waitFor(() => expect(lost).toEqual([1006]));
    expect(await page.snapshot(table, null, 0)).toMatchObject({ kind: "snapshot", seq: 1 });
    expect(workers).toHaveLength(2);
  });

  it("give up a worker that is silent", async () => {
    const { page, workers } = pageOver();
    const { table } = await page.create(body);
    const { lost, opened, events } = listen();
    const socket = page.open({ table, seat: null, since: 0 }, events);
    await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce());
    socket.close(4901);
    await vi.waitFor(() => expect([lost, workers[0]?.ended, socket.isOpen]).toEqual([[1006], true, false]));
  });

  it("reject pending calls when the worker has ended", async () => {
    const { page, workers } = pageOver();
    await page.create(body);
    const asked = page.snapshot("here-1", null, 0);
    workers[0]?.onerror?.({ message: "" } as ErrorEvent);
    await expect(asked).rejects.toMatchObject({ code: "unavailable" });
  });

  it("say what is wrong where a browser gives no workers", async () => {
    const page = new WorkerClient(
      () => {
        throw new Error("no workers");
      },
      () => "http://localhost/",
    );
    await expect(page.create(body)).rejects.toMatchObject({ code: "no-worker" });
    const { lost, events } = listen();
    page.open({ table: "here-1", seat: null, since: 0 }, events);
    await vi.waitFor(() => expect(lost).toEqual([1006]));
  });

  it("refuse a table that is not here by a code, and by words when asked", async () => {
    const { page } = pageOver();
    const { lost, events } = listen();
    page.open({ table: "here-1", seat: null, since: 0 }, events);
    await vi.waitFor(() => expect(lost).toEqual([4001]));
    await expect(page.snapshot("here-1", null, 0)).rejects.toMatchObject({ code: "not-here" });
  });

  it("show what failed in the worker", async () => {
    const { page, workers } = pageOver();
    await page.create(body);
    workers[0]?.say({ kind: "trouble", what: "bot", detail: "no memory" });
    expect(shownFault.value).toBe("bot");
  });

  it("report a command that failed unexpectedly, and connect again", async () => {
    const store = new MemoryStore();
    const { page } = pageOver(store);
    const { table } = await page.create(body);
    const { lost, opened, events } = listen();
    const socket = page.open({ table, seat: null, since: 0 }, events);
    await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce());
    store.append = () => Promise.reject(new Error("disk"));
    shownFault.value = null;
    socket.send(JSON.stringify({ kind: "start", id: "c1" }));
    await vi.waitFor(() => expect(lost).toEqual([4001]));
    expect(shownFault.value).toBe("table");
  });

  it("say when games are not kept", async () => {
    const { page, workers } = pageOver();
    await page.create(body);
    workers[0]?.say({ kind: "storage", trouble: "full" });
    expect(storageTrouble.value).toBe("full");
    workers[0]?.say({ kind: "storage", trouble: null });
    expect(storageTrouble.value).toBeNull();
  });
});
