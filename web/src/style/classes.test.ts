import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "..");
const FILES = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" });
const SHEETS = FILES.filter((name) => name.endsWith(".css"));
const INDEX = join("style", "index.css");
const CODE = FILES.filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  .map((name) => text(name))
  .join("\n");
const COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(\s*\d|(?<![\w-])(?:aqua|beige|black|blue|brown|cyan|gold|gr[ae]y|green|ivory|magenta|navy|orange|pink|purple|red|silver|teal|violet|white|yellow)(?![\w-])/i;

/** A file, and of a sheet all but the comments. */
function text(name: string): string {
  const whole = readFileSync(join(SOURCES, name), "utf-8");
  return name.endsWith(".css") ? whole.replaceAll(/\/\*[\s\S]*?\*\//g, "") : whole;
}

function layerOf(sheet: string): string {
  return /^\s*@layer (\w+) \{/.exec(text(sheet))?.[1] ?? "";
}

/** Every selector of a sheet, without those inside keyframes. */
function selectors(sheet: string): string[] {
  return [...text(sheet).matchAll(/([^{};]+)\{/g)].map(([, selector = ""]) => selector.trim());
}

/** The values of all declarations. */
function values(sheet: string): string[] {
  return [...text(sheet).matchAll(/(?<=[{;]\s*)[\w-]+:([^{};]+)(?=[;}])/g)].map(([, value = ""]) => value);
}

/** Classes that a sheet styles wherever they occur: those that are a whole selector. */
function styledEverywhere(sheet: string): string[] {
  return selectors(sheet).flatMap((list) =>
    list
      .replace(/^:is\((.*)\)$/s, "$1")
      .split(",")
      .flatMap((one) => /^\s*\.([\w-]+)\s*$/.exec(one)?.[1] ?? []),
  );
}

/** Whether the code names a class, or builds its name from a prefix: `face-${seat}`. */
function isUsed(name: string): boolean {
  if (new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(CODE)) return true;
  const parts = name.split("-");
  return parts.some((_, i) => i > 0 && CODE.includes(`${parts.slice(0, i).join("-")}-\${`));
}

test("no class is styled by two sheets of a layer: which one wins would depend on what was opened before", () => {
  const owner = new Map<string, string>();
  const shared: string[] = [];
  for (const sheet of SHEETS)
    for (const name of styledEverywhere(sheet)) {
      const key = `${layerOf(sheet)} .${name}`;
      if ((owner.get(key) ?? sheet) === sheet) owner.set(key, sheet);
      else shared.push(`${key}: ${owner.get(key)} and ${sheet}`);
    }
  expect(owner.get("base .sheet")).toBe(join("style", "patterns.css"));
  expect(shared).toEqual([]);
});

test("every sheet lies in one of the layers", () => {
  const layers = /@layer ([\w, ]+);/.exec(text(INDEX))?.[1]?.split(", ") ?? [];
  expect(layers).toContain("utilities");
  const outside = SHEETS.filter((sheet) => sheet !== INDEX).filter((sheet) => {
    const [, layer = "", inside = ""] = /^\s*@layer (\w+) \{\n([\s\S]*)\n\}\s*$/.exec(text(sheet)) ?? [];
    return !layers.includes(layer) || inside.split("\n").some((line) => line !== "" && !line.startsWith("  "));
  });
  expect(outside).toEqual([]);
});

test("colours come from tokens, and nothing is !important", () => {
  const literal = SHEETS.filter((sheet) => basename(sheet) !== "tokens.css").flatMap((sheet) =>
    values(sheet)
      .filter((value) => COLOUR.test(value))
      .map((value) => `${sheet}: ${value.trim()}`),
  );
  expect(literal).toEqual([]);
  expect(SHEETS.filter((sheet) => text(sheet).includes("!important"))).toEqual([]);
  expect(values(join("style", "tokens.css")).filter((value) => COLOUR.test(value)).length).toBeGreaterThan(50);
});

test("every class of a sheet is used, and every sheet is imported", () => {
  const classes = new Set(
    SHEETS.flatMap(
      (sheet) =>
        selectors(sheet)
          .join(" ")
          .match(/(?<=\.)[a-z][\w-]*/gi) ?? [],
    ),
  );
  expect([...classes].filter((name) => !isUsed(name))).toEqual([]);
  const orphans = SHEETS.filter((sheet) => {
    if (dirname(sheet) === "style" && sheet !== INDEX) return !text(INDEX).includes(`"./${basename(sheet)}"`);
    return !FILES.some((name) => /\.tsx?$/.test(name) && imports(name, sheet));
  });
  expect(orphans).toEqual([]);
});

function imports(name: string, sheet: string): boolean {
  const path = relative(dirname(name), sheet).split(sep).join("/");
  return text(name).includes(`import "${path.startsWith(".") ? path : `./${path}`}";`);
}
