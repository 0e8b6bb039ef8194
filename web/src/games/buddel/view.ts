/** A seat's view of Buddel-Bande, extended by state of this screen. Seats count from 0. */
import type { Clan } from "../../art/clans";
import type { Mole, View as WireView } from "./types";

export type { Mole } from "./types";

export interface View extends WireView {
  /** The clan under the mole that is being looked at. */
  peek?: { mole: string; clan: Clan } | null;
}

export function withMole(view: View, name: string, changed: Partial<Mole>): View {
  return { ...view, moles: view.moles.map((mole) => (mole.mole === name ? { ...mole, ...changed } : mole)) };
}

export function moleAt(view: View, place: string): Mole | undefined {
  return view.moles.find((mole) => mole.place === place);
}

export interface Point {
  x: number;
  y: number;
}

/** The position of each hole, in columns and rows, on a path that winds back and forth and sways a little. */
export function winding(count: number, columns: number, sway: number): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const step = i % columns;
    const column = row % 2 === 0 ? step : columns - 1 - step;
    return { x: column + 0.5, y: row + 0.5 + Math.sin(i * 2.1) * sway };
  });
}

/** SVG path of a smooth curve through points. */
export function smooth(points: Point[], scale: number): string {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] ?? { x: 0, y: 0 };
  const show = ({ x, y }: Point) => `${(x * scale).toFixed(1)} ${(y * scale).toFixed(1)}`;
  let path = `M${show(at(0))}`;
  for (let i = 0; i < points.length - 1; i += 1) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const out = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const into = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    path += `C${show(out)} ${show(into)} ${show(to)}`;
  }
  return path;
}
