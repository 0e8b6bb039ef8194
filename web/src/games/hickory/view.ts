/** A seat's view of Hickory Dickory, extended by state of this screen. Seats count from 0. */
import type { ItemColour, ItemSymbol, RelicKind } from "../../art/clock";
import type { Active, MouseWord, TeamMouse, RingWord, View as WireView } from "./types";

export type { Active, Favor, HuntSpace, Mouse, ActionPart, TeamMouse, Player, Quest, Space } from "./types";

export interface View extends WireView {
  /** Whether the cuckoo is out. */
  cuckoo?: boolean;
}

export type TileKind =
  | { kind: "item"; colour: ItemColour; symbol: ItemSymbol }
  | { kind: "any"; symbol: ItemSymbol }
  | { kind: "wild" }
  | { kind: "relic"; relic: RelicKind };

/** Parse a tile such as `purple-button`, `any-key`, `wild` or `crown`. */
export function tileKind(token: string): TileKind {
  if (token === "wild") return { kind: "wild" };
  const dash = token.indexOf("-");
  if (dash < 0) return { kind: "relic", relic: token as RelicKind };
  const [colour, symbol] = [token.slice(0, dash), token.slice(dash + 1) as ItemSymbol];
  return colour === "any" ? { kind: "any", symbol } : { kind: "item", colour: colour as ItemColour, symbol };
}

export function activeOf(view: View): Active | null {
  return view.active.at(-1) ?? null;
}

/** The target on the clock where a mouse is; the seat if it is elsewhere. */
export function whereIs(view: View, seat: number, mouse: string): string {
  const found = view.players[seat]?.mice.find((one) => one.mouse === mouse);
  if (found?.ring === "hand" || found?.ring === "falling") return "hand";
  return found?.number ? `number:${found.number}` : `seat:${seat + 1}`;
}

/** The number on which the active mouse acts: its own, or the hand's. */
export function numberOfActive(view: View): number {
  const active = activeOf(view);
  const mouse = active && view.players[active.seat]?.mice.find((one) => one.mouse === active.mouse);
  return mouse?.number ?? view.minute;
}

/** The number to which a bumped mouse falls back: the nearest one behind the hand without a paw. */
export function numberBefore(view: View): number {
  for (let back = 1; back <= 12; back += 1) {
    const number = ((view.minute - back + 11) % 12) + 1;
    if (!view.spaces[number - 1]?.covered) return number;
  }
  return view.minute;
}

/** The same view with a mouse somewhere else. */
export function movePiece(view: View, seat: number, mouse: MouseWord, ring: RingWord, number: number | null): View {
  const other = (piece: TeamMouse) => piece.seat !== seat || piece.mouse !== mouse;
  const piece = { seat, mouse };
  return {
    ...view,
    hand: ring === "hand" ? [...view.hand.filter(other), piece] : view.hand.filter(other),
    spaces: view.spaces.map((space) => ({
      ...space,
      inner:
        ring === "inner" && space.number === number ? [...space.inner.filter(other), piece] : space.inner.filter(other),
      outer:
        ring === "outer" && space.number === number ? [...space.outer.filter(other), piece] : space.outer.filter(other),
    })),
    players: view.players.map((player, i) =>
      i === seat
        ? { ...player, mice: player.mice.map((one) => (one.mouse === mouse ? { ...one, ring, number } : one)) }
        : player,
    ),
  };
}
