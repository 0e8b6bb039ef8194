/** Where events happened on the board: to highlight from a line of the log, and to mark as the last move. */
import type { GameUI, Target } from "../games/game_ui";
import type { Step, WireEvent } from "../net/wire";

/** An event with more places than this marks none, or a whole meadow would wobble. */
const MOST = 6;

/** The targets that an event is about. */
export function touched(ui: GameUI | null, event: WireEvent, view: unknown): Target[] {
  if (!ui || view == null) return [];
  if (ui.touches) return ui.touches(event, view);
  const effect = ui.effect?.(event, view, view);
  if (!effect) return [];
  const places = [
    ...(effect.fly ?? []).flatMap((flight) => [flight.from, flight.to]),
    ...(effect.turn ?? []),
    ...(effect.pulse ?? []),
  ];
  const found = [...new Set(places)].filter((target) => !target.startsWith("seat:"));
  return found.length > MOST ? [] : found;
}

/** The targets of one move, without those of fleeting events. */
export function touchedBy(ui: GameUI | null, step: Step, view: unknown): Target[] {
  const kept = step.events.filter((event) => !ui?.fleeting?.includes(event.name));
  return [...new Set(kept.flatMap((event) => touched(ui, event, view)))];
}

/** Where the newest move of a story happened. */
export function lastMoveOf(ui: GameUI | null, story: readonly Step[], view: unknown): Target[] {
  for (let i = story.length - 1; i >= 0; i--) {
    const step = story[i];
    if (!step || step.cause !== "played") continue;
    const found = touchedBy(ui, step, view);
    if (found.length > 0) return found;
  }
  return [];
}
