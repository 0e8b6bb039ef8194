import { describe, expect, it } from "vitest";
import type { Choice, GameInfo, ViewInfo } from "../../net/wire";
import { tableOf, type Zone } from "./model";
import { notationOf, pathOf, thingsOf } from "./choice_targets";

/** An answer of `GET /api/games/magpies/view`, with a board of cells, a shared stock and a table added. */
const declared: ViewInfo = {
  game: "magpies",
  fields: [
    { name: "seat", kind: "number", domain: "seat", least: -1, most: 4 },
    { name: "round_number", kind: "number", most: 7 },
    { name: "rounds", kind: "number", least: 7, most: 7 },
    { name: "lying", kind: "number", most: 36 },
    { name: "unseen", kind: "word", domain: "trinket", several: true },
    { name: "dog", kind: "word", domain: "cell" },
    { name: "meadow", kind: "record", by: "cell", label: "cell", fields: [{ name: "face_up", kind: "flag" }] },
    { name: "stock", kind: "number", most: 9, by: "trinket" },
    { name: "sky", kind: "number", most: 9, shape: [2, 3] },
    {
      name: "magpies",
      kind: "record",
      row: true,
      by_seat: true,
      fields: [
        { name: "pebbles", kind: "number", domain: "pebble", least: 1, most: 3, several: true },
        { name: "feather", kind: "flag" },
        { name: "won", kind: "number", most: 7 },
      ],
    },
    { name: "laid", kind: "record", fields: [{ name: "pebble", kind: "number", domain: "pebble", least: 1, most: 3 }] },
  ],
  domains: {
    seat: ["none", "1", "2"],
    trinket: ["pin", "ring"],
    cell: ["a1", "b1", "a2", "b2", "none"],
    pebble: ["1", "2", "3"],
    dress: ["bare", "feathered"],
  },
};
const info = {
  name: "magpies",
  actions: [
    {
      word: "lay",
      args: [
        { name: "pebble", domain: "pebble" },
        { name: "dress", domain: "dress" },
      ],
    },
    { word: "point", args: [{ name: "who", domain: "seat" }] },
    { word: "pass", args: [] },
  ],
  domains: declared.domains,
} as unknown as GameInfo;
const view = {
  seat: 1,
  round_number: 2,
  rounds: 7,
  lying: 4,
  unseen: ["ring"],
  dog: "b1",
  meadow: ["a1", "b1", "a2", "b2"].map((cell) => ({ cell, face_up: cell === "a2" })),
  stock: { pin: 3, ring: 0 },
  sky: [
    [1, 2, 3],
    [4, 5, 6],
  ],
  magpies: [
    { pebbles: [1, 2, 3], feather: true, won: 0 },
    { pebbles: [2, 3], feather: false, won: 5 },
  ],
  laid: null,
};
const table = tableOf(declared, view, 2);
const zone = (name: string, zones: readonly Zone[] = table.middle) => zones.find((one) => one.name === name);
const choice = (word: string, args: Record<string, string> = {}): Choice => ({
  action: 5,
  word,
  args,
  notation: "",
  irreversible: false,
});

describe("a table drawn from declarations", () => {
  it("has a track for a small number, a pile for a large one, nothing for one that never changes", () => {
    expect(zone("round_number")).toEqual({ kind: "track", name: "round_number", least: 0, most: 7, value: 2 });
    expect(zone("lying")).toMatchObject({ kind: "pile", count: 4 });
    expect(zone("rounds")).toBeUndefined();
  });

  it("has a hand for a set, with gaps for missing things", () => {
    expect(zone("unseen")).toMatchObject({
      kind: "hand",
      things: [
        { token: "pin", present: false },
        { token: "ring", present: true },
      ],
    });
  });

  it("has a grid for a field by cell, with pieces on the cells that fields name", () => {
    expect(zone("meadow")).toMatchObject({
      kind: "grid",
      columns: 2,
      squares: [
        { thing: { token: "a1", at: "cell:a1" }, pieces: [] },
        { thing: { token: "b1" }, pieces: ["dog"] },
        { thing: { token: "a2" }, zones: [{ kind: "flag", name: "face_up", on: true }] },
        { thing: { token: "b2" }, pieces: [] },
      ],
    });
    expect(zone("dog")).toBeUndefined();
    expect(zone("sky")).toMatchObject({ kind: "grid", columns: 3, squares: { length: 6 } });
  });

  it("has a pile for each word of a domain", () => {
    expect(zone("stock")).toMatchObject({ kind: "panel", zones: [{ count: 3, of: { token: "pin" } }, { count: 0 }] });
  });

  it("puts each player's things before them; only the reader's own can be tapped", () => {
    const [theirs = [], own = []] = table.players;
    expect(zone("won", own)).toMatchObject({ kind: "pile", count: 5 });
    expect(zone("feather", theirs)).toMatchObject({ kind: "flag", on: true });
    expect(zone("pebbles", own)).toMatchObject({
      things: [
        { token: "1", present: false, at: "pebble:1" },
        { token: "2", present: true, at: "pebble:2" },
        { token: "3", present: true, at: "pebble:3" },
      ],
    });
    expect(zone("pebbles", theirs)).toMatchObject({ things: [{ at: null }, { at: null }, { at: null }] });
  });

  it("omits fields without a value", () => expect(zone("laid")).toBeUndefined());
});

describe("choices on such a table", () => {
  it("are things to tap; arguments without a thing are asked for afterwards", () => {
    const bare = pathOf(info, choice("lay", { pebble: "2", dress: "bare" }), table);
    expect(bare).toEqual(["pebble:2"]);
    expect(pathOf(info, choice("lay", { pebble: "2", dress: "feathered" }), table)).toEqual(bare);
    expect(pathOf(info, choice("point", { who: "1" }), table)).toEqual(["seat:1"]);
  });

  it("are buttons where they name nothing on the board", () => {
    expect(thingsOf(info, choice("pass"), table)).toEqual([]);
    expect(pathOf(info, choice("pass"), table)).toEqual(["choice:5"]);
  });

  it("can be asked about when they are not allowed", () => {
    expect(notationOf(info, ["pebble:1"])).toBe("lay 1 bare");
    expect(notationOf(info, ["trinket:pin"])).toBeNull();
  });
});
