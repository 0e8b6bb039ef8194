/** How the events of Molly look and sound. */
import { CardBack, Cube, MoleCard, Token } from "../../art/mole_cards";
import { Bobtail, type MoleColour } from "../../art/moles";
import type { ComponentChild } from "preact";
import type { WireEvent } from "../../net/wire";
import { gameText } from "../../shell/i18n";
import type { Effect, Moment, Target } from "../game_ui";
import type { CardWord, CellWord, EventCardWord } from "./types";
import { cellsOf, colourOf, pileAt, withPile, type Shows, type View } from "./view";

const cell = (name: string | undefined): Target => `cell:${name}`;
const say = (id: string) => gameText("molly", id) ?? id;

function face(shows: Shows | undefined) {
  if (shows === undefined || shows === "empty") return null;
  if (shows === "bobtail") return <Bobtail />;
  if (shows === "back" || shows === "tardy-back") return <CardBack tardy={shows === "tardy-back"} />;
  return <MoleCard colour={shows} />;
}

/** The target for a seat's things: the reader's own burrow, or a portrait. */
function home(view: View, seat: string | undefined): Target {
  return Number(seat) - 1 === view.seat ? "burrow" : `seat:${seat}`;
}

type Burrow = View["burrows"][number];

/** The view with the burrow of a seat changed. */
function withBurrow(view: View, seat: string | undefined, change: (burrow: Burrow) => Burrow): View {
  return { ...view, burrows: view.burrows.map((burrow, i) => (i === Number(seat) - 1 ? change(burrow) : burrow)) };
}

const tokens = (view: View, seat: string | undefined, more: number): View =>
  withBurrow(view, seat, (burrow) => ({ ...burrow, tokens: burrow.tokens + more }));

const addCube = (view: View, seat: string | undefined, colour: MoleColour, more: number): View =>
  withBurrow(view, seat, ({ cubes, ...rest }) => ({
    ...rest,
    cubes: cubes && { ...cubes, [colour]: cubes[colour] + more },
  }));

/** The view with a card on top of a pile, which grows with the memory aid. */
function cover(view: View, at: string, card: string): View {
  const pile = pileAt(view, at);
  const cards = pile?.cards ? [...pile.cards, { card: card as CardWord, up: true }] : null;
  return withPile(view, at, { shows: colourOf(card), cards });
}

const three = (art: ComponentChild) => [art, art, art];

/** An Event as a card: its name, a picture, and what happens. */
function eventMoment(event: string): Moment {
  return {
    shape: "card",
    title: say(`event-card-${event}`),
    text: say(`tip-event-${event}`),
    art: EVENT_ART[event] ?? <Cube colour="yellow" />,
    aside: "event",
  };
}

const EVENT_ART: Record<string, ComponentChild> = {
  gift: <Token />,
  windfall: <CardBack />,
  "new-shoots": <MoleCard colour="green" />,
  "cover-up": <MoleCard colour="red" />,
  "pass-it-on": <Cube colour="blue" />,
};

/** The parts of an event, with the view shown now and the one that will be shown in the end. */
interface EventFacts {
  args: Record<string, string>;
  at: string;
  seat: string | undefined;
  card: string;
  colour: MoleColour;
  view: View;
  next: View;
}

type Look = (facts: EventFacts) => Effect<View>;

const laid: Look = ({ at, card }) => ({
  ms: 160,
  sound: "place",
  fly: [{ from: "deck", to: cell(at), art: <MoleCard colour={colourOf(card)} />, turn: true }],
  patch: (now) => cover(now, at, card),
});

const turnedUp: Look = ({ card }) => ({
  sound: "flip",
  fly: [{ from: "deck", to: "held", art: <MoleCard colour={colourOf(card)} />, turn: true }],
  patch: (now) => ({ ...now, deck: Math.max(0, now.deck - 1), held: [...now.held, colourOf(card)] }),
});

