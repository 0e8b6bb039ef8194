/** How the events of Hickory Dickory look and sound. */
import { Acorn, Cuckoo } from "../../art/clock";
import { Mouse as MouseArt } from "../../art/mice";
import type { ComponentChild } from "preact";
import type { WireEvent } from "../../net/wire";
import { placesIn, type Ways } from "../board_ways";
import type { Effect, Target } from "../game_ui";
import { say, Tile } from "./tile_art";
import type { MouseWord, RingWord, TileWord } from "./types";
import { movePiece, whereIs, type View } from "./view";

function travel(
  view: View,
  args: Record<string, string>,
  ring: RingWord,
  to: Target,
  sound: Effect<View>["sound"],
): Effect<View> {
  const seat = Number(args["seat"]) - 1;
  const mouse = (args["mouse"] ?? "scamp") as MouseWord;
  const number = ring === "outer" || ring === "inner" ? Number(args["number"]) : null;
  return {
    ...(sound ? { sound } : {}),
    ms: 340,
    fly: [
      {
        from: whereIs(view, seat, mouse),
        to,
        art: <MouseArt kind={mouse} team={view.players[seat]?.colour ?? "blue"} />,
        hop: true,
      },
    ],
    patch: (now) => movePiece(now, seat, mouse, ring, number),
  };
}

const PLACES: Ways = {
  "hopped-off hopped-back moved-out leapt scamp-placed pushed paw-placed started": "number:{number}",
  "hopped-on stayed": "hand",
  "climbed finished-chain": "chain",
  "favor-drawn": "favor-deck",
  "took-wild": "wild",
};

/** Where an event happened: numbers, the hand, the market. A team's gains show at its portrait instead. */
export function touches({ name, args }: WireEvent, view: View): Target[] {
  if (name === "claimed") return [whereIs(view, Number(args["seat"]) - 1, args["mouse"] ?? "")];
  return placesIn(PLACES, name, args);
}

/** The parts of an event, with the view shown now and the one that will be shown in the end. */
interface EventFacts {
  args: Record<string, string>;
  number: Target;
  team: Target;
  tile: ComponentChild;
  view: View;
  next: View;
}

type Look = (facts: EventFacts) => Effect<View>;

const ticked: Look = ({ number, args }) => ({
  sound: "tick",
  ms: 260,
  pulse: [number],
  before: (now) => ({ ...now, minute: Number(args["number"]) }),
});

const landed: Look = ({ number, args, view }) => travel(view, args, "outer", number, "place");

const givenUp: Look = ({ team, tile }) => ({ sound: "place", ms: 220, fly: [{ from: team, to: "wild", art: tile }] });

const favor: Look = ({ team }) => ({ sound: "flip", ms: 240, pulse: [team] });

