/** A seat's view of Molly. Seats count from 0. */
import type { MoleColour } from "../../art/moles";
import type { CellWord, LineWord, Pile, PileTopWord, View as WireView } from "./types";

export type { Burrow, Pile } from "./types";
export type Shows = PileTopWord;
export type Cubes = Record<MoleColour, number>;

export type View = WireView;

/** `tardy-red` is a red Mole in every respect but its back. */
export function colourOf(card: string): MoleColour {
  return card.replace("tardy-", "") as MoleColour;
}

const LINES: Record<LineWord, [CellWord, CellWord, CellWord]> = {
  "row-1": ["a1", "b1", "c1"],
  "row-2": ["a2", "b2", "c2"],
  "row-3": ["a3", "b3", "c3"],
  "column-a": ["a1", "a2", "a3"],
  "column-b": ["b1", "b2", "b3"],
  "column-c": ["c1", "c2", "c3"],
  falling: ["a1", "b2", "c3"],
  rising: ["c1", "b2", "a3"],
};

export function cellsOf(line: string): readonly string[] {
  return line in LINES ? LINES[line as LineWord] : [];
}

export function pileAt(view: View, cell: string): Pile | undefined {
  return view.piles.find((pile) => pile.cell === cell);
}

export function withPile(view: View, cell: string, changed: Partial<Pile>): View {
  return { ...view, piles: view.piles.map((pile) => (pile.cell === cell ? { ...pile, ...changed } : pile)) };
}
