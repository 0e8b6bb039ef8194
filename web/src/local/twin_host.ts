/**
 * A page's worker in Node, for `tests/local`: reads scripts that a server carried out, one JSON document a line, does the
 * same, and answers each with a line: `null` if everything was alike, else the first difference.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { CreateTable } from "../net/wire";
import type { Bots } from "./bots";
import type { FromWorker, Question } from "./messages";
import { feed, makeLevel } from "./rules/levels";
import type { Layout, RulesIndex } from "./rules/layout";
import { Rules } from "./rules/rules";
import type { Glimpse } from "./rules/types";
import { TableService } from "./table_service";
import { MemoryStore } from "./testing";
import { WorkerRpc } from "./worker_rpc";

type Json = Record<string, unknown>;

interface Step {
  readonly do: "come" | "go" | "send" | "ask";
  readonly tab: number;
  readonly at: number;
  readonly text?: string;
  readonly answer: unknown;
  readonly heard: readonly Json[][];
}

interface Script {
  readonly body: CreateTable;
  readonly identity: { readonly table: string; readonly secret: string };
  readonly version: string;
  /** The second tab is another page, with a worker of its own. */
  readonly apart: boolean;
  readonly steps: readonly Step[];
  readonly next: unknown;
  readonly after?: Json;
}

const rulesFolder = process.argv[2] ?? "";
const known = new Map<string, Promise<Rules>>();

async function load(game: string): Promise<Rules> {
  const index = JSON.parse(readFileSync(join(rulesFolder, "index.json"), "utf-8")) as RulesIndex;
  const { module, layout, data } = index[game] ?? { module: "", layout: "", data: null };
  const found = await Rules.load(
    new Uint8Array(readFileSync(join(rulesFolder, module))),
    JSON.parse(readFileSync(join(rulesFolder, layout), "utf-8")) as Layout,
  );
  if (data) feed(found, new Uint8Array(readFileSync(join(rulesFolder, data))).buffer);
  return found;
}

function rulesOf(game: string): Promise<Rules> {
  const found = known.get(game) ?? load(game);
  known.set(game, found);
  return found;
}

/** Every bot and every hint is any legal action, as on the server of the script. */
const anything = {
  choose: async (rules: Rules, _key: string, _level: string, glimpse: Glimpse) =>
    makeLevel(rules, "random").choose(glimpse),
  width: 1,
} as unknown as Bots;

/** What is drawn for the table of a rematch is the same everywhere. */
crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
  if (array) new Uint8Array(array.buffer, array.byteOffset, array.byteLength).fill(7);
  return array;
};

/** One page: a worker's service, and what it posts. */
interface Page {
  readonly service: TableService;
  readonly rpc: WorkerRpc;
}

/** The pages of one script and what their tabs hear. */
class Twin {
  private now = 0;
  private readonly pages: Page[];
  private readonly heard: Json[][] = [[], []];
  private readonly socketOf = new Map<number, number>();
  private readonly answers = new Map<number, unknown>();
  private sockets = 0;
  private asked = 0;

  constructor(private readonly script: Script) {
    const store = new MemoryStore();
    this.pages = Array.from({ length: script.apart ? 2 : 1 }, (_, number) => {
      const service = new TableService({
        store,
        bots: anything,
        rulesOf,
        paceMs: 0,
        version: script.version,
        clock: () => this.now,
        tell: (news) => {
          for (const [other, page] of this.pages.entries()) if (other !== number) void page.service.heard(news);
        },
      });
      return { service, rpc: new WorkerRpc(service, (message) => this.take(message)) };
    });
  }

  private take(message: FromWorker): void {
    if (message.kind === "frame") {
      const tab = [...this.socketOf].find(([, socket]) => socket === message.socket)?.[0];
      if (tab !== undefined) this.heard[tab]?.push(JSON.parse(message.text) as Json);
    } else if (message.kind === "answer") this.answers.set(message.id, message.value);
    else if (message.kind === "fault") {
      const { kind, code, detail } = message;
      this.answers.set(message.id, { kind, code, detail });
    } else if (message.kind === "trouble" || message.kind === "lost")
      this.heard[0]?.push(JSON.parse(JSON.stringify(message)) as Json);
  }

  private page(tab: number): Page {
    const found = this.pages[tab] ?? this.pages[0];
    if (!found) throw new Error("there is no page");
    return found;
  }

  /** Carry the script out; returns the first difference. */
  async run(): Promise<string | null> {
    const { script } = this;
    this.now = script.steps[0]?.at ?? 0;
    await this.page(0).service.create(script.body, script.identity);
    for (const [number, step] of script.steps.entries()) {
      this.now = step.at;
      const answer = await this.carryOut(step);
      await this.quiet();
      const heard = this.heard.map((frames) => frames.splice(0));
      const found = {
        answer: step.do === "send" ? takeAnswer(heard[step.tab] ?? []) : answer,
        heard,
      };
      const told = { answer: step.answer, heard: step.heard };
      const apart = script.apart && step.do === "come" && step.tab === 1;
      const fault = apart ? difference(shown(told), shown(found)) : difference(told, found);
      if (fault !== null) return `step ${number} (${step.do} ${step.text ?? ""}): ${fault}`;
    }
    return (await this.compareNext()) ?? (await this.compareAfter());
  }

