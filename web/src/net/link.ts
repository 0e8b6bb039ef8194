/**
 * The live link to one table: a WebSocket that comes back by itself, and plain requests where sockets do not get
 * through. Commands keep their id when they are sent again, so nothing happens twice.
 */
import { signal } from "@preact/signals";
import { api, ApiError, tablePath } from "./api";
import { PROTOCOL, type Answer, type Command, type Frame } from "./wire";

export type LinkState = "connecting" | "live" | "reconnecting" | "offline" | "closed";

export interface LinkEvents {
  frame(frame: Frame): void;
  /** The last entry that was applied, to resume from. */
  since(): number;
  /** The seat whose knowledge is asked for; null for what everybody may see. */
  seat(): number | null;
  gone(code: string): void;
}

interface Waiting {
  command: Command & { id: string };
  resolve(answer: Answer): void;
  reject(fault: ApiError): void;
}

const PING_MS = 20_000;
const SILENCE_MS = 45_000;
const SOCKET_TRIES = 3;

let counter = 0;
const session = Math.random().toString(36).slice(2, 10);

export function commandId(): string {
  counter += 1;
  return `${session}-${counter}`;
}

/** How long to wait before trying again: soon at first, never longer than ten seconds, a little uneven. */
export function backoff(tries: number, random = Math.random()): number {
  return Math.min(10_000, 300 * 2 ** Math.min(tries, 6)) * (0.7 + random * 0.6);
}

export class Link {
  readonly state = signal<LinkState>("connecting");
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private refusedSockets = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heard = 0;
  private polling: AbortController | null = null;
  private stopped = false;
  private readonly onOnline = () => this.retryNow();

  constructor(
    private readonly table: string,
    private readonly events: LinkEvents,
  ) {}

  start(): void {
    addEventListener("online", this.onOnline);
    document.addEventListener("visibilitychange", this.onOnline);
    this.open();
  }

  stop(): void {
    this.stopped = true;
    removeEventListener("online", this.onOnline);
    document.removeEventListener("visibilitychange", this.onOnline);
    clearTimeout(this.timer);
    this.polling?.abort();
    this.socket?.close(1000);
    this.state.value = "closed";
    for (const one of this.waiting.values()) one.reject(new ApiError("closed", "the table was left"));
    this.waiting.clear();
  }

  /** Send a command; resolves with its answer, however long the connection takes to come back. */
  send(command: Command): Promise<Answer> {
    const whole = { ...command, id: commandId() };
    return new Promise((resolve, reject) => {
      this.waiting.set(whole.id, { command: whole, resolve, reject });
      if (this.polling) void this.post(whole.id);
      else this.transmit(whole);
    });
  }

  /** Send a command whose answer nobody waits for; leaving the table before it comes is no fault. */
  mention(command: Command): void {
    this.send(command).catch(() => undefined);
  }

  /** Send a command whose answer is a snapshot: it comes as a frame, and after a break the address asks for it. */
  tell(command: Command): void {
    const whole = { ...command, id: commandId() };
    if (this.polling) {
      void api.command(this.table, whole).then(
        (answer) => this.receive(answer),
        () => undefined,
      );
    } else this.transmit(whole);
  }

  /** Drop the connection and resume from the last entry (after a gap). */
  resume(): void {
    if (this.socket) this.socket.close(4900);
    else this.retryNow();
  }

  private retryNow(): void {
    if (document.visibilityState === "hidden" || this.stopped || this.polling) return;
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.open();
  }

