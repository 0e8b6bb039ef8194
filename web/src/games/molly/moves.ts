/** How Molly's choices map to targets on the board, and targets to actions. */
import type { Choice, WireEvent } from "../../net/wire";
import { placesIn, waysIn, type Ways } from "../board_ways";
import type { Target } from "../game_ui";
import { cellsOf, type View } from "./view";

const cell = (name: string): Target => `cell:${name}`;

const WAYS: Ways = {
  draw: "deck",
  take: "slot:{slot} burrow",
  play: "slot:{slot} cell:{cell}",
  hunt: "cell:{bobtail} cell:{cell}",
  "rehome place cover": "cell:{cell}",
  steal: "seat:{victim}",
  "give discard": "tunnel:{colour}",
  pass: "done",
};

export function paths({ word, args }: Choice, view: View, choices: Choice[]): Target[][] {
  const line = args["line"] ?? "";
  if (word === "set") return setPaths(line, args["cell"] ?? "", choices);
  if (word === "projects") return projectPaths(line, choices);
  if (word === "swap") {
    const [a = "", b = ""] = (args["edge"] ?? "").split("-");
    return waysIn({ swap: "do:swap cell:{a} cell:{b} | do:swap cell:{b} cell:{a}" }, word, { a, b });
  }
  return waysIn(WAYS, word, { bobtail: view.bobtail ?? "", ...args });
}

/** Ways to choose a pile of a set: tap the set and the pile, or only the pile if it belongs to a single set. */
function setPaths(line: string, at: string, choices: Choice[]): Target[][] {
  const alone = choices.filter((other) => linesThrough(other, at)).length === 1;
  const named = [[`line:${line}`, cell(at)]];
  return alone ? [[cell(at)], ...named] : named;
}

function projectPaths(line: string, choices: Choice[]): Target[][] {
  const own = cellsOf(line).filter((at) => choices.filter((other) => linesThrough(other, at)).length === 1);
  return [[`line:${line}`], ...own.map((at) => [cell(at)])];
}

function linesThrough(choice: Choice, at: string): boolean {
  if (choice.word === "set") return choice.args["cell"] === at;
  return choice.word === "projects" && cellsOf(choice.args["line"] ?? "").includes(at);
}

/** The lines to show on the board because a line has to be tapped before a pile. */
export function namedLines(choices: Choice[]): string[] {
  const lines = new Set(
    choices.filter(({ word }) => word === "set" || word === "projects").map(({ args }) => args["line"] ?? ""),
  );
  return lines.size > 1 || choices.some(({ word }) => word === "projects") ? [...lines] : [];
}

/** The notation of the action that an illegal path means, to ask why not. */
export function wanted(path: Target[], view: View): string | null {
  const parts = path.map((target) => target.split(":"));
  const [[kind, name] = [], [second, other] = []] = parts;
  if (kind === "do") return swapWanted(parts.slice(1).map(([, at]) => at ?? ""));
  if (kind === "deck") return "draw";
  if (kind === "slot" && second === "burrow") return `take ${name}`;
  if (kind === "slot" && second === "cell") return `play ${name} ${other}`;
  if (kind === "slot") return `take ${name}`;
  if (kind === "seat") return `steal ${name}`;
  if (kind === "tunnel") return `${view.event === "spring-cleaning" ? "discard" : "give"} ${name}`;
  if (kind === "cell" && second === "cell") return `hunt ${other}`;
  if (kind !== "cell") return null;
  switch (view.step) {
    case "place":
      return `place ${name}`;
    case "rehome":
      return `rehome ${name}`;
    case "cover":
      return `cover ${name}`;
    case "check":
      return view.lines[0] ? `set ${view.lines[0]} ${name}` : null;
    default:
      return view.display[0] ? `play 1 ${name}` : null;
  }
}

/** The swap of these piles, or some swap with the first of them, to ask why not. */
function swapWanted([first = "b2", second]: string[]): string | null {
  if (second) return edge(first, second);
  return edge(first, first.startsWith("a") ? `b${first[1]}` : `${first.startsWith("b") ? "a" : "b"}${first[1]}`);
}

/** The notation of a swap; null for piles that are not neighbours. */
function edge(a: string, b: string): string | null {
  const [first, second] = [a, b].sort((x, y) => (x[1] ?? "").localeCompare(y[1] ?? "") || x.localeCompare(y));
  const apart = Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) + Math.abs(a.charCodeAt(1) - b.charCodeAt(1));
  return apart === 1 ? `swap ${first}-${second}` : null;
}

export function prompt(view: View, choices: Choice[], picked: Target[]): string {
  const [first = ""] = picked;
  if (first.startsWith("slot:"))
    return choices.some(({ word }) => word === "take") ? "prompt-where-or-take" : "prompt-where";
  if (first === "do:swap") return picked.length > 1 ? "prompt-swap-with" : "prompt-swap";
  if (first === cell(view.bobtail ?? "")) return "prompt-hunt";
  if (first.startsWith("line:")) return "prompt-set";
  const words = new Set(choices.map(({ word }) => word));
  const task = ["steal", "give", "discard", "rehome"].find((word) => words.has(word));
  if (task) return `prompt-${task}`;
  if (words.has("set") && words.has("projects")) return "prompt-which";
  if (words.has("set"))
    return new Set(choices.map(({ args }) => args["line"])).size > 1 ? "prompt-which" : "prompt-set";
  const next = ["projects", "cover", "place"].find((word) => words.has(word));
  if (next) return `prompt-${next}`;
  if (words.has("take") || words.has("swap") || words.has("hunt"))
    return view.bobtail ? "prompt-act-bobtail" : "prompt-act";
  return words.has("pass") ? "prompt-pass" : "prompt-play";
}

const PLACES: Ways = {
  "played covered took-pile flipped hidden-card filled": "cell:{cell}",
  swapped: "cell:{cell} cell:{other}",
  "hunted rehomed": "cell:{source} cell:{cell}",
  took: "slot:{slot}",
};

/** Where an event happened in the bed. Tokens and new display cards leave no marks. */
export function touches({ name, args }: WireEvent): Target[] {
  if (name.startsWith("set-of-")) return cellsOf(args["line"] ?? "").map(cell);
  return placesIn(PLACES, name, args);
}
