/** How choices of Molly lie on the board, and what somebody wants who points at something. */
import type { Choice, WireEvent } from "../../net/wire";
import type { Target } from "../ui";
import { cellsOf, type View } from "./view";

const cell = (name: string): Target => `cell:${name}`;

export function paths(choice: Choice, view: View, choices: Choice[]): Target[][] {
  const { word, args } = choice;
  switch (word) {
    case "draw":
      return [["deck"]];
    case "take":
      return [[`slot:${args["slot"]}`, "burrow"]];
    case "play":
      return [[`slot:${args["slot"]}`, cell(args["cell"] ?? "")]];
    case "swap": {
      const [a = "", b = ""] = (args["edge"] ?? "").split("-");
      return [
        ["do:swap", cell(a), cell(b)],
        ["do:swap", cell(b), cell(a)],
      ];
    }
    case "hunt":
      return [[cell(view.bobtail ?? ""), cell(args["cell"] ?? "")]];
    case "rehome":
    case "place":
    case "cover":
      return [[cell(args["cell"] ?? "")]];
    case "set":
      return setPaths(args["line"] ?? "", args["cell"] ?? "", choices);
    case "projects":
      return projectPaths(args["line"] ?? "", choices);
    case "steal":
      return [[`seat:${args["victim"]}`]];
    case "give":
    case "discard":
      return [[`tunnel:${args["colour"]}`]];
    case "pass":
      return [["done"]];
    default:
      return [];
  }
}

/** A pile that belongs to one set only is enough; else the set is named first. */
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

/** The lines that have to be named before a pile, so that they are shown on the board. */
export function namedLines(choices: Choice[]): string[] {
  const lines = new Set(
    choices.filter(({ word }) => word === "set" || word === "projects").map(({ args }) => args["line"] ?? ""),
  );
  return lines.size > 1 || choices.some(({ word }) => word === "projects") ? [...lines] : [];
}

/** The notation behind a path that is not legal, to ask why. */
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

/** A swap of these piles, or any with the first of them: why can it not be? */
function swapWanted([first = "b2", second]: string[]): string | null {
  if (second) return edge(first, second);
  return edge(first, first.startsWith("a") ? `b${first[1]}` : `${first.startsWith("b") ? "a" : "b"}${first[1]}`);
}

/** Only neighbours share an edge; for others the nearest question is whether a pile may move at all. */
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
  if (words.has("steal")) return "prompt-steal";
  if (words.has("give")) return "prompt-give";
  if (words.has("discard")) return "prompt-discard";
  if (words.has("rehome")) return "prompt-rehome";
  if (words.has("set") && words.has("projects")) return "prompt-which";
  if (words.has("set"))
    return new Set(choices.map(({ args }) => args["line"])).size > 1 ? "prompt-which" : "prompt-set";
  if (words.has("projects")) return "prompt-projects";
  if (words.has("cover")) return "prompt-cover";
  if (words.has("place")) return "prompt-place";
  if (words.has("take") || words.has("swap") || words.has("hunt"))
    return view.bobtail ? "prompt-act-bobtail" : "prompt-act";
  return words.has("pass") ? "prompt-pass" : "prompt-play";
}

/** Where an event happened in the bed; tokens and new display cards are no move. */
export function touches({ name, args }: WireEvent): Target[] {
  switch (name) {
    case "played":
    case "covered":
    case "took-pile":
    case "flipped":
    case "hidden-card":
    case "filled":
      return [cell(args["cell"] ?? "")];
    case "swapped":
      return [cell(args["cell"] ?? ""), cell(args["other"] ?? "")];
    case "hunted":
    case "rehomed":
      return [cell(args["source"] ?? ""), cell(args["cell"] ?? "")];
    case "took":
      return [`slot:${args["slot"]}`];
    case "set-of-moles":
    case "set-of-projects":
      return cellsOf(args["line"] ?? "").map(cell);
    default:
      return [];
  }
}
