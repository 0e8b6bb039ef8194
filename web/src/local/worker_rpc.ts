/** The worker's side of the conversation: questions and connections of pages, brought to the service. */
import type { Sent } from "../net/api";
import type { Frame } from "../net/wire";
import { bringInto, isKeptTable, keptIn } from "./backup";
import type { Connection, TableService } from "./table_service";
import type { FromWorker, Question, ToWorker } from "./messages";
import { Missing } from "./modules";
import { readCommand, readCreateTable } from "./read_message";
import { Refuse } from "./refusal";
import { BadModule } from "./rules/types";

/** The close code a server uses: the page then asks by a plain request what is wrong. */
const REFUSED = 4001;

interface Open {
  readonly table: string;
  connection: Connection | null;
  /** Commands of a connection are carried out one after the other; hints take their time beside them. */
  last: Promise<void>;
}

export class WorkerRpc {
  private readonly sockets = new Map<number, Open>();

  constructor(
    private readonly service: TableService,
    private readonly post: (message: FromWorker) => void,
  ) {}

  /** Take a message. What is not one has no sender who could be answered: it is left alone. */
  hear(message: Exclude<ToWorker, { kind: "begin" | "prepare" }> | null): void {
    if (!message) return;
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

  private async ask(question: Question): Promise<unknown> {
    const { service } = this;
    checkQuestion(question);
    switch (question.what) {
      case "create":
        return service.create(readCreateTable(question.body));
      case "snapshot":
        return service.snapshot(question.table, question.seat, question.since);
      case "command":
        return service.command(question.table, readCommand(question.text), null);
      case "replay":
        return service.replay(question.table, question.seat);
      case "tables":
        return service.tables();
      case "kept":
        return keptIn(service.store);
      case "bring":
        return bringInto(service.store, question.tables);
      case "receipt":
      case "record":
      case "analysis":
      case "toTake":
        return service[question.what](question.table);
    }
  }

  private open({ socket, table, seat, since }: ToWorker & { kind: "open" }): void {
    const open: Open = { table, connection: null, last: Promise.resolve() };
    this.sockets.set(socket, open);
    this.post({ kind: "opened", socket });
    const push = (frame: Frame) => {
      if (this.sockets.has(socket)) this.post({ kind: "frame", socket, text: JSON.stringify(frame) });
    };
    open.last = this.connect(table, seat, since, push).then(
      (connection) => {
        open.connection = connection;
        if (!this.sockets.has(socket)) return this.service.disconnect(table, connection);
      },
      () => this.lose(socket, REFUSED), // The page then asks for a snapshot and shows why it is refused.
    );
  }

  private async connect(table: string, seat: number | null, since: number, push: (frame: Frame) => void) {
    checkQuestion({ what: "snapshot", table, seat, since });
    return this.service.connect(table, seat, since, push);
  }

  private send(socket: number, text: string): void {
    const open = this.sockets.get(socket);
    if (!open) return;
    const command = read(String(text));
    const carryOut = async () => {
      if (!open.connection) return;
      const answer =
        command instanceof Refuse
          ? command.answer("", await this.service.seqOf(open.table))
          : await this.service.command(open.table, command, open.connection);
      if (this.sockets.has(socket)) this.post({ kind: "frame", socket, text: JSON.stringify(answer) });
    };
    const answered = open.last.then(() => this.guarded(socket, carryOut));
    if (command instanceof Refuse || command.kind !== "hint") open.last = answered;
  }

  /** A command that fails unexpectedly is reported and ends the connection; the page connects again and resends it. */
  private async guarded(socket: number, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (fault) {
      this.post({ kind: "trouble", what: "table", detail: String(fault) });
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
    if (open?.connection) void this.service.disconnect(open.table, open.connection);
  }
}

const isWhole = (value: unknown, least: number): boolean => Number.isSafeInteger(value) && (value as number) >= least;

/** What the fields of questions may be. */
const FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  table: (value) => typeof value === "string",
  text: (value) => typeof value === "string",
  seat: (value) => value === null || isWhole(value, 1),
  since: (value) => isWhole(value, 0),
  tables: (value) => Array.isArray(value) && value.every(isKeptTable),
  body: () => true, // `readCreateTable` looks at it.
};
const ASKED: Readonly<Record<Question["what"], readonly string[]>> = {
  create: ["body"],
  snapshot: ["table", "seat", "since"],
  command: ["table", "text"],
  replay: ["table", "seat"],
  tables: [],
  kept: [],
  bring: ["tables"],
  receipt: ["table"],
  record: ["table"],
  analysis: ["table"],
  toTake: ["table"],
};

/** Throw `Refuse` for anything that is not a question. */
function checkQuestion(question: unknown): void {
  const asked = (question ?? {}) as Record<string, unknown>;
  const what = asked["what"];
  const fields = typeof what === "string" && Object.hasOwn(ASKED, what) ? ASKED[what as Question["what"]] : null;
  if (!fields) throw new Refuse("bad-request", "not a question that this worker knows");
  const wrong = fields.find((field) => !FIELDS[field]?.(asked[field]));
  if (wrong !== undefined) throw new Refuse("bad-request", `${what as string}: ${wrong} is missing or cannot be used`);
}

/** The command of a text, or the refusal of one that is none. */
function read(text: string): Sent | Refuse {
  try {
    return readCommand(text);
  } catch (fault) {
    if (fault instanceof Refuse) return fault;
    throw fault;
  }
}

/** Codes that differ from a server's. */
const HERE_CODES: Record<string, string> = { "unknown-table": "not-here" };

function describe(fault: unknown): { code: string; detail: string } {
  if (fault instanceof Refuse) return { code: HERE_CODES[fault.code] ?? fault.code, detail: fault.detail ?? "" };
  if (fault instanceof BadModule || fault instanceof Missing) return { code: "module", detail: fault.message };
  return { code: "broken", detail: String(fault) };
}
