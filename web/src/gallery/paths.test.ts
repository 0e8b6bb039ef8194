// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { loadUI } from "../games/game_ui";
import { nextTargets, tap, waysOf } from "../table/picker";
import { fixtures } from "./fixtures";

describe.each(Object.keys(fixtures))("%s", (name) => {
  const fixture = fixtures[name]!;

  it("makes every choice by taps on the board, and nothing else", async () => {
    const ui = await loadUI(fixture.game);
    const ways = waysOf(ui, fixture.choices, fixture.view);
    for (const choice of fixture.choices) {
      const path = ui.paths(choice, fixture.view, fixture.choices)[0];
      expect(path, choice.notation).toBeTruthy();
      let picked: string[] = [];
      for (const target of path!) {
        expect(nextTargets(ways, picked).has(target), `${choice.notation}: ${target}`).toBe(true);
        const result = tap(ways, picked, target);
        if (result.kind === "chosen") expect(result.choice.notation).toBe(choice.notation);
        else if (result.kind === "several") expect(result.choices).toContain(choice);
        else {
          expect(result.kind).toBe("picked");
          picked = result.kind === "picked" ? result.picked : [];
        }
      }
    }
  });

  it("asks why with the game's action words", async () => {
    const ui = await loadUI(fixture.game);
    const words = [
      "play",
      "draw",
      "take",
      "swap",
      "hunt",
      "set",
      "place",
      "cover",
      "rehome",
      "steal",
      "give",
      "discard",
    ];
    const found = ui.wanted(["cell:a1"], fixture.view);
    if (fixture.game === "molly" && found) expect(words).toContain(found.split(" ")[0]);
    expect(ui.prompt(fixture.view, fixture.choices, [])).toMatch(/^prompt-/);
  });
});
