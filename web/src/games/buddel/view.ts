/** What a seat may know of a game of Buddel-Bande. Seats count from 0 here. */
import type { Clan, MoleSize, Sign } from "../../art/moles";

export interface Mole {
  mole: string;
  size: MoleSize;
  place: string;
  frozen: boolean;
  clan: Clan | null;
  looked: number[] | null;
}

export interface View {
  seat: number | null;
  seats: number;
  first: number;
  turn: number;
  actor: number | null;
  step: string;
  memory_aid: boolean;
  shuffled: boolean;
  track: Sign[];
  dog: string;
  dice: { piece: string; symbol: Sign } | null;
  moved: string | null;
  moles: Mole[];
  players: { clan: Clan; home: number }[];
  /** On this screen only: what is under the mole that was just looked under. */
  peek?: { mole: string; clan: Clan } | null;
}

export function withMole(view: View, name: string, changed: Partial<Mole>): View {
  return { ...view, moles: view.moles.map((mole) => (mole.mole === name ? { ...mole, ...changed } : mole)) };
}

export function moleAt(view: View, place: string): Mole | undefined {
  return view.moles.find((mole) => mole.place === place);
}

/** Where each hole lies, in columns and rows of a winding path. */
export function winding(count: number, columns: number): { column: number; row: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const step = i % columns;
    return { row, column: row % 2 === 0 ? step : columns - 1 - step };
  });
}
