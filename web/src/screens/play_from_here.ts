/** Practice tables from positions of a finished game. */
import { api, ApiError } from "../net/api";
import {
  BadGameFile,
  OtherRules,
  playGameFile,
  readGameFile,
  type GameFile,
  type PlayedGame,
} from "../local/game_file";
import type { Bytes, State } from "../local/rules/types";
import { pageRules } from "../luck/page_rules";
import { openPosition } from "./create_table";

const ENTROPY_BYTES = 8;
/** Number for no own seat. */
const NOBODY = -1;

/** Which seat to play, the level of the bots, and whether to resample what that seat could not see. */
export interface PlayFrom {
  /** From 1. */
  readonly seat: number;
  readonly level: string;
  readonly asKnown: boolean;
}

/** The position to play from: the true one, or a world consistent with what the seat knew. */
export function positionFrom(game: PlayedGame, at: number, { seat, asKnown }: PlayFrom, entropy: Bytes): State | null {
  const position = game.positions[at];
  if (!position || position.actor === null) return null;
  return asKnown ? game.rules.glimpse(position.state, seat - 1, entropy).world : position.state;
}

export async function playFrom(table: string, at: number, how: PlayFrom): Promise<void> {
  const { file, game } = await played(table);
  const entropy = crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES));
  const state = positionFrom(game, at, how, entropy);
  if (!state) throw new ApiError("not-now", "the game is over in this position");
  await openPosition(file, game.rules.document(state), how.seat - 1, how.level);
}

/** The position after a seat's choice, in a world consistent with what it knew. */
export function positionAfter(
  game: PlayedGame,
  at: number,
  seat: number,
  action: number,
  entropy: Bytes,
): State | null {
  const world = positionFrom(game, at, { seat, level: "", asKnown: true }, entropy);
  const after = world && game.rules.play(world, action, entropy);
  return after && after.position.actor !== null ? after.position.state : null;
}

/** Watch a choice play out: bots of a level in all seats, with hidden information resampled. */
export async function watchFrom(table: string, at: number, seat: number, action: number, level: string): Promise<void> {
  const { file, game } = await played(table);
  const entropy = crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES));
  const state = positionAfter(game, at, seat, action, entropy);
  if (!state) throw new ApiError("not-now", "the game is over after this choice");
  await openPosition(file, game.rules.document(state), NOBODY, level);
}

async function played(table: string): Promise<{ file: GameFile; game: PlayedGame }> {
  try {
    const file = readGameFile(await api.record(table));
    const rules = await pageRules(file.game);
    if (!rules) throw new OtherRules(file.game);
    return { file, game: playGameFile(file, rules) };
  } catch (fault) {
    if (fault instanceof OtherRules || fault instanceof BadGameFile) throw new ApiError("old-game", fault.message);
    throw fault;
  }
}
