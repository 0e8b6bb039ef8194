import { describe, expect, it, vi } from "vitest";
import type { Answer, CreateTable } from "../net/wire";
import type { FromWorker, ToWorker } from "./messages";
import { MemoryStore, serviceWith } from "./testing";
import { WorkerRpc } from "./worker_rpc";

const body: CreateTable = { game: "waiting", seats: [{ kind: "me" }, { kind: "here" }] };

/** A worker's side of the conversation, with a table. */
async function begun() {
  const service = serviceWith(new MemoryStore());
  const posted: FromWorker[] = [];
  const rpc = new WorkerRpc(service, (message) => posted.push(message));
  const { table } = await service.create(body);
  const answerOf = (id: number) =>
    posted.find((one) => (one.kind === "answer" || one.kind === "fault") && one.id === id);
  let id = 0;
  const ask = async (question: unknown) => {
    const asked = ++id;
    rpc.hear({ kind: "ask", id: asked, question } as ToWorker & { kind: "ask" });
    return vi.waitUntil(() => answerOf(asked));
  };
  return { rpc, posted, table, ask };
}

describe("what a worker receives that is none of its messages", () => {
  it.each([
    null,
    3,
    "tables",
    {},
    { what: "moo" },
    { what: "constructor" },
    { what: "snapshot" },
    { what: "snapshot", table: 3, seat: null, since: 0 },
    { what: "snapshot", table: "x", seat: "1", since: 0 },
    { what: "snapshot", table: "x", seat: 0, since: 0 },
    { what: "snapshot", table: "x", seat: null, since: -1 },
    { what: "command", table: "x", text: { kind: "ping" } },
    { what: "bring", tables: null },
    { what: "bring", tables: [{ summary: {}, rows: [] }] },
    { what: "create", body: null },
    { what: "create", body: [] },
    { what: "create", body: { game: "waiting", seats: [{ kind: "me", name: 3 }] } },
    { what: "create", body: { game: "waiting", seats: [] } },
    { what: "create", body: { game: "waiting", seats: [{ kind: "me" }], more: 1 } },
  ])("is refused as a question: %j", async (question) => {
    const { ask } = await begun();
    expect(await ask(question)).toMatchObject({ kind: "fault", code: "bad-request" });
  });

  it.each([
    [
      { game: "waiting", seats: [{ kind: "me" }, { kind: "me", name: 3 }] },
      "Expected `str`, got `int` - at `$.seats[1].name`",
    ],
    [{ game: "waiting", seats: [] }, "Expected `array` of length >= 1 - at `$.seats`"],
    [{ game: "waiting", seats: [{ kind: "x" }] }, "Invalid enum value 'x' - at `$.seats[0].kind`"],
    [
      { game: "waiting", seats: [{ kind: "me" }], options: { a: 3 } },
      "Expected `str`, got `int` - at `$.options[...]`",
    ],
    [{ game: "waiting", seats: [{ kind: "me" }], start: null }, "Expected `object`, got `null` - at `$.start`"],
    [{ game: "waiting", seats: [3] }, "Expected `object`, got `int` - at `$.seats[0]`"],
    [{ game: "waiting" }, "Object missing required field `seats`"],
  ])("is refused in the words of a server: %j", async (given, detail) => {
    const { ask } = await begun();
    expect(await ask({ what: "create", body: given })).toMatchObject({ code: "bad-request", detail });
  });

  it.each([
    "",
    "{",
    "null",
    "[]",
    '{"kind":"moo","id":"1"}',
    '{"kind":"play","id":"1","seat":"x"}',
    '{"kind":"__proto__"}',
  ])("is refused at a connection, which stays: %s", async (text) => {
    const { rpc, posted, table } = await begun();
    const answers = () =>
      posted
        .flatMap((one) => (one.kind === "frame" ? [JSON.parse(one.text) as Answer] : []))
        .filter((one) => "id" in one);
    rpc.hear({ kind: "open", socket: 1, table, seat: null, since: 0 });
    rpc.hear({ kind: "send", socket: 1, text });
    rpc.hear({ kind: "send", socket: 1, text: '{"kind":"ping","id":"after"}' });
    await vi.waitUntil(() => answers().some(({ kind }) => kind === "pong"));
    expect(answers()).toMatchObject([
      { id: null },
      { kind: "refused", id: "", code: "bad-request", seq: 1 },
      { id: "after" },
    ]);
    expect(posted.some(({ kind }) => kind === "lost" || kind === "trouble")).toBe(false);
  });

  it("is left alone where nobody can be answered", async () => {
    const { rpc, posted } = await begun();
    const before = posted.length;
    for (const message of [
      null,
      3,
      {},
      { kind: "moo" },
      { kind: "send", socket: 7, text: "x" },
      { kind: "close", socket: 7 },
    ])
      rpc.hear(message as never);
    expect(posted).toHaveLength(before);
  });

  it.each([
    { table: 3, seat: null, since: 0 },
    { table: "x", seat: "1", since: 0 },
    { table: "here-unknown", seat: null, since: 0 },
  ])("refuses to connect to an invalid table: %j", async (place) => {
    const { rpc, posted } = await begun();
    rpc.hear({ kind: "open", socket: 1, ...place } as never);
    await vi.waitFor(() => expect(posted.at(-1)).toEqual({ kind: "lost", socket: 1, code: 4001 }));
  });
});
