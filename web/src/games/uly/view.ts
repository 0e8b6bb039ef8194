/** What a seat may know of a game of Uly & Polly. Seats count from 0 here. */
export interface Place {
  cell: string;
  face_up: boolean;
  trail: string | null;
}

export interface View {
  seat: number | null;
  seats: number;
  round_number: number;
  rounds: number;
  step: string;
  actor: number | null;
  wolf: number;
  dog_player: number;
  memory_aid: boolean;
  places: Place[];
  dog: string | null;
  face_up: number;
  tiles_to_turn: number;
  idle: number;
  stalling: number;
  prizes: number[];
  last: { wolf: number; found: boolean; path: string[] } | null;
  hideout: string | null;
  /** On this screen only: where the wolf was just found or is being shown. */
  shown?: string | null;
}

/** The number of a cell, row by row from 0. */
export function placeOf(cell: string): number {
  return (Number(cell[1]) - 1) * 4 + cell.charCodeAt(0) - "a".charCodeAt(0);
}

export function withPlace(view: View, cell: string, changed: Partial<Place>): View {
  return { ...view, places: view.places.map((place) => (place.cell === cell ? { ...place, ...changed } : place)) };
}

/** Two tiles change places; the wolf's own tile goes along. */
export function swapped(view: View, a: string, b: string): View {
  const [one, other] = [view.places.find((place) => place.cell === a), view.places.find((place) => place.cell === b)];
  if (!one || !other) return view;
  const moved = withPlace(withPlace(view, a, { face_up: other.face_up, trail: other.trail }), b, {
    face_up: one.face_up,
    trail: one.trail,
  });
  const hideout = view.hideout === a ? b : view.hideout === b ? a : view.hideout;
  return { ...moved, hideout };
}
