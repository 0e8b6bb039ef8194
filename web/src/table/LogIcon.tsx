/** A small icon for each kind of event: one for each sound. */
import type { GameUI } from "../games/game_ui";
import type { WireEvent } from "../net/wire";
import { Line } from "../art/paper";
import type { Earcon } from "../shell/sound";

const PATHS: Record<Earcon, string> = {
  place: "M8 2v8M5 7l3 3 3-3M3 14h10",
  take: "M8 11V3M5 6l3-3 3 3M3 14h10",
  flip: "M3 8a5 5 0 0 1 9-3M13 2v4H9M13 8a5 5 0 0 1-9 3M3 14v-4h4",
  tick: "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM8 5v3l2 2",
  bump: "M2 8h8M7 5l3 3-3 3M13 4v8",
  found: "M8 2l2 4 4 .5-3 3 .8 4.500L8 12l-3.800 2 .8-4.500-3-3L6 6Z",
  turn: "M5 3l7 5-7 5Z",
  win: "M8 2l2 4 4 .5-3 3 .8 4.500L8 12l-3.800 2 .8-4.500-3-3L6 6Z",
  lose: "M3 12c3-4 7-4 10 0M5 5h.010M11 5h.010",
  roll: "M3 3h10v10H3ZM6 6h.010M10 10h.010M10 6h.010M6 10h.010",
  no: "M4 4l8 8M12 4l-8 8",
};
const TABLE = "M3 6h10M5 6v7M11 6v7";
const PLAIN = "M8 7h.010M8 8h.010";
const icons = new WeakMap<WireEvent, string>();

/** The icon path of an event; null stands for something that happened to the table. */
export function iconOf(ui: GameUI | null, event: WireEvent | null, view: unknown): string {
  if (event === null) return TABLE;
  const known = icons.get(event);
  if (known) return known;
  const effect = view == null ? null : ui?.effect?.(event, view, view);
  const icon = effect?.sound ? PATHS[effect.sound] : PLAIN;
  if (effect) icons.set(event, icon);
  return icon;
}

export function LogIcon({ path }: { path: string }) {
  return (
    <svg class="log-icon sized" viewBox="0 0 16 16" aria-hidden="true">
      <Line d={path} stroke="currentColor" width="1.800" stroke-linejoin="round" />
    </svg>
  );
}
