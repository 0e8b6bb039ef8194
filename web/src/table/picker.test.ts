import { describe, expect, it } from "vitest";
import type { Choice } from "../net/wire";
import { nextTargets, tap, type Way } from "./picker";

const choice = (notation: string): Choice => ({ action: 0, word: "", args: {}, notation, irreversible: false });
const way = (notation: string, ...path: string[]): Way => ({ path, choice: choice(notation) });

const ways = [
  way("draw", "deck"),
  way("play 1 a1", "slot:1", "cell:a1"),
  way("play 1 b2", "slot:1", "cell:b2"),
  way("play 2 a1", "slot:2", "cell:a1"),
  way("swap a1-b1", "cell:a1", "cell:b1"),
  way("swap a1-b1", "cell:b1", "cell:a1"),
];

describe("picking", () => {
  it("offers every first target, and then only those that continue a path", () => {
    expect([...nextTargets(ways, [])]).toEqual(["deck", "slot:1", "slot:2", "cell:a1", "cell:b1"]);
    expect([...nextTargets(ways, ["slot:1"])]).toEqual(["cell:a1", "cell:b2"]);
  });

  it("chooses when the path is complete", () => {
    const first = tap(ways, [], "slot:1");
    expect(first).toEqual({ kind: "picked", picked: ["slot:1"] });
    expect(tap(ways, ["slot:1"], "cell:b2")).toMatchObject({ kind: "chosen", choice: { notation: "play 1 b2" } });
    expect(tap(ways, [], "deck")).toMatchObject({ kind: "chosen", choice: { notation: "draw" } });
  });

  it("drops a target tapped twice, and restarts from another source", () => {
    expect(tap(ways, ["slot:1"], "slot:1")).toEqual({ kind: "dropped", picked: [] });
    expect(tap(ways, ["slot:1"], "slot:2")).toEqual({ kind: "picked", picked: ["slot:2"] });
  });

  it("refuses an illegal tap, with the whole path to ask about", () => {
    expect(tap(ways, ["slot:1"], "cell:c3")).toEqual({ kind: "refused", path: ["slot:1", "cell:c3"] });
    expect(tap(ways, [], "cell:c3")).toEqual({ kind: "refused", path: ["cell:c3"] });
  });

  it("waits when one path is the beginning of another", () => {
    const both = [...ways, way("stop", "slot:1")];
    expect(tap(both, [], "slot:1")).toEqual({ kind: "picked", picked: ["slot:1"] });
  });

  it("asks when the same taps can mean two choices", () => {
    const both: Way[] = [
      { path: ["mole:l1"], choice: choice("mole l1") },
      { path: ["mole:l1"], choice: choice("dog 4") },
    ];
    const asked = tap(both, [], "mole:l1");
    expect(asked.kind === "several" && asked.choices.map((one) => one.notation)).toEqual(["mole l1", "dog 4"]);
  });

  it("does not ask when two paths lead to one choice", () => {
    const one = choice("draw");
    const ways: Way[] = [
      { path: ["deck"], choice: one },
      { path: ["deck"], choice: one },
    ];
    expect(tap(ways, [], "deck").kind).toBe("chosen");
  });
});
