import type { Choice } from "../net/wire";

export interface Fixture {
  game: string;
  turn: number | null;
  view: unknown;
  choices: Choice[];
}

const files = import.meta.glob<Fixture>("./fixtures/*.json", { eager: true, import: "default" });

/** Positions from the real engine, by name (`tools/gallery_fixtures.py` writes them). */
export const fixtures: Record<string, Fixture> = Object.fromEntries(
  Object.entries(files).map(([path, fixture]) => [path.replace(/^.*\/(.*)\.json$/, "$1"), fixture]),
);
