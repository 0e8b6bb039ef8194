/** Preview of a burrow's points for its owner. The engine does the real scoring. */
import type { Burrow } from "./view";

/** The fullest tunnel times the emptiest one with a cube, and a point for each token; null for an unknown burrow. */
export function pointsOf({ cubes, tokens }: Pick<Burrow, "cubes" | "tokens">): number | null {
  if (!cubes) return null;
  const filled = Object.values(cubes).filter((count) => count > 0);
  return (filled.length > 0 ? Math.max(...filled) * Math.min(...filled) : 0) + tokens;
}
