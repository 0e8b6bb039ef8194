/** The pictures in the rules of a game: which chapter (from 0) shows what. Captions are texts of the game. */
import type { ComponentChild } from "preact";

interface Captioned {
  chapter: number;
  caption: string;
}

/** The board at a position of the gallery, perhaps with something picked. */
export interface BoardFigure extends Captioned {
  position: string;
  picked?: string[];
}

/** Some pieces side by side. */
export interface PiecesFigure extends Captioned {
  pieces: ComponentChild;
}

export type Figure = BoardFigure | PiecesFigure;

const files = import.meta.glob<{ default: Figure[] }>("./*/figures.tsx");

export async function figuresOf(game: string): Promise<Figure[]> {
  return (await files[`./${game}/figures.tsx`]?.())?.default ?? [];
}
