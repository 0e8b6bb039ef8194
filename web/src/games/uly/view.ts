/** A seat's view of Uly & Polly, extended by state of this screen. Seats count from 0. */
import type { Place, View as WireView } from "./types";

export type { Place } from "./types";

export interface View extends WireView {
  /** Where the wolf was just found or is being shown. */
  shown?: string | null;
}

/** The number of a cell, row by row from 0. */
export function placeOf(cell: string): number {
  return (Number(cell[1]) - 1) * 4 + cell.charCodeAt(0) - "a".charCodeAt(0);
}

export function withPlace(view: View, cell: string, changed: Partial<Place>): View {
  return { ...view, places: view.places.map((place) => (place.cell === cell ? { ...place, ...changed } : place)) };
}

/** The view with two tiles swapped, and the wolf's hiding place with them. */
export function swapped(view: View, a: string, b: string): View {
  const [one, other] = [view.places.find((place) => place.cell === a), view.places.find((place) => place.cell === b)];
  if (!one || !other) return view;
  const moved = withPlace(withPlace(view, a, { face_up: other.face_up, trail: other.trail }), b, {
    face_up: one.face_up,
    trail: one.trail,
  });
  const hideout = view.hideout === a ? other.cell : view.hideout === b ? one.cell : view.hideout;
  return { ...moved, hideout };
}
