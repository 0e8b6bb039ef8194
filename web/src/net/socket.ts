/**
 * The one interface of a live connection to a table. A socket to the server and one to the worker of this page look
 * alike: commands go in as JSON, frames come out as JSON, and a connection that is lost says with which code.
 */
import { tablePath } from "./api";
import { below } from "./base";
import { isHere } from "./local_tables";
import { PROTOCOL } from "./wire";

export interface SocketEvents {
  opened(): void;
  heard(text: string): void;
  lost(code: number): void;
}

export interface Socket {
  readonly isOpen: boolean;
  send(text: string): void;
  close(code: number): void;
}

/** What a connection begins with: whose knowledge it asks for, and the last entry it knows. */
export interface Place {
  readonly table: string;
  readonly seat: number | null;
  readonly since: number;
}

/** The page closes a connection that has been silent for too long. */
export const SILENT = 4901;
/** A worker that could not be begun, or a connection that never came about. */
export const NEVER_OPENED = 1006;

export function openSocket(place: Place, events: SocketEvents): Socket {
  return isHere(place.table) ? new LateSocket(place, events) : new FarSocket(place, events);
}

class FarSocket implements Socket {
  private readonly socket: WebSocket;

  constructor({ table, seat, since }: Place, events: SocketEvents) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const values = new URLSearchParams({ since: String(since), protocol: String(PROTOCOL) });
    if (seat !== null) values.set("seat", String(seat));
    this.socket = new WebSocket(`${scheme}://${location.host}${below(tablePath(table, "/socket"))}?${values}`);
    this.socket.onopen = () => events.opened();
    this.socket.onmessage = (message: MessageEvent<string>) => events.heard(message.data);
    this.socket.onclose = (event) => events.lost(event.code);
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  send(text: string): void {
    this.socket.send(text);
  }

  close(code: number): void {
    this.socket.close(code);
  }
}

/** A connection to a table in this page; the code it needs is loaded first, only when somebody plays here. */
class LateSocket implements Socket {
  private made: Socket | null = null;
  private closed: number | null = null;

  constructor(place: Place, events: SocketEvents) {
    import("../local/worker_client").then(
      ({ here }) => {
        if (this.closed === null) this.made = here.open(place, events);
        else events.lost(this.closed);
      },
      () => events.lost(NEVER_OPENED),
    );
  }

  get isOpen(): boolean {
    return this.made?.isOpen ?? false;
  }

  send(text: string): void {
    this.made?.send(text);
  }

  close(code: number): void {
    this.closed = code;
    this.made?.close(code);
  }
}