  private async carryOut({ do: what, tab, text = "" }: Step): Promise<unknown> {
    const { rpc } = this.page(tab);
    const { table } = this.script.identity;
    const socket = this.socketOf.get(tab);
    switch (what) {
      case "come":
        if (socket !== undefined) return null;
        this.socketOf.set(tab, ++this.sockets);
        rpc.hear({ kind: "open", socket: this.sockets, table, seat: null, since: 0 });
        return null;
      case "go":
        if (socket !== undefined) rpc.hear({ kind: "close", socket });
        this.socketOf.delete(tab);
        return null;
      case "send":
        rpc.hear({ kind: "send", socket: socket ?? 0, text });
        return null;
      case "ask":
        return this.ask({ what: "command", table, text }, tab);
    }
  }

  /** Ask a page that shows the table, if there is one. */
  private async ask(question: Question, tab = 0): Promise<unknown> {
    const id = ++this.asked;
    const [open] = this.socketOf.has(tab) ? [tab] : this.socketOf.keys();
    this.page(open ?? 0).rpc.hear({ kind: "ask", id, question });
    while (!this.answers.has(id)) await turn();
    return plain(this.answers.get(id));
  }

  /** Until nothing is under way in any page. */
  private async quiet(): Promise<void> {
    const { table } = this.script.identity;
    for (let calm = 0; calm < 2; calm++) {
      await turn();
      for (const { service } of this.pages) if (await service.isBusy(table)) calm = -1;
    }
  }

  private async compareNext(): Promise<string | null> {
    if (this.script.next === null) return null;
    const { next } = this.script.next as Json;
    const table = (this.script.next as Json)["table"] as string;
    const found = await this.ask({ what: "snapshot", table, seat: null, since: 0 });
    return next === undefined ? "no table" : difference(this.script.next, found);
  }

  private async compareAfter(): Promise<string | null> {
    const { after } = this.script;
    if (!after?.["receipt"]) return null;
    const { table } = this.script.identity;
    const { service } = this.page(0);
    const receipt = difference(after["receipt"], plain(await service.receipt(table)));
    if (receipt !== null || !after["replays"]) return receipt && `receipt: ${receipt}`;
    const replays = await Promise.all([null, 1, 2].map((seat) => service.replay(table, seat)));
    const told = difference(after["replays"], plain(replays.map(({ frames, outcome }) => [...frames, outcome])));
    if (told !== null) return `replay: ${told}`;
    if (!after["record"]) {
      const refused = await this.ask({ what: "record", table });
      return (refused as Json)["code"] === "not-now" ? null : "a record was given out";
    }
    const lines = (await service.record(table)).trimEnd().split("\n");
    const [header, ...moves] = lines.map((line) => JSON.parse(line) as Json);
    const [first, ...rest] = after["record"] as Json[];
    const expected = { ...first, extra: { made: "page", ...(first?.["extra"] as Json | undefined) } };
    return difference([expected, ...rest], [header, ...moves]);
  }
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null)) as unknown;

/** Take the answer of a command out of what a tab heard. */
function takeAnswer(frames: Json[]): unknown {
  const at = frames.findIndex((frame) => "id" in frame && frame["id"] !== null);
  return at < 0 ? null : frames.splice(at, 1)[0];
}

/** What a tab that came shows: whether its own presence comes with the table or right behind it is one. The workers of two
 * pages do not tell each other who is there. */
function shown({ answer, heard }: { answer: unknown; heard: readonly Json[][] }): unknown {
  const frames = heard[1] ?? [];
  const seats = frames.flatMap((frame) => (frame["kind"] === "presence" ? [frame["seats"]] : [])).at(-1) as
    string[] | undefined;
  const tables = frames.filter((frame) => frame["kind"] !== "presence");
  const present = (frame: Json) => {
    const now = frame["seats"] as Json[] | undefined;
    return seats && now ? { ...frame, seats: now.map((seat, i) => ({ ...seat, presence: seats[i] })) } : frame;
  };
  return { answer, heard: [heard[0], tables.map(present)] };
}

/** Where two JSON documents differ; null: nowhere. */
function difference(told: unknown, found: unknown, path = "$"): string | null {
  if (told === found) return null;
  const both = [told, found];
  if (both.some((one) => typeof one !== "object" || one === null) || Array.isArray(told) !== Array.isArray(found))
    return `${path}: the server has ${short(told)}, the page ${short(found)}`;
  const [one, other] = both as Json[];
  for (const key of new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})])) {
    const inner = difference(one?.[key], other?.[key], `${path}.${key}`);
    if (inner !== null) return inner;
  }
  return null;
}

function short(value: unknown): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}

for await (const line of createInterface({ input: process.stdin })) {
  let found: string | null;
  try {
    found = await new Twin(JSON.parse(line) as Script).run();
  } catch (fault) {
    found = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
  }
  process.stdout.write(`${JSON.stringify(found)}\n`);
}
