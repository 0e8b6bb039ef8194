/** Tables of targets: which ones make a choice, and where events happened. */
import type { Target } from "./game_ui";

/** From words (separated by spaces) to ways separated by ` | `, each a sequence of targets with `{arguments}`. */
export type Ways = Readonly<Record<string, string>>;
type Facts = Readonly<Record<string, unknown>>;

/** The ways of a word with arguments filled in; empty if the word is not in the table. */
export function waysIn(table: Ways, word: string, facts: Facts): Target[][] {
  const [, ways] = Object.entries(table).find(([words]) => words.split(" ").includes(word)) ?? [];
  const filled = ways?.replace(/\{(\w+)\}/g, (_, name: string) => String(name === "word" ? word : facts[name]));
  return filled?.split(" | ").map((way) => way.split(" ")) ?? [];
}

/** The targets of a word that has at most one way. */
export function placesIn(table: Ways, word: string, facts: Facts): Target[] {
  return waysIn(table, word, facts)[0] ?? [];
}
