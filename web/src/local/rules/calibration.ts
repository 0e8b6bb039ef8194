/** The chances that people are shown: put right by how such chances came true. As `tana.bots.calibration`. */
import type { LevelsLayout } from "./layout.ts";

/** The chances of all seats in a true position; alone, the chance to win. */
export function shownChances({ slopes }: LevelsLayout, chances: readonly number[]): number[] {
  const slope = slopes.chart[chances.length - 1] ?? 1;
  if (chances.length === 1) return chances.map((chance) => against(chance, slope, 1));
  const weights = chances.map((chance) => Math.max(0, chance) ** slope);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return total > 0 ? weights.map((weight) => weight / total) : [...chances];
}

/** The chance of one seat by a search, when those of the others are not known one by one. */
export function shownChance({ slopes }: LevelsLayout, seats: number, chance: number): number {
  return against(chance, slopes.search[seats - 1] ?? 1, Math.max(1, seats - 1));
}

function against(chance: number, slope: number, others: number): number {
  const own = Math.min(1, Math.max(0, chance));
  const [weight, rest] = [own ** slope, others * ((1 - own) / others) ** slope];
  return weight / (weight + rest);
}
