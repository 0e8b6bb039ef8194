/** The page's half of `tests/local/test_twins.py`: the scripts that a server carried out, carried out here. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { merge } from "../table/snapshot_store";
import type { Answer, Command, CreateTable, Frame, Snapshot } from "../net/wire";
import type { Bots } from "./bots";
import { TableService } from "./table_service";
import { feed, makeLevel } from "./rules/levels";
import type { Layout, RulesIndex } from "./rules/layout";
import { Rules } from "./rules/rules";
import type { Glimpse } from "./rules/types";
import { MemoryStore, listener } from "./testing";

interface Script {
  body: CreateTable;
  identity: { table: string; secret: string };
  version: string;
  first: Frame[];
  steps: { command: Command & { id: string }; answer: Answer; frames: Frame[] }[];
  after: { replays?: unknown[]; receipt?: unknown; record?: { extra?: object }[] };
}

const folder = process.env["TANA_TWINS"] ?? "";
const files = folder && existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];

async function load(game: string): Promise<Rules> {
  const rules = process.env["TANA_RULES"] ?? "";
  const index = JSON.parse(readFileSync(join(rules, "index.json"), "utf-8")) as RulesIndex;
  const { module, layout, data } = index[game] ?? { module: "", layout: "", data: null };
  const found = await Rules.load(
    readFileSync(join(rules, module)),
    JSON.parse(readFileSync(join(rules, layout), "utf-8")) as Layout,
  );
  if (data) feed(found, new Uint8Array(readFileSync(join(rules, data))).buffer);
  return found;
}

/** Every bot and every hint is any legal action, as on the server of the script. */
const anything = {
  choose: async (rules: Rules, _key: string, _level: string, glimpse: Glimpse) =>
    makeLevel(rules, "random").choose(glimpse),
  width: 1,
} as unknown as Bots;

/** Frames and answers without what is said in other words, or at other moments: details for developers, presence. */
function plain(told: unknown): unknown {
  return JSON.parse(JSON.stringify(told), (key, value: unknown) =>
    key === "detail" || key === "presence" ? undefined : value,
  );
}

/** A page that listens: frames, and the table they make. Whether a view comes whole or as a patch is one to it. */
class Listening {
  private now: Snapshot | null = null;

  hear(frames: readonly Frame[]): unknown[] {
    return frames.filter((frame) => frame.kind !== "presence").map((frame) => plain(this.take(frame)));
  }

  private take(frame: Frame): unknown {
    if (frame.kind === "snapshot") this.now = frame;
    if (frame.kind !== "update" || !this.now) return frame;
    this.now = merge(this.now, frame);
    const { view: _view, patch: _patch, ...rest } = frame;
    return { ...rest, view: this.now.view };
  }

  /** An answer that turns the curtain is a snapshot, too. */
  answered(answer: Answer): unknown {
    if (answer.kind === "snapshot") this.now = answer;
    return plain(answer);
  }
}

async function carryOut(script: Script): Promise<void> {
  const rules = await load(script.body.game);
  const service = new TableService({
    store: new MemoryStore(),
    bots: anything,
    rulesOf: async () => rules,
    paceMs: 0,
    version: script.version,
  });
  const { table } = await service.create(script.body, script.identity);
  const { frames, connection } = await listener(service, table);
  const [there, here] = [new Listening(), new Listening()];
  expect(here.hear(frames.splice(0))).toEqual(there.hear(script.first));
  for (const [i, step] of script.steps.entries()) {
    const what = `${script.body.game} ${i}: ${JSON.stringify(step.command)}`;
    const answer = await service.command(table, step.command, connection);
    await quiet(service, table);
    expect(here.answered(answer), what).toEqual(there.answered(step.answer));
    expect(here.hear(frames.splice(0)), what).toEqual(there.hear(step.frames));
  }
  await compareAfter(service, table, script.after);
}

/** Until no bot has to move. */
async function quiet(service: TableService, table: string): Promise<void> {
  await vi.waitUntil(
    async () => {
      const { turn, seats, phase, paused } = await service.snapshot(table, null, Number.MAX_SAFE_INTEGER);
      return phase !== "playing" || paused || !seats.some((seat) => seat.seat === turn && seat.kind === "bot");
    },
    { interval: 1, timeout: 60_000 },
  );
}

async function compareAfter(service: TableService, table: string, after: Script["after"]): Promise<void> {
  if (!after.receipt) return;
  const replays = await Promise.all([null, 1, 2].map((seat) => service.replay(table, seat)));
  expect(plain(replays.map(({ frames, outcome }) => [...frames, outcome]))).toEqual(plain(after.replays));
  expect(plain(await service.receipt(table))).toEqual(after.receipt);
  if (!after.record) return expect(service.record(table)).rejects.toMatchObject({ code: "not-now" });
  const [header, ...lines] = (await service.record(table))
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as object);
  const [told, ...rest] = after.record;
  expect(header).toEqual({ ...told, extra: { made: "page", ...told?.extra } });
  expect(lines).toEqual(rest);
}

describe.skipIf(files.length === 0)("a server and a page answer alike (scripts come from tests/local)", () => {
  for (const file of files) {
    const scripts = JSON.parse(readFileSync(join(folder, file), "utf-8")) as Script[];
    it.each(scripts.map((script) => [script.identity.table, script] as const))("%s", async (_table, script) => {
      await carryOut(script);
    });
  }
});
