/** The worker's side of the conversation: questions and connections of pages, brought to the host. */
import type { Command } from "../net/wire";
import { bringInto, keptIn } from "./backup";
import type { Connection, Host } from "./host";
import type { FromWorker, Question, ToWorker } from "./messages";
import { Missing } from "./modules";
import { Refuse } from "./refuse";
import { BadModule } from "./rules/types";

/** As a server closes: the page then asks by a plain question what is wrong. */
const REFUSED = 4001;

interface Open {
  readonly table: string;
  connection: Connection | null;
  /** Commands of a connection are carried out one after the other; hints take their time beside them. */
  last: Promise<void>;
}

export class Desk {
  private readonly sockets = new Map<number, Open>();

  constructor(
    private readonly host: Host,
    private readonly post: (message: FromWorker) => void,
  ) {}

  hear(message: Exclude<ToWorker, { kind: "begin" | "prepare" }>): void {
    switch (message.kind) {
      case "ask":
        return void this.answer(message.id, message.question);
      case "open":
        return this.open(message);
      case "send":
        return this.send(message.socket, message.text);
      case "close":
        return this.close(message.socket);
    }
  }

  private async answer(id: number, question: Question): Promise<void> {
    try {
      this.post({ kind: "answer", id, value: await this.ask(question) });
    } catch (fault) {
      this.post({ kind: "fault", id, ...describe(fault) });
    }
  }

  private ask(question: Question): Promise<unknown> {
    const { host } = this;
    switch (question.what) {
      case "create":
        return host.create(question.body);
      case "snapshot":
        return host.snapshot(question.table, question.seat, question.since);
      case "command":
        return host.command(question.table, JSON.parse(question.text) as Command & { id: string }, null);
      case "replay":
        return host.replay(question.table, question.seat);
      case "tables":
        return host.tables();
      case "kept":
        return keptIn(host.store);
      case "bring":
        return bringInto(host.store, question.tables);
      case "receipt":
      case "record":
      case "analysis":
      case "toTake":
        return host[question.what](question.table);
    }
  }

  private open({ socket, table, seat, since }: ToWorker & { kind: "open" }): void {
    const open: Open = { table, connection: null, last: Promise.resolve() };
    this.sockets.set(socket, open);
    this.post({ kind: "opened", socket });
    open.last = this.host
      .connect(table, seat, since, (frame) => {
        if (this.sockets.has(socket)) this.post({ kind: "frame", socket, text: JSON.stringify(frame) });
      })
      .then(
        (connection) => {
          open.connection = connection;
          if (!this.sockets.has(socket)) return this.host.disconnect(table, connection);
        },
        () => this.lose(socket, REFUSED),
      );
  }

  private send(socket: number, text: string): void {
    const open = this.sockets.get(socket);
    if (!open) return;
    const command = JSON.parse(text) as Command & { id: string };
    const carryOut = async () => {
      if (!open.connection) return;
      const answer = await this.host.command(open.table, command, open.connection);
      if (this.sockets.has(socket)) this.post({ kind: "frame", socket, text: JSON.stringify(answer) });
    };
    const answered = open.last.then(() => this.guarded(socket, carryOut));
    if (command.kind !== "hint") open.last = answered;
  }

  /** A command that fails for no reason of its own ends the connection: the page comes back and asks again. */
  private async guarded(socket: number, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch {
      this.lose(socket, REFUSED);
    }
  }

  private lose(socket: number, code: number): void {
    this.close(socket);
    this.post({ kind: "lost", socket, code });
  }

  private close(socket: number): void {
    const open = this.sockets.get(socket);
    this.sockets.delete(socket);
    if (open?.connection) void this.host.disconnect(open.table, open.connection);
  }
}

/** What a table in the page says otherwise than a server. */
const HERE_CODES: Record<string, string> = { "unknown-table": "not-here" };

function describe(fault: unknown): { code: string; detail: string } {
  if (fault instanceof Refuse) return { code: HERE_CODES[fault.code] ?? fault.code, detail: fault.detail ?? "" };
  if (fault instanceof BadModule || fault instanceof Missing) return { code: "module", detail: fault.message };
  return { code: "broken", detail: String(fault) };
}
