/** Creating tables: the stored plan for each game, one click against bots, practice tables. */
import type { Chapter } from "../games/lessons";
import { loadUI } from "../games/game_ui";
import { api } from "../net/api";
import { SITE } from "../net/local_tables";
import { playHere } from "../local/offline_state";
import { BOT_NAMES, type Created, type CreateTable, type GameInfo, type SeatPlan, type Settings } from "../net/wire";
import { learnGame, learnLater, t } from "../shell/i18n";
import { go } from "../shell/router";
import { chosenAnimal, ownName } from "../shell/names";
import { forget, recall, recallJson, remember } from "../shell/settings";
import { rememberFresh } from "../table/invitation";
import { keepBookmark } from "../table/lesson_marks";

export const DEFAULT_SETTINGS: Settings = {
  undo: "boundary",
  hints: true,
  chat: "phrases",
  spectators: true,
  timer_s: 0,
  turn_h: 0,
  time_out: "bot",
  vacation_d: 0,
  standing: false,
  rated: false,
};
/** Number of seats while nobody has chosen one. */
const USUAL_SEATS: Record<string, number> = { molly: 3, hickory: 2, uly: 3, buddel: 4 };

export interface Plan {
  seats: SeatPlan[];
  options: Record<string, string>;
  /** Settings that the player has changed from the usual ones (`usualSettings`). */
  changed: Partial<Settings>;
  /** Whether this screen only shows the board and everybody plays on a phone. */
  screen?: boolean;
}

/** The usual settings for these seats: free undo and hints against bots, neither among friends. */
export function usualSettings(seats: readonly SeatPlan[]): Settings {
  const alone = seats.every((seat) => seat.kind === "me" || seat.kind === "bot");
  return { ...DEFAULT_SETTINGS, hints: alone, undo: alone ? "consent" : "boundary" };
}

export function settingsOf(plan: Plan): Settings {
  const settings = { ...usualSettings(plan.seats), ...plan.changed };
  return { ...settings, rated: settings.rated && canBeRated(plan.seats) };
}

/** Whether a table with these seats may be rated: several players, each at a separate screen. */
export function canBeRated(seats: readonly SeatPlan[]): boolean {
  return !SITE && seats.length > 1 && seats.every((seat) => seat.kind !== "here");
}

/** The levels that play to win, weakest first. */
function realLevels(game: GameInfo): string[] {
  const real = game.levels.filter((level) => level !== "random");
  return real.length ? real : game.levels;
}

export function defaultLevel(game: GameInfo): string {
  const levels = realLevels(game);
  return levels[Math.floor((levels.length - 1) / 2)] ?? "random";
}

export function defaultPlan(game: GameInfo): Plan {
  const count = game.seats.includes(USUAL_SEATS[game.name] ?? 0) ? (USUAL_SEATS[game.name] ?? 2) : (game.seats[0] ?? 2);
  const level = defaultLevel(game);
  const seats = Array.from({ length: count }, (_, i): SeatPlan => (i === 0 ? { kind: "me" } : { kind: "bot", level }));
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  return { seats, options, changed: {} };
}

/** The last plan for this game, without values that no longer exist. */
export function lastPlan(game: GameInfo): Plan {
  const plan = defaultPlan(game);
  const kept = recallJson<Partial<Plan>>(`plan.${game.name}`, {});
  const seats = (Array.isArray(kept.seats) ? kept.seats : []).map((seat) =>
    seat.kind === "bot" && !game.levels.includes(seat.level ?? "") ? { ...seat, level: defaultLevel(game) } : seat,
  );
  if (game.seats.includes(seats.length)) plan.seats = seats;
  for (const option of game.options) {
    const value = kept.options?.[option.name];
    if (value !== undefined && option.values.includes(value)) plan.options[option.name] = value;
  }
  plan.changed = { ...kept.changed };
  return plan;
}

/** The plan that the setup begins with: the last one, or else friends, since a game against bots takes one click. */
export function setupPlan(game: GameInfo): Plan {
  const plan = lastPlan(game);
  const chosen = recall(`plan.${game.name}`) !== null;
  return chosen || SITE ? plan : { ...plan, seats: friendSeats(plan.seats.length) };
}

export function keepPlan(game: string, plan: Plan): void {
  forget(levelKey(game));
  const { rated, ...changed } = plan.changed;
  if (rated) {
    delete changed.hints;
    delete changed.undo;
  }
  remember(`plan.${game}`, JSON.stringify({ ...plan, changed })); // `rated` has to be chosen for each table.
}

export function withNames(seats: SeatPlan[]): SeatPlan[] {
  let bots = 0;
  return seats.map((seat, i) => {
    if (seat.kind === "me") return { ...seat, name: seat.name || ownName(), ...chosenAnimal() };
    if (seat.kind === "bot")
      return {
        ...seat,
        name: seat.name || BOT_NAMES[bots++ % BOT_NAMES.length] || t("seat-unnamed", { number: i + 1 }),
      };
    if (seat.kind === "here") return { ...seat, name: seat.name || t("seat-unnamed", { number: i + 1 }) };
    return { kind: seat.kind, ...(seat.level ? { level: seat.level } : {}) };
  });
}

