import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(__dirname, "..");
const ids = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");

function check(folder: string) {
  const sources = ["en", "it"].map((language) => readFileSync(join(folder, `${language}.ftl`), "utf-8"));
  const [english = "", italian = ""] = sources;
  expect(ids(italian)).toEqual(ids(english));
  for (const source of sources) {
    const bundle = new FluentBundle("en");
    expect(bundle.addResource(new FluentResource(source))).toEqual([]);
  }
}

describe("texts", () => {
  it("are complete in both languages", () => check(join(root, "text")));
  const games = readdirSync(join(root, "games"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  it.each(games.map((entry) => entry.name))("of the board of %s, too", (name) => {
    const folder = join(root, "games", name);
    expect(existsSync(join(folder, "en.ftl"))).toBe(true);
    check(folder);
  });
  it("that the code asks for exist", () => {
    const known = new Set(ids(readFileSync(join(root, "text", "en.ftl"), "utf-8")));
    const missing: string[] = [];
    const walk = (folder: string): void => {
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) walk(path);
        else if (/\.tsx?$/.test(entry.name) && !entry.name.includes(".test.")) {
          for (const found of readFileSync(path, "utf-8").matchAll(/\bt\("([\w-]+)"/g)) {
            if (!known.has(found[1] ?? "")) missing.push(`${entry.name}: ${found[1]}`);
          }
        }
      }
    };
    walk(root);
    expect(missing).toEqual([]);
  });
});
