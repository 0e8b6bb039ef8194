/** The cards, tokens and cubes of Molly. */
import { memo } from "preact/compat";
import { Hat, MarkShape, MoleBody, Molehill, TINT, type MoleColour } from "./moles";
import { Art, drawing, Line, type ArtProps } from "./paper";

/** The mark of a Tardy Mole: the clock on its back, small enough for a corner. */
export const TardyMark = memo(function TardyMark({ class: name = "", ...rest }: ArtProps) {
  return (
    <Art class={`tardy-mark ${name}`} {...rest}>
      <circle cx="50" cy="50" r="46" fill="#c9b3d6" stroke="#5b3d70" stroke-width="7" />
      <Line d="M50 24V50L68 60" stroke="#5b3d70" width="10" stroke-linejoin="round" />
    </Art>
  );
});

/** The face of a Mole card. */
export const MoleCard = drawing<{ colour: MoleColour; tardy?: boolean }>(({ colour, tardy = false }) => {
  const { paper, deep } = TINT[colour];
  return (
    <>
      <rect x="1.5" y="1.5" width="97" height="97" rx="14" fill={paper} stroke={deep} stroke-width="3" />
      <rect x="7" y="7" width="86" height="86" rx="10" fill="#fffaf0" opacity=".45" />
      <svg x="17" y="15" width="66" height="78" viewBox="0 -8 100 118" aria-hidden="true">
        <MoleBody />
        <Hat colour={colour} />
        <g transform="translate(0 6)">
          <Molehill />
        </g>
      </svg>
      <svg x="7" y="7" width="23" height="23" viewBox="0 0 100 100" aria-hidden="true">
        <MarkShape colour={colour} fill={deep} />
      </svg>
      <svg x="66" y="66" width="28" height="28" viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="49" fill="#fffaf0" />
        <g transform="translate(20 20) scale(.6)">
          <MarkShape colour={colour} fill={deep} />
        </g>
      </svg>
      {tardy && (
        <svg x="67" y="6" width="27" height="27">
          <TardyMark />
        </svg>
      )}
    </>
  );
});

/** The back of a Mole card: a rolled-up plan, a Project. A Tardy Mole's back carries a clock. */
export const CardBack = drawing<{ tardy?: boolean }>(({ tardy = false }) => {
  const paper = tardy ? "#c9b3d6" : "#d8b98a";
  const deep = tardy ? "#5b3d70" : "#6d4a26";
  return (
    <>
      <rect x="1.5" y="1.5" width="97" height="97" rx="14" fill={paper} stroke={deep} stroke-width="3" />
      <g stroke={deep} stroke-width="1.4" opacity=".35">
        <path d="M14 30H86M14 50H86M14 70H86M30 14V86M50 14V86M70 14V86" />
      </g>
      {tardy ? (
        <g>
          <circle cx="50" cy="50" r="25" fill="#fff8ea" stroke={deep} stroke-width="4" />
          <Line d="M50 34V50L61 57" stroke={deep} width="5" stroke-linejoin="round" />
          <path d="M32 25 24 33M68 25 76 33" stroke={deep} stroke-width="5" stroke-linecap="round" />
        </g>
      ) : (
        <g fill="none" stroke={deep} stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
          <path d="M24 66C24 44 36 40 44 50S62 62 76 34" fill="none" />
          <circle cx="24" cy="66" r="6" fill="#fff8ea" />
          <path d="M70 32 80 28 80 40Z" fill={deep} />
          <circle cx="50" cy="54" r="3" fill={deep} />
        </g>
      )}
    </>
  );
});

/** A Project token: a rolled-up plan with a ribbon. */
export const Token = drawing(() => (
  <g transform="rotate(-28 50 50)">
    <rect x="12" y="34" width="76" height="32" rx="9" fill="#f4e2bd" stroke="#6d4a26" stroke-width="4" />
    <ellipse cx="88" cy="50" rx="7" ry="16" fill="#e2c691" stroke="#6d4a26" stroke-width="4" />
    <rect x="40" y="33" width="14" height="34" fill="#b5472f" />
    <path d="M42 66 36 84 47 78 56 84 52 66Z" fill="#b5472f" />
  </g>
));

/** A cube, with its mark. */
export const Cube = drawing<{ colour: MoleColour }>(({ colour }) => {
  const { hat, deep, paper } = TINT[colour];
  return (
    <>
      <path d="M50 6 92 26V74L50 96 8 74V26Z" fill={hat} stroke={deep} stroke-width="4" stroke-linejoin="round" />
      <path d="M8 26 50 47 92 26 50 6Z" fill={paper} stroke={deep} stroke-width="4" stroke-linejoin="round" />
      <path d="M50 47V96" stroke={deep} stroke-width="4" />
      <g transform="translate(33 14) scale(.34 .24)">
        <MarkShape colour={colour} fill={deep} />
      </g>
    </>
  );
});
