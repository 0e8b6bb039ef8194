/**
 * The live link to one table: executes the orders of the state machine in `link_state.ts`. Commands keep their id
 * when they are sent again, so nothing happens twice, and wait until they are answered, however long that takes.
 */
import { computed, signal } from "@preact/signals";
import { api, ApiError, codeOf, type Sent } from "./api";
import { advance, IDLE, linkWord, passes, type Happening, type LinkState, type Order } from "./link_state";
import { openSocket, SILENT, type Socket } from "./socket";
import type { Answer, Command, Frame } from "./wire";

export interface LinkEvents {
  frame(frame: Frame): void;
  /** The last entry that was applied, to resume from. */
  since(): number;
  /** The seat whose knowledge is asked for; null for what everybody may see. */
  seat(): number | null;
  gone(code: string): void;
}

interface Waiting {
  command: Sent;
  resolve(answer: Answer): void;
  reject(fault: ApiError): void;
}

const PING_MS = 20_000;
const SILENCE_MS = 45_000;
const POLL_SECONDS = 20;
const FAREWELLS = new Set(["moved", "closed", "version", "signed-out"]);

let counter = 0;
const session = Math.random().toString(36).slice(2, 10);

export function commandId(): string {
  counter += 1;
  return `${session}-${counter}`;
}

export class Link {
  private readonly machine = signal<LinkState>(IDLE);
  readonly state = computed(() => linkWord(this.machine.value));
  private readonly waiting = new Map<string, Waiting>();
  private readonly posting = new Set<string>();
  private socket: Socket | null = null;
  private heard = 0;
  private wake: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private polling: AbortController | null = null;
  private readonly onOnline = () => this.happen({ kind: "online" });
  private readonly onOffline = () => this.happen({ kind: "offline" });
  private readonly onLook = () => {
    if (document.visibilityState !== "visible") return;
    if (this.socket) this.beat(this.socket);
    this.happen({ kind: "looked" });
  };

  constructor(
    private readonly table: string,
    private readonly events: LinkEvents,
  ) {}

  start(): void {
    addEventListener("online", this.onOnline);
    addEventListener("offline", this.onOffline);
    document.addEventListener("visibilitychange", this.onLook);
    if (!navigator.onLine) this.happen({ kind: "offline" });
    this.happen({ kind: "start" });
  }

  stop(): void {
    this.happen({ kind: "stop" });
  }

  /** Send a command; resolves with its answer, and rejects only when it can never be sent. */
  send(command: Command): Promise<Answer> {
    const whole = { ...command, id: commandId() };
    return new Promise((resolve, reject) => {
      if (this.machine.value.mode === "closed") return reject(new ApiError("closed", "the table was left"));
      this.waiting.set(whole.id, { command: whole, resolve, reject });
      this.transmit(whole);
    });
  }

  /** Send a command without waiting for its answer; leaving the table meanwhile is fine. */
  mention(command: Command): void {
    this.send(command).catch(() => undefined);
  }

  /** Drop the connection and resume from the last entry (after a gap). */
  resume(): void {
    this.socket?.close(4900);
  }

  private happen(what: Happening): void {
    const [state, orders] = advance(this.machine.value, what, Math.random());
    this.machine.value = state;
    for (const order of orders) this.obey(order);
  }

  private obey(order: Order): void {
    clearTimeout(this.wake);
    switch (order.do) {
      case "open":
        return this.open();
      case "wait":
        this.wake = setTimeout(() => this.happen({ kind: "due" }), order.ms);
        return;
      case "ask":
        return void this.ask();
      case "poll":
        return void this.poll();
      case "flush":
        for (const one of this.waiting.values()) this.transmit(one.command);
        return;
      case "tell":
        return this.events.gone(order.code);
      case "end":
        return this.end();
    }
  }

