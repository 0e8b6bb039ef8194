import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "..");

/** The classes that a style sheet gives a look wherever they stand: those that are a whole selector. */
function everywhere(sheet: string): string[] {
  const text = readFileSync(join(SOURCES, sheet), "utf-8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const selectors = [...text.matchAll(/([^{};]+)\{/g)].flatMap(([, list = ""]) => list.split(","));
  return selectors.flatMap((one) => /^\s*\.([\w-]+)\s*$/.exec(one)?.[1] ?? []);
}

test("no class has its look from two style sheets: which one wins would depend on what was opened before", () => {
  const sheets = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).filter((name) => name.endsWith(".css"));
  const owner = new Map<string, string>();
  const shared: string[] = [];
  for (const sheet of sheets)
    for (const name of everywhere(sheet))
      if ((owner.get(name) ?? sheet) === sheet) owner.set(name, sheet);
      else shared.push(`.${name}: ${owner.get(name)} and ${sheet}`);
  expect(owner.get("sheet")).toBe(join("style", "base.css"));
  expect(shared).toEqual([]);
});
