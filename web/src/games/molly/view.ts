/** What a seat may know of a game of Molly: the same shape as the engine's view. Seats count from 0 here. */
import type { MoleColour } from "../../art/moles";

export type Shows = MoleColour | "empty" | "bobtail" | "back" | "tardy-back";

export interface Pile {
  cell: string;
  shows: Shows;
  cards: { card: string; up: boolean }[] | null;
}

export type Cubes = Record<MoleColour, number>;

export interface Burrow {
  tokens: number;
  cubes: Cubes | null;
  known: Cubes | null;
  unsure: number | null;
  gave: string | null;
}

export interface View {
  seat: number | null;
  seats: number;
  first: number;
  turn: number;
  actor: number | null;
  step: string;
  bobtail: string | null;
  hunted: string | null;
  memory_aid: boolean;
  piles: Pile[];
  display: (MoleColour | null)[];
  held: MoleColour[];
  deck: number;
  deck_back: "back" | "tardy-back" | null;
  last_round: boolean;
  supply: number;
  stock: Cubes;
  event: string | null;
  waiting: string | null;
  found: string[];
  lines: string[];
  to_cover: string[];
  burrows: Burrow[];
}

/** `tardy-red` is a red Mole in every respect but its back. */
export function colourOf(card: string): MoleColour {
  return card.replace("tardy-", "") as MoleColour;
}

const LINES: Record<string, [string, string, string]> = {
  "row-1": ["a1", "b1", "c1"],
  "row-2": ["a2", "b2", "c2"],
  "row-3": ["a3", "b3", "c3"],
  "column-a": ["a1", "a2", "a3"],
  "column-b": ["b1", "b2", "b3"],
  "column-c": ["c1", "c2", "c3"],
  falling: ["a1", "b2", "c3"],
  rising: ["c1", "b2", "a3"],
};

export const LINE_NAMES = Object.keys(LINES);

export function cellsOf(line: string): readonly string[] {
  return LINES[line] ?? [];
}

export function pileAt(view: View, cell: string): Pile | undefined {
  return view.piles.find((pile) => pile.cell === cell);
}

export function withPile(view: View, cell: string, changed: Partial<Pile>): View {
  return { ...view, piles: view.piles.map((pile) => (pile.cell === cell ? { ...pile, ...changed } : pile)) };
}