/**
 * Prefetch what every game needs once the browser is idle: a visitor looking at the covers may play soon. The worker
 * comes first, since it takes longest.
 */
export function prepareToPlay(): void {
  const prepare = () =>
    prefetch([
      playHere.value && import("../local/worker_client").then(({ here }) => here.prepare()),
      playHere.value && import("../local/offline_play").then((play) => play.prepare()),
      import("../table/Table"),
      learnLater(),
    ]);
  if ("requestIdleCallback" in window) requestIdleCallback(prepare);
  else setTimeout(prepare);
}

/** Prefetch a game's board, texts and rules: a visitor pointing at its cover is about to play. */
export function prepareGame(game: string): void {
  prefetch([
    loadUI(game),
    learnGame(game),
    playHere.value && import("../local/offline_play").then((play) => play.prepareGame(game)),
  ]);
}

/** Wait for nothing: what fails here is fetched again, with its error shown, when it is needed. */
function prefetch(work: readonly unknown[]): void {
  void Promise.allSettled(work);
}

/** Create a table: in this page if everybody plays here and the rules are loaded, otherwise on the server. */
async function createTable(body: CreateTable): Promise<Created> {
  const together = body.seats.every((seat) => seat.kind !== "remote");
  if (SITE || (together && playHere.value && !body.settings?.rated)) {
    const made = await (await import("../local/offline_play")).createHere(body);
    if (made) return made;
  }
  return api.create(body);
}

export async function openTable(game: GameInfo, plan: Plan, how: { start: boolean }): Promise<void> {
  const body: CreateTable = {
    game: game.name,
    seats: withNames(plan.screen ? onPhones(plan.seats) : plan.seats),
    options: plan.options,
    settings: settingsOf(plan),
  };
  const made = await createTable(body);
  rememberFresh(made.table, { path: made.path, code: made.code }, how.start);
  go("t", made.table);
}

const levelKey = (game: string): string => `level.${game}`;

/** The level chosen beside the cover, if the game still has it. */
function chosenLevel(game: GameInfo): string | null {
  const level = recall(levelKey(game.name));
  return level !== null && game.levels.includes(level) ? level : null;
}

export function chooseLevel(game: string, level: string): void {
  remember(levelKey(game), level);
}

/** The level of bots when one click starts a game: the one chosen beside the cover, or that of the last plan. */
export function botLevel(game: GameInfo): string {
  const bots = lastPlan(game).seats.flatMap((seat) => (seat.kind === "bot" && seat.level ? [seat.level] : []));
  return chosenLevel(game) ?? bots[0] ?? defaultLevel(game);
}

/** The same seats with nobody at this screen: people join with their phones. */
function onPhones(seats: SeatPlan[]): SeatPlan[] {
  return seats.map((seat) => (seat.kind === "bot" ? seat : { kind: "remote" }));
}

/** Start a game with one click: the options of the last plan, everybody else a bot. */
export async function playAgainstBots(game: GameInfo): Promise<void> {
  const last = lastPlan(game);
  const chosen = chosenLevel(game);
  const level = botLevel(game);
  const seats = last.seats.map((seat, i): SeatPlan =>
    i === 0 ? { kind: "me" } : { kind: "bot", level: chosen ?? seat.level ?? level },
  );
  await openTable(game, { ...last, seats }, { start: true });
}

/** Open a table for friends: the options of the last plan, and everybody else joins by link or code. */
export async function openForFriends(game: GameInfo): Promise<void> {
  const last = lastPlan(game);
  const count = Math.max(last.seats.length, game.seats.find((seats) => seats > 1) ?? 2);
  await openTable(game, { ...last, seats: friendSeats(count) }, { start: false });
}

/** Seats for one person here and friends elsewhere. */
export function friendSeats(count: number): SeatPlan[] {
  return Array.from({ length: count }, (_, i): SeatPlan => ({ kind: i === 0 ? "me" : "remote" }));
}

/** Open a chapter of a lesson: a practice table at its position. */
export async function openChapter(game: string, chapters: Chapter[], number: number): Promise<void> {
  const chapter = chapters[number];
  if (!chapter) return;
  const seats = Array.from({ length: chapter.seats }, (_, i): SeatPlan =>
    i === 0 ? { kind: "me" } : { kind: "bot", level: "random" },
  );
  const start = { position: chapter.position, seed: chapter.seed };
  const made = await createTable({ game, seats: withNames(seats), settings: DEFAULT_SETTINGS, start });
  rememberFresh(made.table, { path: made.path, code: made.code }, true);
  keepBookmark({ table: made.table, chapter: number });
  go("t", made.table);
}

/** Open a practice table at a position. `mine` is this person's seat (from 0; -1 for none); all others are bots. */
export async function openPosition(
  game: { game: string; names: readonly string[]; options: Readonly<Record<string, string>> },
  position: Record<string, unknown>,
  mine: number,
  level: string,
): Promise<void> {
  const seats = game.names.map((_, i): SeatPlan => (i === mine ? { kind: "me" } : { kind: "bot", level }));
  const body = { game: game.game, seats: withNames(seats), options: { ...game.options }, settings: DEFAULT_SETTINGS };
  const made = await createTable({ ...body, start: { position } });
  rememberFresh(made.table, { path: made.path, code: made.code }, true);
  go("t", made.table);
}