const played: Look = ({ at, card, view, next }) => {
  const fromHand = view.held.length > 0;
  const slot = slotOf(colourOf(card), view, next);
  const from = fromHand || slot < 0 ? "held" : `slot:${slot + 1}`;
  return {
    sound: "place",
    hide: fromHand ? [] : [from],
    fly: [{ from, to: cell(at), art: <MoleCard colour={colourOf(card)} /> }],
    patch: (now) => ({
      ...cover(now, at, card),
      held: fromHand ? now.held.slice(1) : now.held,
      display: fromHand ? now.display : now.display.map((old, i) => (i === slot ? null : old)),
    }),
  };
};

const LOOKS: Record<string, Look> = {
  displayed: ({ card, args }) => {
    const slot = args["slot"] ?? "1";
    return {
      sound: "place",
      fly: [{ from: "deck", to: `slot:${slot}`, art: <MoleCard colour={colourOf(card)} />, turn: true }],
      patch: (now) => ({
        ...now,
        deck: Math.max(0, now.deck - 1),
        display: now.display.map((old, i) => (i === Number(slot) - 1 ? colourOf(card) : old)),
      }),
    };
  },
  dealt: laid,
  filled: laid,
  spent: ({ seat, view }) => ({
    ms: 260,
    fly: [{ from: home(view, seat), to: "supply", art: <Token /> }],
    patch: (now) => ({ ...tokens(now, seat, -1), supply: now.supply + 1 }),
  }),
  took: ({ seat, card, args, view }) => {
    const slot = Number(args["slot"]);
    return {
      sound: "take",
      hide: [`slot:${slot}`],
      fly: [{ from: `slot:${slot}`, to: home(view, seat), art: <MoleCard colour={colourOf(card)} /> }],
      patch: (now) => ({ ...now, display: now.display.map((old, i) => (i === slot - 1 ? null : old)) }),
    };
  },
  swapped: ({ at, args, view }) => {
    const [here, there] = [pileAt(view, at), pileAt(view, args["other"] ?? "")];
    if (!here || !there) return {};
    return {
      sound: "flip",
      ms: 420,
      hide: [cell(at), cell(args["other"])],
      fly: [
        { from: cell(at), to: cell(args["other"]), art: face(here.shows), hop: true },
        { from: cell(args["other"]), to: cell(at), art: face(there.shows) },
      ],
      patch: (now) =>
        withPile(withPile(now, at, { shows: there.shows, cards: there.cards }), there.cell, {
          shows: here.shows,
          cards: here.cards,
        }),
    };
  },
  hunted: ({ at, args }) => ({
    sound: "bump",
    ms: 420,
    hide: [cell(args["source"])],
    fly: [{ from: cell(args["source"]), to: cell(at), art: <Bobtail />, hop: true }],
    patch: (now) => ({
      ...withPile(withPile(now, args["source"] ?? "", { shows: "empty", cards: [] }), at, {
        shows: "bobtail",
        cards: [],
      }),
      bobtail: at as CellWord,
    }),
  }),
  rehomed: ({ at, args, next }) => {
    const moved = pileAt(next, at);
    return {
      sound: "place",
      fly: [{ from: cell(args["source"]), to: cell(at), art: face(moved?.shows), hop: true }],
      patch: (now) => (moved ? withPile(now, at, moved) : now),
    };
  },
  "turned-up": turnedUp,
  "cover-drawn": turnedUp,
  unplayable: () => ({ sound: "no", pulse: ["held"], patch: (now) => ({ ...now, held: [] }) }),
  played: played,
  covered: played,
  "gained-token": ({ seat, view }) => ({
    ms: 260,
    sound: "take",
    fly: [{ from: "supply", to: home(view, seat), art: <Token /> }],
    patch: (now) => ({ ...tokens(now, seat, 1), supply: Math.max(0, now.supply - 1) }),
  }),
  stole: ({ seat, args, view }) => ({
    sound: "take",
    fly: [{ from: home(view, args["victim"]), to: home(view, seat), art: <Token /> }],
    patch: (now) => tokens(tokens(now, seat, 1), args["victim"], -1),
  }),
  "set-of-moles": ({ colour, args }) => ({
    sound: "found",
    ms: 1000,
    pulse: lineTargets(args["line"]),
    moment: { shape: "ribbon", title: say("moment-set"), art: three(<MoleCard colour={colour} />) },
  }),
  "set-of-projects": ({ args }) => ({
    sound: "found",
    ms: 1000,
    pulse: lineTargets(args["line"]),
    moment: { shape: "ribbon", title: say("moment-projects"), art: three(<Token />) },
  }),
  "took-pile": ({ at, seat, view }) => {
    const pile = pileAt(view, at);
    return {
      sound: "take",
      ms: 380,
      hide: [cell(at)],
      fly: [{ from: cell(at), to: home(view, seat), art: face(pile?.shows) }],
      patch: (now) => withPile(now, at, { shows: "empty", cards: now.memory_aid ? [] : null }),
    };
  },
  cube: ({ seat, colour, view }) => ({
    ms: 200,
    sound: "place",
    fly: [
      {
        from: home(view, seat),
        to: Number(seat) - 1 === view.seat ? `tunnel:${colour}` : `seat:${seat}`,
        art: <Cube colour={colour} />,
      },
    ],
    patch: (now) => addCube(now, seat, colour, 1),
  }),
  "cube-lost": ({ seat, view }) => ({ ms: 200, sound: "no", pulse: [home(view, seat)] }),
  "cube-discarded": ({ seat, colour, view }) => ({
    ms: 260,
    sound: "no",
    fly: [{ from: home(view, seat), to: "supply", art: <Cube colour={colour} /> }],
    patch: (now) => addCube(now, seat, colour, -1),
  }),
  flipped: ({ at, next }) => {
    const after = pileAt(next, at);
    return {
      sound: "flip",
      ms: 450,
      turn: [cell(at)],
      half: true,
      patch: (now) => (after ? withPile(now, at, after) : now),
    };
  },
  windfall: ({ seat, card, view }) => ({
    sound: "take",
    fly: [{ from: "deck", to: home(view, seat), art: <MoleCard colour={colourOf(card)} />, turn: true }],
    patch: (now) => ({ ...now, deck: Math.max(0, now.deck - 1) }),
  }),
  "event-found": ({ args }) => ({
    sound: "found",
    ms: 1800,
    pulse: ["deck"],
    moment: eventMoment(args["event"] ?? ""),
    patch: (now) => ({ ...now, deck: Math.max(0, now.deck - 1), event: args["event"] as EventCardWord }),
  }),
  "hidden-card": ({ at }) => ({ ms: 250, sound: "flip", pulse: [cell(at)] }),
  "gifts-passed": ({ view }) => ({
    ms: 420,
    sound: "take",
    pulse: view.burrows.map((_, i) => home(view, String(i + 1))),
  }),
  "last-round": () => ({
    sound: "tick",
    ms: 1200,
    moment: { shape: "ribbon", title: say("sketch-last-round"), art: <CardBack tardy /> },
  }),
};

export function effect({ name, args }: WireEvent, view: View, next: View): Effect<View> {
  const { cell: at = "", seat, card = "", colour = "" } = args;
  return LOOKS[name]?.({ args, at, seat, card, colour: colour as MoleColour, view, next }) ?? {};
}

/** Index of the display card that was played; of two with the same colour, the one whose slot has changed. */
export function slotOf(colour: MoleColour, before: View, after: View): number {
  const changed = before.display.findIndex((card, i) => card === colour && after.display[i] !== colour);
  return changed < 0 ? before.display.indexOf(colour) : changed;
}

function lineTargets(line: string | undefined): Target[] {
  return cellsOf(line ?? "").map(cell);
}
