/** The interface between the shell and a game's board, the same for all games. */
import { signal } from "@preact/signals";
import type { ComponentChild, FunctionComponent } from "preact";
import type { Choice, Outcome, SeatInfo, WireEvent } from "../net/wire";
import type { Speaker } from "../shell/i18n";
import type { Earcon } from "../shell/sound";

/** Something on the board that can be pointed at: `cell:a1`, `slot:2`, `deck`. */
export type Target = string;

/**
 * The targets under the mouse or the focus, on the board or in a list, highlighted in both. A `Spot` reads and sets
 * this itself; choices and lines of the log set the targets that they are about.
 */
export const lit = signal<ReadonlySet<Target>>(new Set());

/** Highlight these targets instead of the current ones. */
export function light(targets: Iterable<Target>): void {
  const next = new Set(targets);
  if (next.size > 0 || lit.value.size > 0) lit.value = next;
}

export interface BoardProps<V> {
  view: V;
  seats: SeatInfo[];
  speaker: Speaker;
  /** The choices of the seat at this screen; empty while it does not decide. */
  choices: Choice[];
  /** The seat (from 1) whose turn it is. */
  turn: number | null;
  /** Where the other seats point, by seat. */
  pointers: Record<number, string>;
  /** Where the last move happened (see `touches`), until the next one; a `Spot` there has the class `last`. */
  lastMove: readonly Target[];
  outcome: Outcome | null;
}

export interface Flight {
  from: Target;
  to: Target;
  art: ComponentChild;
  /** An arc instead of a straight line: hopping. */
  hop?: boolean;
  /** Shown back first, turning over on the way. */
  turn?: boolean;
}

/** A highlight shown large over the board for the duration of its event, only with animations on. */
export interface Moment {
  title: string;
  text?: string;
  art: ComponentChild;
  /** A card in the middle of the board, or a ribbon below it that leaves the pieces in sight. */
  shape: "card" | "ribbon";
  /** Where a card is laid aside in the end. */
  aside?: Target;
}

/** How an event looks and sounds. Everything is optional; the game can be followed without it. */
export interface Effect<V> {
  ms?: number;
  sound?: Earcon;
  fly?: Flight[];
  /** Targets that turn over. */
  turn?: Target[];
  /** Targets that wobble. */
  pulse?: Target[];
  /** Targets that vanish under a flight until it lands. */
  hide?: Target[];
  /** What the board shows once the event is over, before the server's own view arrives. */
  patch?: (view: V) => V;
  /** Apply the patch halfway through the movement, when a card shows its other side. */
  half?: boolean;
  /** What the board shows while it happens. */
  before?: (view: V) => V;
  moment?: Moment;
  /** Shown for its full time even with animations off: something to be seen once. */
  hold?: boolean;
  /** At a table, stays until the player dismisses it: something that only this seat learns. */
  look?: boolean;
}

export interface GameUI<V = unknown> {
  Board: FunctionComponent<BoardProps<V>>;
  /** What only this seat may know, large, for a phone next to a shared screen. Default: the whole board. */
  Hand?: FunctionComponent<BoardProps<V>>;
  /** Ways to make a choice by pointing at targets one after another. The first is what a hint shows. */
  paths(choice: Choice, view: V, choices: Choice[]): Target[][];
  /** The notation of the action these targets point at, to ask "why not?". */
  wanted(path: Target[], view: V): string | null;
  /** Id of the text about what the seat may do next, given what it has picked: `prompt-<…>`. */
  prompt(view: V, choices: Choice[], picked: Target[]): string;
  /** How an event looks, from what is shown now and what will be shown in the end. */
  effect?(event: WireEvent, view: V, next: V): Effect<V>;
  /** A few short public facts of a seat for its portrait (from 0). */
  portrait?(view: V, seat: number, speaker: Speaker): ComponentChild;
  /** Everything public about a seat (from 0), shown when its portrait is tapped. Default: the portrait's facts. */
  about?(view: V, seat: number, speaker: Speaker): ComponentChild;
  /** Where a seat that does not decide may point, for all to see; null where there is nothing to point at. */
  pointsAt?(target: Target, view: V): string | null;
  /**
   * Where an event happened: marked as the last move, and highlighted from a line of the log. The default is where the
   * effect flies from and to, turns and wobbles. The view may be the one before or after the event.
   */
  touches?(event: WireEvent, view: V): Target[];
  /**
   * The next of several decisions in a row that one tap can make: the choice that most people would make, and the id of
   * the text of its button. Null when there is no such decision now.
   */
  shortcut?(view: V, choices: Choice[]): { choice: Choice; text: string } | null;
  /** Events that are shown once and not kept in the log, unless the table has the memory aid. */
  fleeting?: string[];
  /** Words of the choices that most players want: as a button, the first that can be chosen is the primary one. */
  primary?: readonly string[];
  /** Words of choices that are made automatically when they are the only one, if the player allows it. */
  automatic?: readonly string[];
}

const boards = import.meta.glob<{ default: GameUI<never> }>("./*/index.tsx");

/** The board of a game: its own, or a generic one drawn from the declaration of its view. */
export async function loadUI(game: string): Promise<GameUI> {
  const load = boards[`./${game}/index.tsx`];
  if (load) return (await load()).default as unknown as GameUI;
  return (await import("../table/generic")).genericUI(game);
}
