/** The last move, drawn: a trail of dots from the place where it began to the place where it ended. */
import type { ReadonlySignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Target } from "../games/game_ui";
import type { Box } from "./board_parts";
import "./Trail.css";

/** Shorter trails are omitted: the marks of the two places are enough. */
const SHORTEST = 24;
const SCROLLS = /auto|scroll/;

/** The path from the edge of one place to the edge of another; empty where they are close together. */
export function pathBetween(from: Box, to: Box): string {
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
  const [dx, dy] = [to.left + to.width / 2 - x, to.top + to.height / 2 - y];
  const length = Math.hypot(dx, dy);
  const edge = (box: Box) => Math.min(box.width, box.height) / 2 + 4;
  const [first, last] = [edge(from), length - edge(to)];
  if (last - first < SHORTEST) return "";
  const at = (along: number) => `${(x + (dx * along) / length).toFixed(1)} ${(y + (dy * along) / length).toFixed(1)}`;
  return `M${at(first)} L${at(last)}`;
}

/** The box of a target within its board; null if it is hidden or inside something that scrolls. */
function placeOf(board: HTMLElement, target: Target): Box | null {
  const spot = board.querySelector<HTMLElement>(`[data-at="${CSS.escape(target)}"]`);
  if (!spot?.checkVisibility()) return null;
  for (let around = spot.parentElement; around && around !== board; around = around.parentElement)
    if (SCROLLS.test(getComputedStyle(around).overflow) && around.scrollHeight > around.clientHeight + 1) return null;
  const [box, frame] = [spot.getBoundingClientRect(), board.getBoundingClientRect()];
  return { left: box.left - frame.left, top: box.top - frame.top, width: box.width, height: box.height };
}

export function Trail({ last }: { last: ReadonlySignal<readonly Target[]> }) {
  const ref = useRef<SVGSVGElement>(null);
  const [from, to] = last.value;
  useLayoutEffect(() => {
    const svg = ref.current;
    const board = svg?.closest<HTMLElement>(".board");
    if (!svg || !board) return undefined;
    const draw = () => {
      const places = from && to ? [placeOf(board, from), placeOf(board, to)] : [];
      const path = places[0] && places[1] ? pathBetween(places[0], places[1]) : "";
      for (const line of svg.children) line.setAttribute("d", path);
    };
    const observer = new ResizeObserver(draw);
    observer.observe(board);
    return () => observer.disconnect();
  }, [from, to]);
  return (
    <svg ref={ref} class="last-trail fill" aria-hidden="true">
      <path class="last-trail-rim" />
      <path class="last-trail-dots" />
    </svg>
  );
}
