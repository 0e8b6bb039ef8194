/** Who is assumed to play on where a chance to win is shown, and what follows for it (`tana.bots.calibration`). */
import type { CalibrationLayout, LevelsLayout } from "./layout.ts";

/** The level of each seat that is assumed to play on. */
export type AssumedLevels = readonly string[];
export type Way = "search" | "chart";

/** Who is assumed to play on at a table with these bots (null: a person): people are as strong as the strongest bot. */
export function assumedLevels({ names, calibration }: LevelsLayout, bots: readonly (string | null)[]): string[] {
  const levels = Object.keys(names).filter((name) => !calibration.weakest.includes(name));
  const known = bots.map((bot) => levelOf(bot, levels, calibration));
  const places = known.filter((level) => level !== null).map((level) => levels.indexOf(level));
  const strongest = levels[Math.max(...places)] ?? calibration.usual;
  return known.map((level) => level ?? strongest);
}

function levelOf(bot: string | null, levels: readonly string[], { weakest }: CalibrationLayout): string | null {
  const name = (bot ?? "").split(":")[0] ?? "";
  if (weakest.includes(name)) return levels[0] ?? null;
  return levels.includes(name) ? name : null;
}

/** The slope of a table and the strength of each of `places` seats; a table that was not measured changes nothing. */
export function fitOf({ calibration }: LevelsLayout, way: Way, levels: AssumedLevels, places: number): number[] {
  const byLevel = calibration[way][String(levels.length)] ?? {};
  const known = levels.map((level) => byLevel[level] ?? ([1, 1] as const));
  const slope = known.length ? known.reduce((sum, [one]) => sum + one, 0) / known.length : 1;
  return [slope, ...Array.from({ length: places }, (_, seat) => known[seat]?.[1] ?? 1)];
}
