/** Figures in the rules of a game, by chapter (from 0). Captions are ids of the game's texts. */
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
