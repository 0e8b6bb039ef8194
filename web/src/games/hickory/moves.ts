/** How Hickory Dickory's choices map to targets on the board. */
import type { Choice } from "../../net/wire";
import { waysIn, type Ways } from "../board_ways";
import type { Target } from "../game_ui";
import { activeOf, numberBefore, numberOfActive, tileKind, type View } from "./view";

const WAYS: Ways = {
  "stay hop-on": "hand | do:{word}",
  "hop-off outer": "number:{minute} | do:{word}",
  "hop-back": "number:{before} | do:{word}",
  claim: "leaf:{here} | number:{here} | do:{word}",
  "skip done keep score": "done",
  "swap search": "do:{word}",
  climb: "chain | do:{word}",
  draw: "favor-deck | do:{word}",
  wild: "wild",
  "activate toss": "mouse:{mouse}",
  give: "mouse:{mouse} | dealt mouse:{mouse}",
  "leap scamp": "number:{number}",
  take: "basket:{tile}",
  "drop put-back": "pool:{tile}",
  "spend deliver return": "tile:{active}:{tile}",
  lose: "tile:{mouse}:{tile}",
  quest: "quest:{slot}",
  place: "hunt:{cell}",
  start: "mouse:{mouse} number:{number}",
};
const CARD_WORDS = ["bonus", "favor", "discard"];

export function paths({ word, args }: Choice, view: View, choices: Choice[]): Target[][] {
  if (CARD_WORDS.includes(word)) return cardPaths(word, args["card"] ?? "", choices);
  const [before, here, active] = [numberBefore(view), numberOfActive(view), activeOf(view)?.mouse];
  return waysIn(WAYS, word, { minute: view.minute, before, here, active, ...args });
}

/** Tap a card, and then how to use it if there are two ways. */
function cardPaths(word: string, card: string, choices: Choice[]): Target[][] {
  const ways = choices.filter(({ word: other, args }) => args["card"] === card && CARD_WORDS.includes(other));
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

/** Tasks with a prompt of the same name. */
const TASKS = ["put-back", "drop", "deal", "take", "discard", "quest", "place", "lose"];

/** Words of choices in order of priority: the first legal one determines the prompt. */
const ASKED =
  "start activate keep hop-on hop-back stay claim scamp deliver spend return take wild toss leap done".split(" ");

/** Prompts that are not named after their word. */
const NAMED: Record<string, string> = {
  "hop-on": "inner",
  "hop-back": "bumped",
  stay: "hand",
  take: "market",
  wild: "market",
  done: "end",
};

export function prompt(view: View, choices: Choice[]): string {
  if (view.task === "deliver") return "prompt-delivering";
  if (TASKS.includes(view.task ?? "")) return `prompt-${view.task}`;
  const word = ASKED.find((one) => choices.some((choice) => choice.word === one)) ?? "act";
  return `prompt-${NAMED[word] ?? word}`;
}
