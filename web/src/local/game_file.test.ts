import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { BadGameFile, framesOf, OtherRules, playGameFile, readGameFile } from "./game_file";
import type { Layout, RulesIndex } from "./rules/layout";
import { Rules } from "./rules/rules";

const FOLDER = join("public", "rules");
const text = readFileSync(join("..", "tests", "golden", "uly-2.jsonl"), "utf-8");

/** The compiled rules that the pages are built with. */
async function rulesOf(game: string): Promise<Rules> {
  const index = JSON.parse(readFileSync(join(FOLDER, "index.json"), "utf-8")) as RulesIndex;
  const { module, layout } = index[game] ?? { module: "", layout: "" };
  return Rules.load(
    readFileSync(join(FOLDER, module)),
    JSON.parse(readFileSync(join(FOLDER, layout), "utf-8")) as Layout,
  );
}

const lines = text.trim().split("\n");

describe.skipIf(!existsSync(join(FOLDER, "index.json")))("game files", () => {
  it("play again to the result that they name", async () => {
    const game = playGameFile(readGameFile(text), await rulesOf("uly"));
    const last = game.positions.at(-1);
    const { result } = JSON.parse(lines.at(-1) ?? "") as { result: { scores: number[]; ranks: number[] } };
    expect(last?.actor).toBeNull();
    expect(last && game.rules.standing(last.state)).toEqual(result);
    expect(framesOf(game, null)).toHaveLength(lines.length - 1);
  });

  it("show a seat only what it knew", async () => {
    const game = playGameFile(readGameFile(text), await rulesOf("uly"));
    const hideouts = (seat: number | null) =>
      framesOf(game, seat).filter(({ view }) => (view as { hideout: string | null }).hideout !== null).length;
    expect(hideouts(null)).toBe(0);
    expect(hideouts(0) + hideouts(1)).toBeGreaterThan(0);
  });

  it.each(["", "nonsense", "[]", "{}", lines[1] ?? "", JSON.stringify({ format: "tana-game", version: 2 })])(
    "refuse what is not one: %s",
    (wrong) => {
      expect(() => readGameFile(wrong)).toThrow(BadGameFile);
    },
  );

  it("refuse a gap, an impossible move and other rules", async () => {
    const rules = await rulesOf("uly");
    const without = (at: number) => lines.filter((_, i) => i !== at).join("\n");
    expect(() => readGameFile(without(2))).toThrow(BadGameFile);
    const illegal = text.replace('"seat": 1, "action": "hide d4"', '"seat": 2, "action": "hide d4"');
    expect(() => playGameFile(readGameFile(illegal), rules)).toThrow(BadGameFile);
    const older = text.replace(/"edition": "[^"]*"/, '"edition": "uly-0"');
    expect(() => playGameFile(readGameFile(older), rules)).toThrow(OtherRules);
  });
});
