import { ClanBadge, type Clan } from "../../art/clans";
import { Dachshund, GangMole } from "../../art/moles";
import type { Choice, WireEvent } from "../../net/wire";
import { gameText } from "../../shell/i18n";
import { Fact } from "../../table/board_parts";
import type { Effect, GameUI, Target } from "../game_ui";
import { Board } from "./Board";
import { Hand } from "./Hand";
import type { Mole, PieceWord, PlaceWord, SymbolWord } from "./types";
import { moleAt, withMole, type View } from "./view";

function paths(choice: Choice, view: View, choices: Choice[]): Target[][] {
  const { word, args } = choice;
  switch (word) {
    case "roll":
      return [["dice"]];
    case "mole":
      return molePaths(args["mole"] ?? "", view, choices);
    case "dog":
      return dogPaths(args["hole"] ?? "", view);
    case "look":
      return [[`mole:${view.moved}`]];
    case "leave":
    case "decline":
      return [["done"]];
    default:
      return [];
  }
}

/** A mole can be tapped, or its hole if the dog could go there, too; the table then asks which. */
function molePaths(mole: string, view: View, choices: Choice[]): Target[][] {
  const hole = view.moles.find((one) => one.mole === mole)?.place;
  const dogToo = choices.some(({ word, args }) => word === "dog" && args["hole"] === hole);
  return dogToo ? [[`mole:${mole}`], [`hole:${hole}`]] : [[`mole:${mole}`]];
}

/** Ways to move the dog: tap a hole or the mole in it, with or without tapping the dog first. */
function dogPaths(hole: string, view: View): Target[][] {
  const there = moleAt(view, hole)?.mole;
  const found: Target[][] = [[`hole:${hole}`], ["dog", `hole:${hole}`]];
  if (there) found.push([`mole:${there}`], ["dog", `mole:${there}`]);
  return found;
}

function wanted(path: Target[], view: View): string | null {
  const [kind, name] = (path.at(-1) ?? "").split(":");
  const dogFirst = path[0] === "dog" && path.length > 1;
  if (kind === "dice") return "roll";
  if (kind === "hole") return `dog ${name}`;
  if (kind === "mole" && dogFirst) return `dog ${view.moles.find((mole) => mole.mole === name)?.place}`;
  if (kind === "mole") return `mole ${name}`;
  return kind === "dog" ? `dog ${view.dog}` : null;
}

function prompt(view: View, choices: Choice[], picked: Target[]): string {
  if (picked[0] === "dog") return "prompt-dog-to";
  if (view.step === "roll") return "prompt-roll";
  if (view.step === "look") return "prompt-look";
  const words = new Set(choices.map(({ word }) => word));
  if (words.has("decline")) return "prompt-decline";
  if (words.has("dog")) return words.has("mole") ? "prompt-both" : "prompt-dog";
  return "prompt-mole";
}

const place = (name: string | undefined, clan?: Clan): Target =>
  name === "haystack" ? "haystack" : name === "den" ? `den:${clan}` : `hole:${name}`;

/** Where a move happened. Dice, looks and effects on other pieces leave no marks. */
function touches({ name, args }: WireEvent): Target[] {
  if (name === "mole-moved")
    return [place(args["source"]), args["place"] === "den" ? "entrance" : place(args["place"]), `mole:${args["mole"]}`];
  return name === "dog-moved" ? [place(args["source"]), place(args["hole"]), "dog"] : [];
}

/** The parts of an event: the mole it is about as shown now, and the view that will be shown in the end. */
interface EventFacts {
  args: Record<string, string>;
  mole: Mole | undefined;
  next: View;
}

type Look = (facts: EventFacts) => Effect<View>;

const LOOKS: Record<string, Look> = {
  rolled: ({ args }) => ({
    sound: "roll",
    ms: 750,
    turn: ["dice"],
    before: (now) => ({
      ...now,
      dice: { piece: args["piece"] as PieceWord, symbol: args["symbol"] as SymbolWord },
    }),
  }),
  "mole-moved": ({ args, mole, next }) => {
    if (!mole) return {};
    const home = args["place"] === "den" ? next.moles.find((one) => one.mole === mole.mole)?.clan : undefined;
    return {
      sound: "place",
      ms: 450,
      hide: [`mole:${mole.mole}`],
      fly: [
        {
          from: `mole:${mole.mole}`,
          to: home ? `den:${home}` : place(args["place"]),
          art: <GangMole size={mole.mole_size} />,
          hop: true,
        },
      ],
      patch: (now) => withMole(now, mole.mole, { place: args["place"] as PlaceWord, ...(home ? { clan: home } : {}) }),
    };
  },
  "dog-moved": ({ args }) => ({
    sound: "bump",
    ms: 450,
    hide: ["dog"],
    fly: [{ from: "dog", to: `hole:${args["hole"]}`, art: <Dachshund /> }],
    patch: (now) => ({ ...now, dog: args["hole"] ?? now.dog }),
  }),
  frozen: ({ args }) => ({
    sound: "no",
    ms: 260,
    pulse: [`mole:${args["mole"]}`],
    patch: (now) => withMole(now, args["mole"] ?? "", { frozen: true }),
  }),
  freed: ({ args }) => ({
    ms: 260,
    pulse: [`mole:${args["mole"]}`],
    patch: (now) => withMole(now, args["mole"] ?? "", { frozen: false }),
  }),
  looked: ({ args }) => ({ ms: 350, pulse: [`mole:${args["mole"]}`] }),
  saw: ({ args }) => ({
    sound: "found",
    ms: 2600,
    hold: true,
    look: true,
    before: (now) => ({ ...now, peek: { mole: args["mole"] ?? "", clan: args["clan"] as Clan } }),
    patch: (now) => ({ ...now, peek: null }),
  }),
  "came-home": ({ args, mole }) => ({
    sound: "found",
    ms: 1200,
    pulse: [`seat:${args["seat"]}`],
    moment: {
      shape: "ribbon",
      title: gameText("buddel", "moment-home") ?? "",
      art: [
        <GangMole key="mole" size={mole?.mole_size ?? "small"} />,
        <ClanBadge key="clan" clan={args["clan"] as Clan} />,
      ],
    },
    patch: (now) => withMole(now, args["mole"] ?? "", { clan: args["clan"] as Clan }),
  }),
  "turn-began": () => ({ patch: (now) => ({ ...now, dice: null }) }),
};

function effect({ name, args }: WireEvent, view: View, next: View): Effect<View> {
  return LOOKS[name]?.({ args, mole: view.moles.find((one) => one.mole === args["mole"]), next }) ?? {};
}

const ui: GameUI<View> = {
  Board,
  Hand,
  paths,
  wanted,
  prompt,
  effect,
  touches,
  fleeting: ["saw", "own-mole"],
  primary: ["look"],
  automatic: ["roll"],
  portrait: (view, seat) => {
    const player = view.players[seat];
    if (!player) return null;
    const clan = gameText("buddel", `clan-${player.clan}`) ?? "";
    return (
      <Fact label={gameText("buddel", "portrait", { clan, home: player.home })}>
        <ClanBadge clan={player.clan} /> {player.home}/3
      </Fact>
    );
  },
};

export default ui;
