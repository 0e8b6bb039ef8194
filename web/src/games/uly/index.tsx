import { Prize, SheepBack, Sheepdog, SheepFace, Wolf } from "../../art/meadow";
import { gameText } from "../../shell/i18n";
import type { Choice, WireEvent } from "../../net/wire";
import { Fact } from "../../table/board_parts";
import type { Effect, GameUI, Target } from "../game_ui";
import { Board } from "./Board";
import { Hand } from "./Hand";
import type { CellWord } from "./types";
import { placeOf, swapped, withPlace, type View } from "./view";

const say = (id: string) => gameText("uly", id) ?? id;
const cell = (name: string | undefined): Target => `cell:${name}`;

function paths(choice: Choice): Target[][] {
  const at = cell(choice.args["cell"]);
  if (choice.word === "swap") {
    const [a, b] = (choice.args["edge"] ?? "").split("-");
    return [
      [cell(a), cell(b)],
      [cell(b), cell(a)],
    ];
  }
  return [[at]];
}

function wanted(path: Target[], view: View): string | null {
  const cells = path.map((target) => target.split(":")).filter(([kind]) => kind === "cell");
  const [[, first] = [], [, second] = []] = cells;
  if (!first) return null;
  if (view.step === "hide") return `hide ${first}`;
  if (view.step === "start") return `start ${first}`;
  if (view.step === "dog") return `step ${second ?? first}`;
  if (!second) return view.dog === first ? touchingSwap(first) : null;
  const [a, b] = [first, second].sort((x, y) => (x[1] ?? "").localeCompare(y[1] ?? "") || x.localeCompare(y));
  return adjacent(first, second) ? `swap ${a}-${b}` : null;
}

function adjacent(a: string, b: string): boolean {
  return Math.max(Math.abs(a.charCodeAt(0) - b.charCodeAt(0)), Math.abs(a.charCodeAt(1) - b.charCodeAt(1))) === 1;
}

/** Some swap with the tile under the dog, to ask why not. */
function touchingSwap(at: string): string {
  const column = at.charCodeAt(0);
  const other = String.fromCharCode(at.startsWith("a") ? column + 1 : column - 1) + (at[1] ?? "");
  return `swap ${[at, other].sort().join("-")}`;
}

function prompt(view: View, _choices: Choice[], picked: Target[]): string {
  if (view.step === "swap") return picked.length > 0 ? "prompt-swap-with" : "prompt-swap";
  if (view.step === "dog") return "prompt-dog";
  return view.step === "hide" ? "prompt-hide" : "prompt-start";
}

function tile(view: View, name: string | undefined) {
  const place = view.places.find((one) => one.cell === name);
  return place?.face_up ? <SheepFace /> : <SheepBack place={placeOf(name ?? "a1")} />;
}

/** Where an event happened. The wolf's path is revealed after the round, so it marks nothing. */
function touches({ name, args }: WireEvent): Target[] {
  switch (name) {
    case "dog-placed":
    case "sheep-turned":
    case "wolf-found":
    case "hidden-at":
      return [cell(args["cell"])];
    case "dog-moved":
      return [cell(args["source"]), cell(args["cell"])];
    case "swapped":
      return [cell(args["cell"]), cell(args["other"])];
    default:
      return [];
  }
}

/** The parts of an event: the cell it is about, and the view shown now. */
interface EventFacts {
  args: Record<string, string>;
  at: CellWord;
  view: View;
}

type Look = (facts: EventFacts) => Effect<View>;

const escaped: Look = ({ view }) => ({
  sound: "lose",
  ms: 1200,
  pulse: view.places.map((place) => cell(place.cell)),
  moment: { shape: "ribbon", title: say("moment-escaped"), art: <Wolf wool={false} /> },
});

const LOOKS: Record<string, Look> = {
  "hidden-at": ({ at }) => ({ sound: "place", pulse: [cell(at)], patch: (now) => ({ ...now, hideout: at }) }),
  hid: ({ view }) => ({ sound: "place", ms: 300, pulse: view.places.map((place) => cell(place.cell)) }),
  "dog-placed": ({ at, args }) => ({
    sound: "bump",
    ms: 420,
    fly: [{ from: `seat:${args["seat"]}`, to: cell(at), art: <Sheepdog />, hop: true }],
    patch: (now) => ({ ...now, dog: at }),
  }),
  "dog-moved": ({ at, args }) => ({
    sound: "bump",
    ms: 380,
    before: (now) => ({ ...now, dog: null }),
    fly: [{ from: cell(args["source"]), to: cell(at), art: <Sheepdog />, hop: true }],
    patch: (now) => ({ ...now, dog: at }),
  }),
  swapped: ({ at, args, view }) => {
    const other = args["other"] ?? "";
    return {
      sound: "flip",
      ms: 450,
      hide: [cell(at), cell(other)],
      fly: [
        { from: cell(at), to: cell(other), art: tile(view, at), hop: true },
        { from: cell(other), to: cell(at), art: tile(view, other) },
      ],
      patch: (now) => swapped(now, at, other),
    };
  },
  "sheep-turned": ({ at, args }) => ({
    sound: "flip",
    ms: 450,
    turn: [cell(at)],
    half: true,
    patch: (now) => ({ ...withPlace(now, at, { face_up: true }), face_up: Number(args["count"]) }),
  }),
  "wolf-found": ({ at }) => ({
    sound: "found",
    ms: 1600,
    hold: true,
    pulse: [cell(at)],
    moment: { shape: "ribbon", title: say("moment-found"), art: <Wolf wool={false} /> },
    before: (now) => ({ ...now, shown: at, dog: null }),
  }),
  "wolf-escaped": escaped,
  "dog-stalled": escaped,
  "wolf-had-hidden": ({ at }) => ({ ms: 700, hold: true, before: (now) => ({ ...now, shown: at }) }),
  "wolf-had-moved": ({ at }) => ({ ms: 320, hold: true, before: (now) => ({ ...now, shown: at }) }),
  prize: ({ args }) => ({
    sound: "take",
    ms: 320,
    fly: [{ from: cell("b2"), to: `seat:${args["seat"]}`, art: <Prize /> }],
    patch: (now) => ({
      ...now,
      prizes: now.prizes.map((count, i) => (i === Number(args["seat"]) - 1 ? count + 1 : count)),
    }),
  }),
  "round-began": () => ({ ms: 300, patch: (now) => ({ ...now, shown: null }) }),
};

function effect({ name, args }: WireEvent, view: View): Effect<View> {
  return LOOKS[name]?.({ args, at: args["cell"] as CellWord, view }) ?? {};
}

const ui: GameUI<View> = {
  Board,
  Hand,
  paths,
  wanted,
  prompt,
  effect,
  touches,
  pointsAt: (target, view) =>
    target.startsWith("cell:") && view.seat !== null && view.seat !== view.wolf && view.step !== "hide"
      ? target.slice(5)
      : null,
  portrait: (view, seat) => (
    <>
      <Fact label={gameText("uly", "prizes", { count: view.prizes[seat] ?? 0 })}>
        <Prize /> {view.prizes[seat] ?? 0}
      </Fact>
      {view.wolf === seat ? (
        <span class="fact across">{gameText("uly", "role-wolf")}</span>
      ) : view.dog_player === seat ? (
        <span class="fact across">{gameText("uly", "role-dog")}</span>
      ) : null}
    </>
  ),
};

export default ui;
