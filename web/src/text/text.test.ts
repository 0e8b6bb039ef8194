import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync, existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../shell/settings";

const root = join(__dirname, "..");
const first = join(root, "text");
const later = join(first, "later");
const ids = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");
const idsOf = (folder: string) => ids(readFileSync(join(folder, "en.ftl"), "utf-8"));

/** Modules that may use only the first texts: what loads at once, and the tables on the home screen. */
const FIRST_SCREENS = ["main.tsx", "screens/TableShelf.tsx"];

const packs = join(root, "../../src/tana/languages");

/** The files of a text in English, then in every other language. */
const filesOf = (folder: string, inPack: string) => [
  join(folder, "en.ftl"),
  ...LANGUAGES.slice(1).map((code) => join(packs, code, "web", `${inPack}.ftl`)),
];

function check(folder: string, inPack: string, ...before: string[]) {
  const files = filesOf(folder, inPack);
  const [english = ""] = files.map((path) => readFileSync(path, "utf-8"));
  for (const path of files) {
    const source = readFileSync(path, "utf-8");
    expect(ids(source).sort(), path).toEqual(ids(english).sort());
    const bundle = new FluentBundle("en");
    expect(bundle.addResource(new FluentResource(source)), path).toEqual([]);
  }
  expect(ids(english).filter((id) => before.includes(id))).toEqual([]);
}

/** All modules reachable by static imports from some paths. */
function reachable(paths: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = paths.map((path) => join(root, path));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    for (const [, name = ""] of readFileSync(path, "utf-8").matchAll(
      /^(?:import|export) (?!type)[^;]*?"(\.[^"]+)";/gm,
    )) {
      const module = join(dirname(path), name);
      waiting.push(...[`${module}.ts`, `${module}.tsx`].filter((file) => existsSync(file)));
    }
  }
  return found;
}

/** Where code names a text: in a call of `t`, as text, label or title of an element, or as a message to show. */
const NAMING = /\bt\((?:[^()"`]*["`][^()]*)\)|\b(?:text|label|title)=(?:"[^"]*"|\{[^{}]*\})|\btext: "[^"]*"/g;

/** Those of the known texts that a module asks for by id or by the beginning of an id. */
function askedFor(path: string, known: readonly string[]): string[] {
  const places = (readFileSync(path, "utf-8").match(NAMING) ?? []).join("\n");
  const names = [...places.matchAll(/"([\w-]+)"/g)].map((found) => found[1]);
  const beginnings = [...places.matchAll(/`([\w-]+-)\$\{/g)].map((found) => found[1] ?? "");
  return known.filter((id) => names.includes(id) || beginnings.some((beginning) => id.startsWith(beginning)));
}

describe("texts", () => {
  it("are complete in every language", () => check(first, "first"));
  it("of the later screens are complete, too, and none exists twice", () => check(later, "later", ...idsOf(first)));
  const games = readdirSync(join(root, "games"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  it.each(games.map((entry) => entry.name))("of the board of %s are complete, too", (name) => {
    const folder = join(root, "games", name);
    expect(existsSync(join(folder, "en.ftl"))).toBe(true);
    check(folder, name);
  });
  it("of the first screens are in the first file", () => {
    const modules = [...reachable(FIRST_SCREENS)];
    const asked = (known: string[]) => modules.flatMap((path) => askedFor(path, known));
    expect(asked(idsOf(later))).toEqual([]);
    expect(asked(idsOf(first))).toEqual(
      expect.arrayContaining(["home-blurb", "install", "refused-offline", "waiting"]),
    );
  });
  it("that the code asks for exist", () => {
    const known = new Set([...idsOf(first), ...idsOf(later)]);
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
