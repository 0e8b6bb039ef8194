/** Answers to puzzles, stored on this device. */
import { recallJson } from "./settings";

/** The last points of each puzzle by its id, and the days whose puzzle was solved. */
export interface Answered {
  readonly points: Readonly<Record<string, number>>;
  readonly days: readonly number[];
}

export const ANSWERS_KEY = "puzzles";
const NOTHING: Answered = { points: {}, days: [] };

export const answered = (): Answered => tidy(recallJson<Partial<Answered>>(ANSWERS_KEY, NOTHING));

function tidy(found: Partial<Answered> | null): Answered {
  const { points, days } = found ?? NOTHING;
  const isPoints = typeof points === "object" && points !== null;
  return { points: isPoints ? points : {}, days: Array.isArray(days) ? days : [] };
}

/** Merge the answers on this device with those of a backup; solved days add up, and answers here win. */
export function together(here: Answered, restored: string): Answered {
  let found: Answered;
  try {
    found = tidy(JSON.parse(restored) as Partial<Answered> | null);
  } catch {
    found = NOTHING; // A backup with a damaged setting is still restored.
  }
  return {
    points: { ...found.points, ...here.points },
    days: [...new Set([...found.days, ...here.days])].toSorted((one, other) => one - other),
  };
}