  private open(): void {
    if (this.stopped) return;
    const seat = this.events.seat();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const values = new URLSearchParams({ since: String(this.events.since()), protocol: String(PROTOCOL) });
    if (seat !== null) values.set("seat", String(seat));
    const socket = new WebSocket(`${scheme}://${location.host}${tablePath(this.table, "/socket")}?${values}`);
    this.socket = socket;
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.refusedSockets = 0;
      this.heard = Date.now();
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      this.heard = Date.now();
      this.receive(JSON.parse(message.data) as Frame);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.closed(event.code, opened);
    };
    this.heartbeat(socket);
  }

  private heartbeat(socket: WebSocket): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.socket !== socket) return;
      if (socket.readyState === WebSocket.OPEN) {
        if (Date.now() - this.heard > SILENCE_MS) return socket.close(4901);
        socket.send(JSON.stringify({ kind: "ping", id: commandId() }));
      }
      this.heartbeat(socket);
    }, PING_MS);
  }

  private closed(code: number, opened: boolean): void {
    clearTimeout(this.timer);
    if (this.stopped) return;
    if (code === 4001 || code === 4002) {
      void this.askWhy();
      return;
    }
    if (!opened) this.refusedSockets += 1;
    if (this.refusedSockets >= SOCKET_TRIES && navigator.onLine) {
      void this.poll();
      return;
    }
    this.state.value = navigator.onLine ? "reconnecting" : "offline";
    this.timer = setTimeout(() => this.open(), code === 4000 ? 150 : backoff(this.tries++));
  }

  /** A socket says only a number; a plain request says what is wrong. */
  private async askWhy(): Promise<void> {
    try {
      await api.snapshot(this.table, this.events.seat(), this.events.since());
      this.timer = setTimeout(() => this.open(), backoff(this.tries++));
    } catch (fault) {
      const code = fault instanceof ApiError ? fault.code : "unavailable";
      if (code === "offline" || code === "unavailable" || code === "limit") {
        this.state.value = "reconnecting";
        this.timer = setTimeout(() => this.open(), backoff(this.tries++));
        return;
      }
      this.state.value = "closed";
      this.events.gone(code);
    }
  }

  private receive(frame: Frame): void {
    if (frame.kind === "bye") {
      if (frame.reason === "moved" || frame.reason === "closed" || frame.reason === "version") {
        this.events.gone(frame.reason);
        this.stop();
      }
      return;
    }
    if (frame.kind === "snapshot" && this.state.value !== "live") this.welcome();
    const id = "id" in frame ? frame.id : undefined;
    const waiting = id === undefined ? undefined : this.waiting.get(id);
    if (id !== undefined && waiting) {
      this.waiting.delete(id);
      waiting.resolve(frame as Answer);
    }
    this.events.frame(frame);
  }

  private welcome(): void {
    this.state.value = "live";
    this.tries = 0;
    for (const one of this.waiting.values()) this.transmit(one.command);
  }

  private transmit(command: Command & { id: string }): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  // --- without sockets ---------------------------------------------------------------------------------------

  private async poll(): Promise<void> {
    const polling = new AbortController();
    this.polling = polling;
    for (const id of this.waiting.keys()) void this.post(id);
    let first = true;
    while (!this.stopped) {
      try {
        if (first) this.receive(await api.snapshot(this.table, this.events.seat(), this.events.since()));
        else {
          const { frames } = await api.updates(this.table, this.events.seat(), this.events.since(), 20, polling.signal);
          for (const frame of frames) this.receive(frame);
        }
        first = false;
        this.state.value = "live";
        this.tries = 0;
      } catch (fault) {
        if (this.stopped) return;
        const code = fault instanceof ApiError ? fault.code : "unavailable";
        if (code !== "offline" && code !== "unavailable" && code !== "limit") {
          this.events.gone(code);
          this.state.value = "closed";
          return;
        }
        this.state.value = navigator.onLine ? "reconnecting" : "offline";
        await new Promise((resolve) => setTimeout(resolve, backoff(this.tries++)));
      }
    }
  }

  private async post(id: string): Promise<void> {
    const one = this.waiting.get(id);
    if (!one) return;
    try {
      this.receive(await api.command(this.table, one.command));
    } catch (fault) {
      this.waiting.delete(id);
      one.reject(fault instanceof ApiError ? fault : new ApiError("offline", "no connection"));
    }
  }
}
