/** How choices of Hickory Dickory lie on the board. */
import type { Choice } from "../../net/wire";
import type { Target } from "../ui";
import { activeOf, numberBefore, numberOfActive, tileKind, type View } from "./view";

export function paths(choice: Choice, view: View, choices: Choice[]): Target[][] {
  const { word, args } = choice;
  const active = activeOf(view);
  switch (word) {
    case "stay":
    case "hop-on":
      return [["hand"], [`do:${word}`]];
    case "hop-off":
    case "outer":
      return [[`number:${view.minute}`], [`do:${word}`]];
    case "hop-back":
      return [[`number:${numberBefore(view)}`], ["do:hop-back"]];
    case "claim":
      return [[`leaf:${numberOfActive(view)}`], [`number:${numberOfActive(view)}`], ["do:claim"]];
    case "skip":
    case "done":
    case "keep":
    case "score":
      return [["done"]];
    case "swap":
    case "search":
      return [[`do:${word}`]];
    case "climb":
      return [["chain"], ["do:climb"]];
    case "draw":
      return [["favor-deck"], ["do:draw"]];
    case "wild":
      return [["wild"]];
    case "activate":
    case "give":
    case "toss":
      return [[`mouse:${args["mouse"]}`]];
    case "leap":
    case "scamp":
      return [[`number:${args["number"]}`]];
    case "take":
      return [[`basket:${args["tile"]}`]];
    case "drop":
    case "put-back":
      return [[`pool:${args["tile"]}`]];
    case "spend":
    case "deliver":
    case "return":
      return [[`tile:${active?.mouse}:${args["tile"]}`]];
    case "lose":
      return [[`tile:${args["mouse"]}:${args["tile"]}`]];
    case "bonus":
    case "favor":
    case "discard":
      return cardPaths(word, args["card"] ?? "", choices);
    case "quest":
      return [[`quest:${args["slot"]}`]];
    case "place":
      return [[`hunt:${args["cell"]}`]];
    case "start":
      return [[`mouse:${args["mouse"]}`, `number:${args["number"]}`]];
    default:
      return [];
  }
}

/** A card that can be used in two ways is tapped first, then the way. */
function cardPaths(word: string, card: string, choices: Choice[]): Target[][] {
  const ways = choices.filter(
    ({ word: other, args }) => args["card"] === card && ["bonus", "favor", "discard"].includes(other),
  );
  return ways.length > 1 ? [[`card:${card}`, `use:${word}`]] : [[`card:${card}`]];
}

export function wanted(path: Target[], view: View): string | null {
  const [kind, name, more] = (path.at(-1) ?? "").split(":");
  const step = activeOf(view)?.step ?? "";
  switch (kind) {
    case "hand":
      return step === "choose-on-inner" ? "hop-on" : "stay";
    case "number":
      if (path[0]?.startsWith("mouse:") && view.phase === "start") return `start ${path[0].slice(6)} ${name}`;
      if (step === "claim") return "claim";
      if (Number(name) === view.minute) return step === "choose-on-inner" ? "outer" : "hop-off";
      return `leap ${name}`;
    case "leaf":
      return "claim";
    case "chain":
      return "climb";
    case "favor-deck":
      return "draw";
    case "wild":
      return "wild";
    case "mouse":
      return view.task === "deal" ? `give ${name}` : view.phase === "start" ? null : `activate ${name}`;
    case "basket":
      return `take ${name}`;
    case "tile":
      if (tileKind(more ?? "").kind === "relic") return `return ${more}`;
      return view.task === "deliver" || atDelivery(view) ? `deliver ${more}` : `spend ${more}`;
    case "card":
      return view.task === "discard" ? `discard ${name}` : `favor ${name}`;
    case "quest":
      return `quest ${name}`;
    case "hunt":
      return `place ${name}`;
    default:
      return null;
  }
}

function atDelivery(view: View): boolean {
  const active = activeOf(view);
  return active?.step === "act" && view.spaces[numberOfActive(view) - 1]?.parts[active.part]?.icon === "deliver";
}

const PROMPTS: Record<string, string> = {
  "put-back": "prompt-put-back",
  drop: "prompt-drop",
  deal: "prompt-deal",
  take: "prompt-take",
  discard: "prompt-discard",
  deliver: "prompt-delivering",
  quest: "prompt-quest",
  place: "prompt-place",
  lose: "prompt-lose",
};

export function prompt(view: View, choices: Choice[]): string {
  const task = PROMPTS[view.task ?? ""];
  if (task) return task;
  const words = new Set(choices.map(({ word }) => word));
  if (words.has("start")) return "prompt-start";
  if (words.has("activate")) return "prompt-activate";
  if (words.has("keep")) return "prompt-keep";
  if (words.has("hop-on")) return "prompt-inner";
  if (words.has("hop-back")) return "prompt-bumped";
  if (words.has("stay")) return "prompt-hand";
  if (words.has("claim")) return "prompt-claim";
  if (words.has("scamp")) return "prompt-scamp";
  if (words.has("deliver")) return "prompt-deliver";
  if (words.has("spend")) return "prompt-spend";
  if (words.has("return")) return "prompt-return";
  if (words.has("take") || words.has("wild")) return "prompt-market";
  if (words.has("toss")) return "prompt-toss";
  if (words.has("leap")) return "prompt-leap";
  if (words.has("done")) return "prompt-end";
  return "prompt-act";
}
