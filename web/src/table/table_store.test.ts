// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import type { SeatInfo, Snapshot } from "../net/wire";
import { rememberFresh } from "./invitation";
import { TableStore } from "./table_store";

/** The store of a table just created in this page, with seats of these kinds. */
function gathering(table: string, atOnce: boolean, kinds: SeatInfo["kind"][], host = true): TableStore {
  rememberFresh(table, { path: "", code: "" }, atOnce);
  const store = new TableStore(table);
  const seats = kinds.map((kind, i) => ({ seat: i + 1, kind, name: `Player ${i + 1}` }));
  store.snapshots.now.value = { phase: "gathering", game: "none", you: { host, seats: [1] }, seats } as Snapshot;
  return store;
}

test("a table starts by itself when nobody is missing", () => {
  expect(gathering("one", true, ["here", "bot"]).startsByItself.value).toBe(true);
  expect(gathering("two", false, ["here", "bot"]).startsByItself.value).toBe(false);
  expect(gathering("three", true, ["here", "open"]).startsByItself.value).toBe(false);
  expect(gathering("four", true, ["here", "bot"], false).startsByItself.value).toBe(false);
});

test("a table whose start is refused waits for its host", async () => {
  const store = gathering("five", true, ["here", "bot"]);
  const answer = vi.spyOn(store.link, "send");
  answer.mockResolvedValueOnce({ kind: "ack", id: "1", seq: 2 });
  await store.startByItself();
  expect(store.startsByItself.value).toBe(true);
  answer.mockResolvedValueOnce({
    kind: "refused",
    id: "2",
    seq: 2,
    code: "not-now",
    text: null,
    rule: null,
    detail: null,
  });
  await store.startByItself();
  expect(store.startsByItself.value).toBe(false);
});

test("the curtain stays until the view of the seat that lifted it has arrived", () => {
  const store = gathering("six", false, ["here", "here"]);
  const seats = [1, 2].map((seat) => ({ seat, kind: "here", name: `Player ${seat}`, standin: false }));
  store.snapshots.now.value = { phase: "playing", game: "none", you: { seats: [1, 2] }, seats } as unknown as Snapshot;
  store.timeline.shown.value = { phase: "playing", turn: 2, perspective: 1 } as typeof store.timeline.shown.value;
  store.snapshots.lifted.value = 2;
  expect(store.curtain.value).toBe(2);
  store.timeline.shown.value = { phase: "playing", turn: 2, perspective: 2 } as typeof store.timeline.shown.value;
  expect(store.curtain.value).toBeNull();
});
