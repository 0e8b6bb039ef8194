// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../net/api";
import { MyTables } from "./my_tables";

describe("following the list of tables", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("asks at most once in five seconds when the server immediately answers that nothing has changed", async () => {
    const nothing = { tables: [], more: null, mark: "same" };
    vi.spyOn(api, "tablesThere").mockImplementation(async () => structuredClone(nothing));
    vi.spyOn(api, "tablesHere").mockResolvedValue([]);
    const asked = vi.spyOn(api, "tablesChanged").mockImplementation(async () => structuredClone(nothing));
    const tables = new MyTables();
    await tables.start();
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveBeenCalledTimes(3);
    tables.stop();
  });
});