const LOOKS: Record<string, Look> = {
  tick: ticked,
  "tick-covered": ticked,
  "hour-struck": ({ number, args }) => ({
    sound: "found",
    ms: 450,
    pulse: [number],
    before: (now) => ({ ...now, hour: Number(args["number"]) }),
  }),
  "hopped-off": landed,
  "hopped-back": landed,
  "moved-out": landed,
  leapt: ({ number, args, view }) => travel(view, args, "outer", number, "bump"),
  "scamp-placed": ({ number, args, view }) => travel(view, { ...args, mouse: "scamp" }, "outer", number, "bump"),
  "hopped-on": ({ args, view }) => travel(view, args, "hand", "hand", "place"),
  pushed: ({ number, args, view }) => {
    const seat = Number(args["seat"]) - 1;
    const ring = view.players[seat]?.mice.find((one) => one.mouse === args["mouse"])?.ring ?? "outer";
    return travel(view, args, ring, number, "bump");
  },
  bumped: () => ({ sound: "bump", ms: 260, pulse: ["hand"] }),
  claimed: ({ team, tile, args, view }) => ({
    sound: "take",
    ms: 300,
    fly: [{ from: whereIs(view, Number(args["seat"]) - 1, args["mouse"] ?? ""), to: team, art: tile }],
  }),
  "drew-tile": ({ team, tile }) => ({ sound: "take", ms: 260, fly: [{ from: "wild", to: team, art: tile }] }),
  "took-tile": ({ team, tile, args }) => ({
    sound: "take",
    ms: 260,
    fly: [{ from: `basket:${args["tile"]}`, to: team, art: tile }],
    patch: (now) => ({ ...now, basket: without(now.basket, args["tile"] as TileWord) }),
  }),
  "took-wild": ({ team }) => ({
    sound: "take",
    ms: 260,
    fly: [{ from: "wild", to: team, art: <Tile token="wild" /> }],
    patch: (now) => ({ ...now, wilds: Math.max(0, now.wilds - 1) }),
  }),
  spent: givenUp,
  lost: givenUp,
  dropped: givenUp,
  "not-placed": givenUp,
  climbed: ({ args }) => ({
    sound: "tick",
    ms: 320,
    pulse: ["chain"],
    patch: (now) => climbed(now, Number(args["seat"]) - 1, Number(args["space"])),
  }),
  "finished-chain": ({ team }) => ({ sound: "found", ms: 420, pulse: [team] }),
  "quest-done": ({ team, args }) => ({
    sound: "found",
    ms: 1100,
    pulse: [team],
    moment: { shape: "ribbon", title: say("moment-quest", { points: args["points"] ?? "" }), art: <Acorn /> },
  }),
  "relic-returned": ({ team, tile, args }) => ({
    sound: "found",
    ms: 1100,
    pulse: [team],
    moment: { shape: "ribbon", title: say("moment-relic", { points: args["points"] ?? "" }), art: tile },
  }),
  delivered: ({ team, tile }) => ({ sound: "take", ms: 220, fly: [{ from: team, to: "hand", art: tile }] }),
  "delivery-total": ({ team, next }) => ({
    sound: "found",
    ms: 360,
    pulse: [team],
    patch: (now) => withPoints(now, next),
  }),
  placed: ({ team, tile, args, view }) => ({
    sound: "place",
    ms: 240,
    fly: [{ from: team, to: Number(args["seat"]) - 1 === view.seat ? `hunt:${args["cell"]}` : team, art: tile }],
  }),
  "favor-drawn": favor,
  "favor-played": favor,
  "paw-placed": ({ number, args }) => ({
    sound: "bump",
    ms: 420,
    pulse: [number],
    before: (now) => ({
      ...now,
      spaces: now.spaces.map((space) =>
        space.number === Number(args["number"]) ? { ...space, covered: true } : space,
      ),
    }),
  }),
  "round-ended": () => ({
    sound: "turn",
    ms: 900,
    hold: true,
    before: (now) => ({ ...now, cuckoo: true }),
    patch: (now) => ({
      ...now,
      cuckoo: false,
      paws: [],
      spaces: now.spaces.map((space) => ({ ...space, covered: false })),
    }),
  }),
  "moved-in": ({ next }) => ({ ms: 260, patch: (now) => ({ ...now, spaces: next.spaces, players: next.players }) }),
  midnight: () => ({
    sound: "win",
    ms: 1800,
    pulse: ["number:12"],
    moment: { shape: "card", title: say("moment-midnight"), text: say("moment-midnight-text"), art: <Cuckoo /> },
  }),
};

export function effect({ name, args }: WireEvent, view: View, next: View): Effect<View> {
  const [number, team] = [`number:${args["number"]}`, `seat:${args["seat"]}`];
  const tile = args["tile"] ? <Tile token={args["tile"]} /> : null;
  return LOOKS[name]?.({ args, number, team, tile, view, next }) ?? {};
}

function without<T>(tiles: T[], token: T): T[] {
  const at = tiles.indexOf(token);
  return at < 0 ? tiles : tiles.filter((_, i) => i !== at);
}

function climbed(view: View, seat: number, space: number): View {
  return { ...view, players: view.players.map((player, i) => (i === seat ? { ...player, scaler: space } : player)) };
}

function withPoints(view: View, next: View): View {
  return {
    ...view,
    players: view.players.map((player, i) => ({ ...player, points: next.players[i]?.points ?? player.points })),
  };
}
