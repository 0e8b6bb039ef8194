/** The cuckoo clock: its cabinet, face and hands. Separate from the pieces because only the board needs it. */
import { memo } from "preact/compat";
import { Line, Shape } from "./paper";
import "./clockface.css";

/** A chain with a pinecone for a weight, in one of the lower corners of the cabinet. */
function Weight({ x }: { x: number }) {
  return (
    <g>
      {[84, 86.4, 88.8].map((y) => (
        <ellipse key={y} cx={x} cy={y} rx="0.9" ry="1.5" fill="none" stroke="var(--chain)" stroke-width="0.7" />
      ))}
      <g fill="var(--cone)" stroke="var(--cone-line)" stroke-width="0.6">
        <path d={`M${x} 89.4C${x + 3} 91 ${x + 3} 95.4 ${x} 99 ${x - 3} 95.4 ${x - 3} 91 ${x} 89.4Z`} />
        <path d={`M${x - 2} 92.600 ${x} 94 ${x + 2} 92.600M${x - 2} 95 ${x} 96.600 ${x + 2} 95`} fill="none" />
      </g>
    </g>
  );
}

/** The cabinet behind the face: a gable with carved edges, planks, and two chains with pinecones. */
function Cabinet() {
  return (
    <g>
      <path d="M50-1 100 26V97Q100 100 97 100H3Q0 100 0 97V26Z" fill="var(--cabinet)" />
      <path d="M9 24V100M91 24V100" stroke="var(--plank)" stroke-width="0.8" />
      <Shape d="M-1 29 50 1 101 29V20L50-7-1 20Z" fill="var(--gable)" edge="var(--gable-line)" width="0.8" />
      {[10, 20, 30].map((i) => (
        <g key={i}>
          <circle cx={i - 4} cy={27 - i * 0.54} r="1.1" fill="var(--brass)" />
          <circle cx={104 - i} cy={27 - i * 0.54} r="1.1" fill="var(--brass)" />
        </g>
      ))}
      <path
        d="M2 78C8 78 13 84 14 92 8 90 3 86 2 78ZM98 78C92 78 87 84 86 92 92 90 97 86 98 78Z"
        fill="var(--rim-leaf)"
      />
      <Weight x={5.4} />
      <Weight x={94.6} />
    </g>
  );
}

/** The face of the cuckoo clock: a wooden rim, brass, enamel, and a tick for every five minutes. */
export const ClockFace = memo(function ClockFace() {
  return (
    <svg class="face-art fill" viewBox="0 0 100 100" aria-hidden="true">
      <Cabinet />
      <circle cx="50" cy="50" r="49.700" fill="#6f4326" />
      <circle cx="50" cy="50" r="48.800" fill="#8a5636" />
      <circle cx="50" cy="50" r="41.600" fill="#b98a35" />
      <circle cx="50" cy="50" r="41" fill="var(--dial)" />
      {[30.5, 22.6, 14.2].map((r) => (
        <circle key={r} cx="50" cy="50" r={r} fill="none" stroke="var(--dial-ring)" stroke-width="0.5" />
      ))}
      {Array.from({ length: 12 }, (_, i) => (
        <g key={i} transform={`rotate(${i * 30 + 15} 50 50)`}>
          <Line d="M50 8.400V12.600" stroke="var(--spoke)" width="0.9" />
          <path
            d="M50 1.600C51.600 3.200 51.600 5.400 50 7 48.400 5.400 48.400 3.200 50 1.600Z"
            fill="var(--rim-leaf)"
          />
        </g>
      ))}
    </svg>
  );
});

/** The minute hand, of brass with a spade at its tip: it points at the current number. */
export const MinuteHand = memo(function MinuteHand() {
  return (
    <svg viewBox="-10 -100 20 112" aria-hidden="true">
      <path
        d="M-2.600 10C-4 6-3.200 0-2.400-6L-1.700-68C-6-70-8-77-5-82-3-86-1.200-90 0-99 1.200-90 3-86 5-82 8-77 6-70 1.700-68L2.400-6C3.200 0 4 6 2.600 10Z"
        fill="#5a3a22"
        stroke="#24140a"
        stroke-width="1.400"
        stroke-linejoin="round"
      />
      <path
        d="M0-88C-1.600-82-4-80-2.600-76-1.600-73-.600-72 0-70 .600-72 1.600-73 2.600-76 4-80 1.600-82 0-88Z"
        fill="#d9a441"
      />
      <circle cy="-30" r="3.400" fill="#d9a441" stroke="#24140a" stroke-width="1.200" />
    </svg>
  );
});

/** The hour hand, short and red with a heart: it counts the rounds until midnight. */
export const HourHand = memo(function HourHand() {
  return (
    <svg viewBox="-14 -100 28 116" aria-hidden="true">
      <path
        d="M-4 12C-5.500 6-4.500 0-3.500-6L-2.600-54C-10-56-13-66-9-74-6-80-2-78 0-72 2-78 6-80 9-74 13-66 10-56 2.600-54L3.500-6C4.500 0 5.500 6 4 12Z"
        fill="#b5472f"
        stroke="#5c1a0d"
        stroke-width="2"
        stroke-linejoin="round"
      />
      <path d="M0-98 4-84H-4Z" fill="#b5472f" stroke="#5c1a0d" stroke-width="2" stroke-linejoin="round" />
      <path d="M0-84V-72" stroke="#5c1a0d" stroke-width="3" />
    </svg>
  );
});
