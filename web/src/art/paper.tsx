/**
 * Small parts that the drawings share. Everything is drawn on a square of 100 unless said otherwise. Drawings are `memo`s:
 * a board is drawn again with every event, and most of its pieces look as before.
 */
import type { ComponentChildren, SVGAttributes } from "preact";

export interface ArtProps {
  class?: string;
  /** A title makes the picture speak; without one it is decoration. */
  title?: string;
}

export function Art({
  children,
  box = "0 0 100 100",
  title,
  class: name,
  ...rest
}: ArtProps & { box?: string; children?: ComponentChildren } & Omit<SVGAttributes<SVGSVGElement>, "class">) {
  return (
    <svg
      viewBox={box}
      class={`art ${name ?? ""}`}
      role={title ? "img" : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : "true"}
      focusable="false"
      {...rest}
    >
      {children}
    </svg>
  );
}

export const INK = "#33241b";
export const PINK = "#f2a99d";

/** Two dots and the light in them. */
export function Eyes({ x = 50, y = 44, gap = 11, r = 4 }: { x?: number; y?: number; gap?: number; r?: number }) {
  return (
    <g>
      {[x - gap, x + gap].map((at) => (
        <g key={at}>
          <circle cx={at} cy={y} r={r} fill="#241811" />
          <circle cx={at + r * 0.35} cy={y - r * 0.35} r={r * 0.32} fill="#fff" />
        </g>
      ))}
    </g>
  );
}
