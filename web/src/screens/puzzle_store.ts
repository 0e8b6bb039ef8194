/** Puzzles of a game: the puzzle of the day, answers stored on this device, the streak and the rating. */
import { signal } from "@preact/signals";
import { ApiError, request } from "../net/api";
import { SITE } from "../net/local_tables";
import type { Choice, PuzzleAnswers } from "../net/wire";
import { ANSWERS_KEY, answered, type Answered } from "../shell/puzzle_answers";
import { forget, recallJson, remember } from "../shell/settings";

/** A puzzle as `tools/puzzle_pages.py` writes it. */
export interface Puzzle {
  readonly id: string;
  readonly seats: number;
  /** From 0. */
  readonly seat: number;
  readonly theme: string;
  readonly difficulty: "easy" | "medium" | "hard";
  readonly why: readonly string[];
  readonly view: unknown;
  readonly choices: readonly Omit<Choice, "irreversible">[];
  /** Points, chance to win and half the width of its interval, in the order of the choices. */
  readonly answers: readonly (readonly [number, number, number])[];
}

const files = import.meta.glob<Puzzle[]>("../puzzles/*.json", { import: "default" });
const pathOf = (game: string): string => `../puzzles/${game}.json`;

export const PUZZLE_GAMES: readonly string[] = ["molly", "hickory", "uly", "buddel"];

export const hasPuzzles = (game: string): boolean => pathOf(game) in files;

export async function loadPuzzles(game: string): Promise<readonly Puzzle[]> {
  return (await files[pathOf(game)]?.()) ?? [];
}

/** The ordinal of 1 January 1970, as calendars count days from the year 1. */
const EPOCH = 719163;
const DAY = 86_400_000;

/** The number of a local calendar day. */
export const ordinalOf = (day: Date): number =>
  Math.round(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / DAY) + EPOCH;

/** The index of the puzzle of a day, by the day's number; the same as in `tana puzzle`. */
export const ofTheDay = (count: number, day: number): number => day % count;

/** The answers with another one added; `day` is set for the puzzle of a day. */
export function withAnswer(before: Answered, id: string, points: number, day: number | null): Answered {
  const days = day !== null && points > 0 && !before.days.includes(day) ? [...before.days, day] : before.days;
  return { points: { ...before.points, [id]: points }, days };
}

export function keepAnswer(id: string, points: number, day: number | null): void {
  remember(ANSWERS_KEY, JSON.stringify(withAnswer(answered(), id, points, day)));
}

/** How many days in a row were solved, up to today, or up to yesterday if today is still open. */
export function streak(days: readonly number[], today: number): number {
  const solved = new Set(days);
  let count = 0;
  for (let day = solved.has(today) ? today : today - 1; solved.has(day); day--) count++;
  return count;
}

/** How many people of the house chose each answer, by index; empty without a server or with too few answers. */
export async function houseAnswers(puzzle: string, choice: number): Promise<ReadonlyMap<number, number>> {
  if (SITE) return new Map();
  try {
    const body = JSON.stringify({ puzzle, choice });
    const headers = { "Content-Type": "application/json" };
    const answer = await request("/api/puzzles/answer", { method: "POST", headers, body });
    const { choices } = (await answer.json()) as PuzzleAnswers;
    return new Map(choices.map((one) => [one.choice, one.people]));
  } catch (fault) {
    if (fault instanceof ApiError) return new Map(); // Offline, or not a member of this house: nothing to compare with.
    throw fault;
  }
}

/** The initial rating, the ratings of puzzles by difficulty, and the most that one answer moves a rating. */
const BEGIN = 1500;
const RATINGS: Readonly<Record<Puzzle["difficulty"], number>> = { easy: 1200, medium: 1500, hard: 1800 };
const MOST_MOVED = 40;

/** The rating after an answer: Elo with shrinking steps, for first answers only. */
export function ratingAfter(before: Rating, puzzle: Puzzle, points: number): Rating {
  const expected = 1 / (1 + 10 ** ((RATINGS[puzzle.difficulty] - before.value) / 400));
  const step = MOST_MOVED / Math.sqrt(1 + before.answers / 10);
  return { value: before.value + step * (points / 100 - expected), answers: before.answers + 1 };
}

export interface Rating {
  readonly value: number;
  readonly answers: number;
}

const RATING_KEY = "puzzle-ratings";
/** Counter of changes to the ratings, to re-render screens that show them. */
const changes = signal(0);
const NO_RATING: Rating = { value: BEGIN, answers: 0 };

/** The ratings on this device by game; null while ratings are off. */
export function ratings(): Readonly<Record<string, Rating>> | null {
  void changes.value;
  const found = recallJson<unknown>(RATING_KEY, null);
  if (typeof found !== "object" || found === null) return null;
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, Rating] => isRating(entry[1])));
}

const isRating = (value: unknown): value is Rating =>
  typeof value === "object" &&
  value !== null &&
  Number.isFinite((value as Rating).value) &&
  Number.isFinite((value as Rating).answers);

export const ratingOf = (game: string): Rating => ratings()?.[game] ?? NO_RATING;

/** Start to rate first answers, or stop and delete the ratings. */
export function rate(on: boolean): void {
  if (on) remember(RATING_KEY, JSON.stringify(ratings() ?? {}));
  else forget(RATING_KEY);
  changes.value += 1;
}

/** Update the rating with an answer, if it is the first one to this puzzle and ratings are on. */
export function rateAnswer(game: string, puzzle: Puzzle, points: number): void {
  const all = ratings();
  if (all === null || puzzle.id in answered().points) return;
  remember(RATING_KEY, JSON.stringify({ ...all, [game]: ratingAfter(ratingOf(game), puzzle, points) }));
  changes.value += 1;
}

export type Which = "all" | "open" | "failed";

export interface Filter {
  readonly theme: string;
  readonly difficulty: string;
  readonly which: Which;
}

/** The index of the next puzzle that a filter allows; null if there is no other. */
export function nextOf(
  puzzles: readonly Puzzle[],
  after: number,
  filter: Filter,
  points: Answered["points"],
): number | null {
  for (let step = 1; step < puzzles.length; step++) {
    const index = (after + step) % puzzles.length;
    const puzzle = puzzles[index];
    if (puzzle && allows(filter, puzzle, points[puzzle.id])) return index;
  }
  return null;
}

function allows({ theme, difficulty, which }: Filter, puzzle: Puzzle, points: number | undefined): boolean {
  if (theme && puzzle.theme !== theme) return false;
  if (difficulty && puzzle.difficulty !== difficulty) return false;
  return which === "all" || (which === "open" ? points === undefined : points === 0);
}
