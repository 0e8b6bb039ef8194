/** A candle that burns down: how much of a turn's time is left. */
import { Art, type ArtProps } from "./paper";

const TOP = 8;
const FLOOR = 22;

/** `part`: from 1 (whole) to 0 (burnt down, without a flame). */
export function Candle({ part, ...rest }: ArtProps & { part: number }) {
  const height = Math.max(2, (FLOOR - TOP) * Math.min(1, Math.max(0, part)));
  const top = FLOOR - height;
  return (
    <Art box="0 0 24 24" {...rest} class={`icon candle ${rest.class ?? ""}`.trim()}>
      {part > 0 && <path class="candle-flame" d={`M12 ${top - 7}c3 3.500 2.500 6 0 6s-3-2.500 0-6Z`} />}
      <path class="candle-wax" d={`M8.500 ${top}h7V${FLOOR}h-7Z`} />
      <path class="candle-dish" d="M5 22.500h14" />
    </Art>
  );
}
