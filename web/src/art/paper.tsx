/**
 * Small parts that the drawings share. Everything is drawn on a 100 × 100 square unless stated otherwise. Drawings are
 * memoized: a board renders again with every event, and most of its pieces stay the same.
 */
import type { ComponentChildren, SVGAttributes } from "preact";
import { memo } from "preact/compat";

export interface ArtProps {
  class?: string;
  /** The accessible name; without one the picture is decoration. */
  title?: string;
  /** Width and height in pixels; without it, styles decide. */
  px?: number;
}

export function Art({
  children,
  box = "0 0 100 100",
  title,
  class: name,
  px,
  ...rest
}: ArtProps & { box?: string; children?: ComponentChildren } & Omit<SVGAttributes<SVGSVGElement>, "class">) {
  return (
    <svg
      viewBox={box}
      class={`art ${name ?? ""}`}
      style={px ? { "--size": `${px}px` } : undefined}
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

interface Frame {
  box?: string;
  preserveAspectRatio?: string;
}

/** A memoized component from a drawing; `draw` returns the content of the frame. */
export function drawingIn<Own extends object = object>(frame: Frame, draw: (own: Own) => ComponentChildren) {
  return memo(function Drawing(props: ArtProps & Own) {
    return (
      <Art {...frame} class={props.class} title={props.title} px={props.px}>
        {draw(props)}
      </Art>
    );
  });
}

/** A frame of 100 × 100 for a drawing. */
export const drawing = <Own extends object = object>(draw: (own: Own) => ComponentChildren) => drawingIn({}, draw);

export const INK = "#33241b";
export const PINK = "#f2a99d";

/** A line with round ends; `width` is the width of its stroke. */
export function Line({ width, ...rest }: { width: number | string } & Omit<SVGAttributes<SVGPathElement>, "width">) {
  return <path fill="none" stroke-linecap="round" stroke-width={width} {...rest} />;
}

interface ShapeProps extends Omit<SVGAttributes<SVGPathElement>, "width"> {
  /** The colour of its outline. */
  edge: string;
  width: number | string;
  /** Whether corners of the outline are round. */
  round?: boolean;
}

/** A filled shape with an outline. */
export function Shape({ edge, width, round, ...rest }: ShapeProps) {
  return <path stroke={edge} stroke-width={width} stroke-linejoin={round ? "round" : undefined} {...rest} />;
}

/** Two eyes with a highlight. */
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
