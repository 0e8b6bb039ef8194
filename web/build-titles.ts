/** For the build: a plugin that resolves `some.ftl?titles` to the messages that a game's cover shows. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const QUERY = "?titles";
const SHOWN = ["game-title", "game-blurb"];

/** The named messages of a Fluent text, with all their lines. */
export function messagesOf(text: string, names: readonly string[]): string {
  let kept = false;
  return text
    .split("\n")
    .filter((line) => {
      if (/^\S/.test(line)) kept = names.some((name) => line.startsWith(`${name} =`));
      return kept && line.trim() !== "";
    })
    .join("\n");
}

export function titlesOnly(): Plugin {
  return {
    name: "tana-titles",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(`.ftl${QUERY}`)) return null;
      const text = readFileSync(id.slice(0, -QUERY.length), "utf-8");
      return `export default ${JSON.stringify(messagesOf(text, SHOWN))};`;
    },
  };
}
