/** Each seat's chance to win over the game, as lines that differ in their dashes as well as in colour. */
import { percent } from "../shell/formats";
import { t } from "../shell/i18n";
import { assumption } from "./assumption";
import "./Chart.css";

const [WIDTH, HEIGHT, LEFT, RIGHT] = [320, 120, 40, 4];
const DASHES = ["", "7 4", "2 4", "10 3 2 3", "14 4"];

type Chances = (number[] | null)[];

const across = (step: number, steps: number): number => LEFT + (step / Math.max(1, steps - 1)) * (WIDTH - LEFT - RIGHT);
const down = (chance: number): number => 10 + (1 - chance) * (HEIGHT - 26);

/** The points of one seat's line; steps without an estimate are left out. */
export function polyline(chances: Chances, seat: number): string {
  return chances
    .map((row, i) => [i, row?.[seat]] as const)
    .filter((pair): pair is readonly [number, number] => pair[1] !== undefined)
    .map(([i, chance]) => `${across(i, chances.length).toFixed(1)},${down(chance).toFixed(1)}`)
    .join(" ");
}

/** The step at a share of the chart's width, from 0 at its left edge to 1 at its right. */
export function stepAt(share: number, steps: number): number {
  const along = (share * WIDTH - LEFT) / (WIDTH - LEFT - RIGHT);
  return Math.round(Math.max(0, Math.min(1, along)) * Math.max(0, steps - 1));
}

interface Props {
  chances: Chances;
  complete: boolean;
  /** The level assumed to play on at each seat. */
  levels: string[];
  names: string[];
  /** The step shown in a replay. */
  at?: number;
  onPick?(step: number): void;
}

export function Chart({ chances, complete, levels, names, at, onPick }: Props) {
  const pick = (event: MouseEvent & { currentTarget: Element }) => {
    const box = event.currentTarget.getBoundingClientRect();
    onPick?.(stepAt((event.clientX - box.left) / box.width, chances.length));
  };
  return (
    <figure class={`chart ${onPick ? "clickable" : ""}`}>
      <figcaption>{t(complete ? "chart" : "chart-growing", { who: assumption(levels) })}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t("chart-spoken", { moves: chances.length })}
        onClick={pick}
      >
        <Grid />
        {names.map((name, seat) => (
          <polyline key={name + seat} {...strokeOf(seat)} points={polyline(chances, seat)} />
        ))}
        {at !== undefined && <Cursor x={across(Math.min(at, chances.length - 1), chances.length)} />}
      </svg>
      <Key chances={chances} names={names} at={at} />
    </figure>
  );
}

/** Stroke of a seat's line: its colour and its dashes. */
const strokeOf = (seat: number) => ({
  class: `line-${seat + 1}`,
  fill: "none",
  stroke: "var(--seat-line)",
  "stroke-width": 2.5,
  "stroke-dasharray": DASHES[seat],
});

function Grid() {
  return (
    <>
      {[0, 0.5, 1].map((share) => (
        <g key={share}>
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={down(share)} y2={down(share)} stroke="var(--line)" />
          <text x={LEFT - 4} y={4 + down(share)} fill="var(--ink-soft)" font-size="12" text-anchor="end">
            {percent(share)}
          </text>
        </g>
      ))}
    </>
  );
}

function Cursor({ x }: { x: number }) {
  return <line x1={x} x2={x} y1={0} y2={HEIGHT - 12} class="chart-cursor" stroke="var(--ink)" stroke-width="2" />;
}

/** Names with their chances at the step shown; without a step, the latest known chances. */
function Key({ chances, names, at }: { chances: Chances; names: string[]; at: number | undefined }) {
  const known = at === undefined ? [...chances].reverse().find((row) => row !== null) : chances[at];
  return (
    <ul class="chart-key wrap">
      {names.map((name, seat) => (
        <li key={name + seat}>
          <svg viewBox="0 0 30 8" class="chart-swatch" aria-hidden="true">
            <line x1="1" x2="29" y1="4" y2="4" {...strokeOf(seat)} />
          </svg>
          {name}
          {known?.[seat] !== undefined && <span class="soft"> {percent(known[seat] ?? 0)}</span>}
        </li>
      ))}
    </ul>
  );
}