  private end(): void {
    removeEventListener("online", this.onOnline);
    removeEventListener("offline", this.onOffline);
    document.removeEventListener("visibilitychange", this.onLook);
    clearInterval(this.pulse);
    this.polling?.abort();
    this.socket?.close(1000);
    for (const one of this.waiting.values()) one.reject(new ApiError("closed", "the table was left"));
    this.waiting.clear();
  }

  private receive(frame: Frame): void {
    if (frame.kind === "bye") {
      if (FAREWELLS.has(frame.reason)) this.happen({ kind: "gone", code: frame.reason });
      return;
    }
    const id = "id" in frame ? frame.id : undefined;
    const waiting = id == null ? undefined : this.waiting.get(id);
    if (id != null && waiting) {
      this.waiting.delete(id);
      waiting.resolve(frame as Answer);
    }
    this.events.frame(frame);
    if (frame.kind === "snapshot") this.happen({ kind: "heard" });
  }

  private transmit(command: Sent): void {
    if (this.machine.value.mode === "polling") void this.post(command);
    else if (this.socket?.isOpen) this.socket.send(JSON.stringify(command));
  }

  // --- by socket ---------------------------------------------------------------------------------------------

  private open(): void {
    const place = { table: this.table, seat: this.events.seat(), since: this.events.since() };
    const socket: Socket = openSocket(place, {
      opened: () => {
        this.heard = Date.now();
        this.happen({ kind: "opened" });
      },
      heard: (text) => {
        this.heard = Date.now();
        this.receive(JSON.parse(text) as Frame);
      },
      lost: (code) => {
        if (this.socket !== socket) return;
        clearInterval(this.pulse);
        this.socket = null;
        this.happen({ kind: "lost", code });
      },
    });
    this.socket = socket;
    clearInterval(this.pulse);
    this.pulse = setInterval(() => this.beat(socket), PING_MS);
  }

  /** A ping keeps presence; a socket that has been silent for long is dead. */
  private beat(socket: Socket): void {
    if (this.socket !== socket || !socket.isOpen) return;
    if (Date.now() - this.heard > SILENCE_MS) socket.close(SILENT);
    else socket.send(JSON.stringify({ kind: "ping", id: commandId() }));
  }

  private async ask(): Promise<void> {
    try {
      await api.snapshot(this.table, this.events.seat(), this.events.since());
      this.happen({ kind: "answered" });
    } catch (fault) {
      this.happen({ kind: "failed", code: codeOf(fault) });
    }
  }

  // --- by plain requests -------------------------------------------------------------------------------------

  private async poll(): Promise<void> {
    this.polling?.abort();
    const polling = new AbortController();
    this.polling = polling;
    try {
      const frames = await this.news(polling.signal);
      if (polling.signal.aborted) return;
      for (const frame of frames) this.receive(frame);
      this.happen({ kind: "answered" });
    } catch (fault) {
      if (!polling.signal.aborted) this.happen({ kind: "failed", code: codeOf(fault) });
    }
  }

  private async news(signal: AbortSignal): Promise<Frame[]> {
    const { table } = this;
    const [seat, since] = [this.events.seat(), this.events.since()];
    if (!this.machine.value.answered) return [await api.snapshot(table, seat, since)];
    return (await api.updates(table, seat, since, POLL_SECONDS, signal)).frames;
  }

  /** A request that fails in passing leaves its command waiting: it is sent again when the server answers. */
  private async post(command: Sent): Promise<void> {
    if (this.posting.has(command.id)) return;
    this.posting.add(command.id);
    try {
      this.receive(await api.command(this.table, command));
    } catch (fault) {
      const code = codeOf(fault);
      if (passes(code)) return this.happen({ kind: "failed", code });
      this.waiting
        .get(command.id)
        ?.reject(fault instanceof ApiError ? fault : new ApiError("unavailable", String(fault)));
      this.waiting.delete(command.id);
    } finally {
      this.posting.delete(command.id);
    }
  }
}
