import { describe, expect, it } from "vitest";
import type { Row } from "./log_entries";
import { Conflict, RowStore, type Database, type Summary, type Trouble } from "./row_store";
import { MemoryStore } from "./testing";

const summary = { table: "t", touched: 1, practice: false, line: {} } as unknown as Summary;
const row = (seq: number): Row => ({ seq, at: seq, entry: { kind: "paused" } });

/** A browser's storage that can be denied, or full. */
class Storage extends MemoryStore {
  state: "well" | "denied" | "full" = "well";
  readonly open = async (): Promise<Database> => {
    if (this.state === "denied") throw new DOMException("no", "SecurityError");
    return this as unknown as Database;
  };
  override async append(table: string, rows: readonly Row[], line: Summary): Promise<void> {
    if (this.state === "full") throw new DOMException("no room", "QuotaExceededError");
    return super.append(table, rows, line);
  }
}

function keeper() {
  const storage = new Storage();
  const told: Trouble[] = [];
  return { storage, told, keeper: new RowStore(storage.open, (trouble) => told.push(trouble)) };
}

describe("storage", () => {
  it("keeps rows", async () => {
    const { keeper: kept, storage, told } = keeper();
    await kept.append("t", [row(1), row(2)], summary);
    expect(await kept.rows("t", 1)).toEqual([row(2)]);
    expect(storage.logs.get("t")).toHaveLength(2);
    expect(told).toEqual([]);
  });

  it.each(["denied", "full"] as const)(
    "that is %s says so, and nothing is lost while the page is open",
    async (state) => {
      const { keeper: kept, storage, told } = keeper();
      if (state === "full") await kept.append("t", [row(1)], summary);
      storage.state = state;
      await kept.append("t", [row(state === "full" ? 2 : 1)], summary);
      expect(told).toEqual([state]);
      expect((await kept.rows("t", 0)).at(-1)).toEqual(row(state === "full" ? 2 : 1));
      expect((await kept.summaries()).map(({ table }) => table)).toEqual(["t"]);
    },
  );

  it("gets everything that waited once it takes things again", async () => {
    const { keeper: kept, storage, told } = keeper();
    storage.state = "full";
    await kept.append("t", [row(1)], summary);
    await kept.append("t", [row(2)], summary);
    storage.state = "well";
    await kept.append("t", [row(3)], summary);
    expect(storage.logs.get("t")).toEqual([row(1), row(2), row(3)]);
    expect(told).toEqual(["full", null]);
  });

  it("tells apart a row that another page has written", async () => {
    const { keeper: kept } = keeper();
    await kept.append("t", [row(1)], summary);
    await expect(kept.append("t", [row(1)], summary)).rejects.toBeInstanceOf(Conflict);
  });

  it("removes a table", async () => {
    const { keeper: kept } = keeper();
    await kept.append("t", [row(1)], summary);
    await kept.remove("t");
    expect(await kept.summaries()).toEqual([]);
  });
});
