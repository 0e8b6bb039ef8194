/** The log as sentences: one for each event, under a heading for each turn. */
import type { GameInfo, Snapshot, Step, WireEvent } from "../net/wire";
import { eventText, t, textVersion, type Speaker } from "../shell/i18n";

export interface Line {
  key: string;
  text: string;
  /** Null for an event of the table rather than the game. */
  event: WireEvent | null;
}

export interface Turn {
  key: number;
  seat: number | null;
  lines: Line[];
  /** Whether this is the setup before the first move. */
  setup: boolean;
}

const SPOKEN_CAUSES = new Set([
  "started",
  "undone",
  "paused",
  "resumed",
  "left",
  "closed",
  "undo-asked",
  "joined",
  "time-up",
  "proposed",
]);

export const NOTHING: readonly string[] = [];

interface Cached {
  speaker: Speaker;
  without: readonly string[];
  text: number;
  lines: readonly Line[];
}
/** Cache of lines by step: a story only grows at its end. */
const cache = new WeakMap<Step, Cached>();

/** The lines of a step; empty for one that needs no words. */
export function linesOf(step: Step, speaker: Speaker, without = NOTHING): readonly Line[] {
  const text = textVersion.value;
  const known = cache.get(step);
  if (known && known.speaker === speaker && known.without === without && known.text === text) return known.lines;
  const lines = render(step, speaker, without);
  cache.set(step, { speaker, without, text, lines });
  return lines;
}

function render(step: Step, speaker: Speaker, without: readonly string[]): Line[] {
  const lines = step.events
    .map((event, i) => ({
      key: `${step.seq}-${i}`,
      event,
      text: without.includes(event.name) ? "" : eventText(speaker, event),
    }))
    .filter((line) => line.text !== "");
  if (lines.length > 0 || !SPOKEN_CAUSES.has(step.cause)) return lines;
  const name = step.seat ? speaker.names(step.seat) : t("somebody");
  return [{ key: `${step.seq}`, text: t(`cause-${step.cause}`, { name }), event: null }];
}

export function sentences(step: Step, speaker: Speaker, without = NOTHING): string[] {
  return linesOf(step, speaker, without).map((line) => line.text);
}

/** The steps that a log may show: without the memory aid, a running game only from the reader's last turn on. */
export function readable(steps: Step[], table: Snapshot | null, info: GameInfo | null): Step[] {
  const limited =
    table?.phase === "playing" && table.options["memory_aid"] === "off" && info?.log_limit?.since_last_turn;
  if (!limited) return steps;
  const played = steps.filter((step) => step.cause === "played");
  const first = lastTurn(
    played.map((step) => step.seat),
    table.turn,
    table.you.perspective,
  );
  const start = first > 0 ? (played[first]?.seq ?? 0) : 0;
  return steps.filter((step) => step.seq >= start);
}

/** Index where the reader's last completed turn begins in a list of movers; the same as `last_turn` in Python. */
export function lastTurn(movers: (number | null)[], actor: number | null, reader: number | null): number {
  const seat = reader ?? actor;
  let at = movers.length;
  while (seat === actor && at > 0 && movers[at - 1] === seat) at -= 1;
  while (at > 0 && movers[at - 1] !== seat) at -= 1;
  while (at > 0 && movers[at - 1] === seat) at -= 1;
  return at;
}

/** Group the story into turns: consecutive moves of a seat are one turn; table events go between turns. */
export function turnsOf(steps: readonly Step[], speaker: Speaker, fleeting: readonly string[]): Turn[] {
  const turns: Turn[] = [];
  const last = steps.at(-1);
  for (const step of steps) {
    const lines = linesOf(step, speaker, step === last ? NOTHING : fleeting);
    if (lines.length === 0) continue;
    const seat = step.cause === "played" ? step.seat : null;
    const setup = step.cause === "started";
    const current = turns.at(-1);
    if (current && current.seat === seat && !setup && !current.setup) current.lines.push(...lines);
    else turns.push({ key: step.seq, seat, lines: [...lines], setup });
  }
  return turns;
}
