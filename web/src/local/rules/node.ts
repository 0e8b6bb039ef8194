/** The modules from Node: `const rules = await load("molly")`. The package is built by `make npm`. */
import { readFile } from "node:fs/promises";
import { feed } from "./levels.ts";
import type { Layout, RulesIndex } from "./layout.ts";
import { Rules } from "./rules.ts";
import { BadInput, type Document } from "./types.ts";

export * from "./index.ts";

const MODULES = new URL("../modules/", import.meta.url);

/** The games that have a module in a folder. */
export async function games(folder: URL = MODULES): Promise<string[]> {
  return Object.keys(await indexOf(folder)).sort();
}

/** The rules of a game, and what its levels need. */
export async function load<View extends object = Document>(game: string, folder: URL = MODULES): Promise<Rules<View>> {
  const files = (await indexOf(folder))[game];
  if (!files) throw new BadInput(`there is no module of ${game}`);
  const [module, layout, data] = await Promise.all([
    readFile(new URL(files.module, folder)),
    readFile(new URL(files.layout, folder), "utf-8"),
    files.data === null ? null : readFile(new URL(files.data, folder)),
  ]);
  const rules = await Rules.load<View>(new Uint8Array(module), JSON.parse(layout) as Layout);
  if (data) feed(rules, new Uint8Array(data).buffer);
  return rules;
}

async function indexOf(folder: URL): Promise<RulesIndex> {
  return JSON.parse(await readFile(new URL("index.json", folder), "utf-8")) as RulesIndex;
}
