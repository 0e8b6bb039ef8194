/** Lessons: chapters that begin at chosen positions. `tools/lessons` writes them, `tests/lessons` checks them. */
import type { Target } from "./game_ui";

export interface LessonStep {
  /** Actions to choose from: notations, or beginnings of notations ending in `*`. A step without them is only read. */
  do?: string[];
  /** Targets to point out. */
  show?: Target[];
}

export interface Chapter {
  id: string;
  seats: number;
  seed: number;
  position: Record<string, unknown>;
  steps: LessonStep[];
}

const lessons = import.meta.glob<{ default: Chapter[] }>("./*/lesson.json");

export async function loadLesson(game: string): Promise<Chapter[]> {
  const load = lessons[`./${game}/lesson.json`];
  return load ? (await load()).default : [];
}

/** Whether an action is one of those asked for. */
export function isAskedFor(patterns: readonly string[], notation: string): boolean {
  return patterns.some((pattern) =>
    pattern.endsWith("*") ? notation.startsWith(pattern.slice(0, -1)) : notation === pattern,
  );
}
