// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "./api";
import { Link, type LinkEvents } from "./link";

class DeafSocket {
  static readonly OPEN = 1;
  readyState = 0;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    setTimeout(() => this.onclose?.({ code: 1006 }));
  }
  close(): void {}
}

const snapshot = { kind: "snapshot", seq: 1, id: null };
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** A server that can be out of reach, answers polls once, and then lets them hang. */
class Server {
  reachable = true;
  refusal: unknown = null;
  readonly commands: { id: string; kind: string }[] = [];

  readonly fetch = async (path: string, init?: RequestInit): Promise<Response> => {
    if (!this.reachable) throw new TypeError("no network");
    if (path.endsWith("/commands")) {
      const command = JSON.parse(init?.body as string) as { id: string; kind: string };
      this.commands.push(command);
      return this.refusal ? json(this.refusal, 400) : json({ kind: "ack", id: command.id, seq: 2 });
    }
    if (!path.includes("/updates")) return json(snapshot);
    return new Promise((_resolve, reject) =>
      init?.signal?.addEventListener("abort", () => reject(new Error("aborted"))),
    );
  };
}

const events: LinkEvents = { frame: () => undefined, since: () => 0, seat: () => 1, gone: () => undefined };
const move = { kind: "play", seat: 1, seq: 1, action: 3 } as const;

describe("a command by plain requests", () => {
  let server: Server;
  let link: Link;
  beforeEach(async () => {
    vi.useFakeTimers();
    server = new Server();
    vi.stubGlobal("WebSocket", DeafSocket);
    vi.stubGlobal("fetch", server.fetch);
    link = new Link("t", events);
    link.start();
    await vi.advanceTimersByTimeAsync(8000);
    expect(link.state.value).toBe("live");
  });
  afterEach(() => {
    link.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is answered", async () => {
    await expect(link.send(move)).resolves.toMatchObject({ kind: "ack" });
  });

  it("waits while the server is out of reach and is sent once it is back", async () => {
    server.reachable = false;
    const answer = link.send(move);
    await vi.advanceTimersByTimeAsync(5000);
    expect(link.state.value).toBe("reconnecting");
    expect(server.commands).toEqual([]);
    server.reachable = true;
    await vi.advanceTimersByTimeAsync(30_000);
    await expect(answer).resolves.toMatchObject({ kind: "ack" });
    expect(server.commands).toHaveLength(1);
    expect(link.state.value).toBe("live");
  });

  it("is refused aloud when the server will never take it", async () => {
    server.refusal = { code: "bad-request", detail: "no" };
    await expect(link.send(move)).rejects.toBeInstanceOf(ApiError);
  });

  it("is not sent, and says so, when the table is left before", async () => {
    server.reachable = false;
    const answer = link.send(move);
    const told = expect(answer).rejects.toBeInstanceOf(ApiError);
    await vi.advanceTimersByTimeAsync(1000);
    link.stop();
    await told;
    await expect(link.send(move)).rejects.toBeInstanceOf(ApiError);
  });
});
