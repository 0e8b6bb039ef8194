/** Games from files that somebody opened in this tab: they can be replayed, and nothing else. */
import { ApiError } from "../net/api";
import { FILE } from "../net/local_tables";
import { hexOf } from "../net/bytes";
import { PROTOCOL, type Replay, type SeatInfo, type Snapshot } from "../net/wire";
import { recallInTab, rememberInTab } from "../shell/settings";
import { pageRules } from "../luck/page_rules";
import { sha256 } from "./rules/hash";
import {
  BadGameFile,
  framesOf,
  OtherRules,
  playGameFile,
  readGameFile,
  type GameFile,
  type PlayedGame,
} from "./game_file";

const NAME_DIGITS = 16;

interface Opened {
  readonly file: GameFile;
  readonly game: PlayedGame;
}

const opened = new Map<string, Promise<Opened>>();

/** Open a game file; returns the name under which it is replayed. Raises `BadGameFile` or `OtherRules`. */
export async function openRecord(text: string): Promise<string> {
  const name = FILE + hexOf(sha256(new TextEncoder().encode(text))).slice(0, NAME_DIGITS);
  const found = play(text);
  await found;
  opened.set(name, found);
  rememberInTab(name, text); // For a page that is loaded again.
  return name;
}

async function play(text: string): Promise<Opened> {
  const file = readGameFile(text);
  const rules = await pageRules(file.game);
  if (!rules) throw new OtherRules(file.game);
  return { file, game: playGameFile(file, rules) };
}

async function openedAs(table: string): Promise<Opened> {
  let found = opened.get(table);
  if (!found) {
    const text = recallInTab(table);
    if (text === null) throw new ApiError("not-here", "this file was not opened in this tab");
    found = play(text);
    opened.set(table, found);
  }
  try {
    return await found;
  } catch (fault) {
    if (fault instanceof OtherRules) throw new ApiError("old-game", fault.message);
    if (fault instanceof BadGameFile) throw new ApiError("not-here", fault.message);
    throw fault;
  }
}

function seatOf(name: string, i: number): SeatInfo {
  return {
    seat: i + 1,
    kind: "remote",
    name,
    level: null,
    standin: false,
    presence: "none",
    contributed: false,
    open_view: false,
    host: false,
    animal: null,
    hand: false,
    handed: false,
    because: "",
  };
}

function refused(): Promise<never> {
  return Promise.reject(new ApiError("not-now", "a game from a file can only be replayed"));
}

/** What can be asked about an opened file, as about a table. */
export const openedRecords = {
  async replay(table: string, seat: number | null): Promise<Replay> {
    const { file, game } = await openedAs(table);
    const last = game.positions.at(-1);
    const frames = framesOf(game, seat === null ? null : seat - 1);
    const outcome = last?.actor === null ? game.rules.outcome(last.state) : null;
    return { table, game: file.game, perspective: seat, first: 0, total: frames.length, frames, outcome };
  },
  async snapshot(table: string): Promise<Snapshot> {
    const { file, game } = await openedAs(table);
    return {
      kind: "snapshot",
      protocol: PROTOCOL,
      seq: 0,
      table,
      game: file.game,
      edition: file.edition,
      options: { ...file.options },
      phase: "over",
      you: { seats: [], host: false, watching: true, perspective: null, screen: false },
      seats: file.names.map(seatOf),
      turn: null,
      view: framesOf(game, null).at(-1)?.view ?? null,
      choices: [],
      can_undo: false,
      undo_asked: null,
      paused: false,
      timer: null,
      proposal: null,
      settings: {
        undo: "boundary",
        hints: false,
        chat: "off",
        spectators: false,
        timer_s: 0,
        turn_h: 0,
        time_out: "bot",
        vacation_d: 0,
        standing: false,
        rated: false,
      },
      fairness: { commitment: "", contributions: [], secret: null, keys: [] },
      chat: [],
      since: 0,
      steps: [],
      outcome: null,
      next: null,
      practice: true,
      id: null,
    };
  },
  command: refused,
  receipt: refused,
  record(table: string): Promise<string> {
    const text = recallInTab(table);
    return text === null ? refused() : Promise.resolve(text);
  },
  analysis: refused,
};
