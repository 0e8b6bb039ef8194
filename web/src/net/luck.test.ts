/** The page's own arithmetic gives the luck of a game played by the rules in Python. */
import { describe, expect, it } from "vitest";
import vector from "./luck.vector.json";
import { check, keepCommitment, keepContribution, kept, movesThatCount, readRecord, witness, type Kept } from "./luck";
import type { Receipt, Step } from "./wire";

const receipt = vector.receipt as unknown as Receipt;
const record = readRecord(vector.record.join("\n"));

class Drawer implements Storage {
  private readonly things = new Map<string, string>();
  get length() {
    return this.things.size;
  }
  clear() {
    this.things.clear();
  }
  getItem(key: string) {
    return this.things.get(key) ?? null;
  }
  key() {
    return null;
  }
  removeItem(key: string) {
    this.things.delete(key);
  }
  setItem(key: string, value: string) {
    this.things.set(key, value);
  }
}

function whatIKept(changes: Partial<Kept> = {}): Kept {
  const mine = { "1": receipt.contributions[0] ?? "" };
  return { commitment: receipt.commitment, contributions: mine, seq: 9, number: 3, undos: 0, gap: null, ...changes };
}

function played(seq: number, number: number | null, undone: number[] = []): Step {
  return { seq, cause: number === null ? "undone" : "played", seat: 1, events: [], undone, number };
}

describe("the verdict", () => {
  it("is proven with something kept, not provable without", () => {
    expect(check(receipt, record, whatIKept())).toEqual({ luck: "proven", consents: 0 });
    expect(check(receipt, record, null)).toEqual({ luck: "not-provable", consents: 0 });
  });

  it.each([
    ["commitment", { ...receipt, secret: "ab".repeat(32) }, whatIKept()],
    ["commitment", receipt, whatIKept({ commitment: "00" })],
    ["contribution", receipt, whatIKept({ contributions: { "2": "22".repeat(32) } })],
    ["gap", receipt, whatIKept({ gap: 7 })],
    [
      "undo",
      { ...receipt, history: [...receipt.history.slice(0, 2), { undone: 1 }, ...receipt.history.slice(2)] },
      whatIKept(),
    ],
    ["length", { ...receipt, contributions: ["11".repeat(64), null] }, null],
    ["length", { ...receipt, names: ["Ada"] }, null],
    ["record", { ...receipt, names: ["Bruna", "Ada"] }, null],
    ["entropy", { ...receipt, table: "t2" }, null],
    ["entropy", { ...receipt, options: { ...receipt.options, haystack: "known" } }, null],
    ["version", { ...receipt, practice: true }, null],
    ["version", { ...receipt, version: 1 }, null],
    ["gap", { ...receipt, history: receipt.history.slice(1) }, null],
    ["record", { ...receipt, history: receipt.history.slice(0, -1) }, null],
  ] as const)("names a lie: %s", (why, told, mine) => {
    expect(check(told as Receipt, record, mine)).toEqual({ luck: "false", why });
  });

  it("compares every entropy of the record", () => {
    const last = record.moves.length - 1;
    const moves = record.moves.map((move, i) => (i === last ? { ...move, entropy: "0".repeat(16) } : move));
    expect(check(receipt, { ...record, moves }, whatIKept())).toEqual({ luck: "false", why: "entropy" });
  });
});

describe("numbers", () => {
  it("leave no gap but what was taken back", () => {
    const one = { number: 1, seat: 1, action: "a" };
    const two = { number: 2, seat: 1, action: "b" };
    expect(movesThatCount([one, { undone: 1 }, two])).toEqual([two]);
    expect(movesThatCount([one, { ...two, number: 3 }])).toBeNull();
    expect(movesThatCount([{ undone: 1 }])).toBeNull();
  });

  it("are followed while the game is played", () => {
    const drawer = new Drawer();
    keepCommitment("t", "c0", drawer);
    keepCommitment("t", "later", drawer);
    keepContribution("t", 1, "11", drawer);
    witness("t", [played(3, 1), played(4, null, [3]), played(5, 2)], drawer);
    witness("t", [played(5, 2)], drawer);
    expect(kept("t", drawer)).toEqual({
      commitment: "c0",
      contributions: { "1": "11" },
      seq: 5,
      number: 2,
      undos: 1,
      gap: null,
    });
    witness("t", [played(6, 5)], drawer);
    expect(kept("t", drawer)?.gap).toBe(5);
    expect(kept("nowhere", drawer)).toBeNull();
  });
});
