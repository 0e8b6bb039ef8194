/** Lessons: chapters that begin at chosen positions of the real engine (`tools/lessons` writes them, `tests/lessons` checks them). */
import type { Target } from "./game_ui";

export interface LessonStep {
  /** What is to be done: notations, or beginnings of them that end in `*`. Without it there is only something to read. */
  do?: string[];
  /** What is pointed out. */
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
