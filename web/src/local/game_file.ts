/** Game files (see docs/formats.md), read and played again with this page's own rules. */
import { bytesOf } from "../net/bytes";
import type { ReplayFrame } from "../net/wire";
import { stepFor, type Perspective } from "./render";
import type { Rules } from "./rules/rules";
import { BadInput, type GameEvent, type Position } from "./rules/types";

const FORMAT = "tana-game";
const VERSION = 2;
const ENTROPY = /^[0-9a-f]{16}$/;

/** A file that is not a game, or does not agree with the rules. */
export class BadGameFile extends Error {}

/** A game of another version of the rules, or of a game that this page does not have. */
export class OtherRules extends Error {}

export interface GameFile {
  readonly game: string;
  readonly edition: string;
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly entropy: string;
  readonly moves: readonly FileMove[];
}

interface FileMove {
  readonly seat: number;
  readonly action: string;
  readonly entropy: string;
}

/** A game step by step; the beginning is the first position. */
export interface PlayedGame {
  readonly rules: Rules;
  readonly positions: readonly Position[];
  /** What happened on the way to each position. */
  readonly events: readonly (readonly GameEvent[])[];
  readonly moves: readonly { seat: number; notation: string }[];
}

/** The game of a text; raises `BadGameFile`. */
export function readGameFile(text: string): GameFile {
  const [header, ...lines] = text.split("\n").filter(Boolean).map(objectOf);
  if (header?.["format"] !== FORMAT || header["version"] !== VERSION) throw new BadGameFile("not a game file");
  const { game, edition, names, options, entropy } = header;
  const whole = typeof game === "string" && typeof edition === "string" && isEntropy(entropy);
  if (!whole || !isTexts(names) || !isTexts(options)) throw new BadGameFile("the header is incomplete");
  const moves = lines.filter((line) => !("result" in line)).map(moveOf);
  return {
    game,
    edition,
    names: Object.values(names),
    options: options as Record<string, string>,
    entropy,
    moves,
  };
}

function objectOf(line: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(line);
    if (typeof found === "object" && found !== null) return found as Record<string, unknown>;
  } catch {
    // Reported below, as anything else that is not an object.
  }
  throw new BadGameFile("a line is not a JSON object");
}

function moveOf({ n, seat, action, entropy }: Record<string, unknown>, at: number): FileMove {
  if (n !== at + 1 || !Number.isInteger(seat) || typeof action !== "string" || !isEntropy(entropy))
    throw new BadGameFile(`line ${at + 2} is not an action`);
  return { seat: seat as number, action, entropy };
}

const isEntropy = (found: unknown): found is string => typeof found === "string" && ENTROPY.test(found);

const isTexts = (found: unknown): found is object =>
  typeof found === "object" && found !== null && Object.values(found).every((one) => typeof one === "string");

/** Play a file again; raises `OtherRules` or `BadGameFile`. */
export function playGameFile(file: GameFile, rules: Rules): PlayedGame {
  if (rules.edition !== file.edition) throw new OtherRules(file.edition);
  try {
    return played(file, rules);
  } catch (fault) {
    if (fault instanceof BadInput) throw new BadGameFile(fault.message);
    throw fault;
  }
}

function played(file: GameFile, rules: Rules): PlayedGame {
  const setup = rules.setup(file.names.length, file.options, bytesOf(file.entropy));
  const positions = [setup.position];
  const events = [setup.events];
  let last = setup.position;
  for (const [i, { seat, action, entropy }] of file.moves.entries()) {
    const found = last.actor === seat - 1 ? rules.play(last.state, rules.parse(action), bytesOf(entropy)) : null;
    if (!found) throw new BadGameFile(`action ${i + 1} is not possible`);
    last = found.position;
    positions.push(last);
    events.push(found.events);
  }
  return {
    rules,
    positions,
    events,
    moves: file.moves.map(({ seat, action }) => ({ seat: seat - 1, notation: action })),
  };
}

/** The frames of a replay, as one point of view lived it. */
export function framesOf({ rules, positions, events, moves }: PlayedGame, perspective: Perspective): ReplayFrame[] {
  return positions.map((position, number) => {
    const move = moves[number - 1];
    return {
      number,
      seat: move ? move.seat + 1 : null,
      notation: move && move.seat === perspective ? move.notation : null,
      events: seenBy(events[number] ?? [], perspective),
      turn: position.actor === null ? null : position.actor + 1,
      view: rules.view(rules.look(position.state, perspective)),
    };
  });
}

function seenBy(events: readonly GameEvent[], perspective: Perspective): ReplayFrame["events"] {
  return stepFor({ seq: 0, cause: "", seat: null, events, undone: [], number: null }, perspective).events;
}
