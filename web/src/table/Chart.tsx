/** The chance to win of every seat over the game, as lines that differ by dash as well as by colour. */
import { t } from "../shell/i18n";

const [WIDTH, HEIGHT, LEFT] = [320, 120, 30];
const DASHES = ["", "7 4", "2 4", "10 3 2 3", "14 4"];

/** The points of one seat's line; gaps where the bots have no estimate yet. */
export function polyline(chances: (number[] | null)[], seat: number, at?: number): string {
  const last = Math.max(1, (at ?? chances.length) - 1);
  return chances
    .map((row, i) => [i, row?.[seat]] as const)
    .filter((pair): pair is readonly [number, number] => pair[1] !== undefined)
    .map(
      ([i, chance]) =>
        `${(LEFT + (i / last) * (WIDTH - LEFT - 4)).toFixed(1)},${(4 + (1 - chance) * (HEIGHT - 20)).toFixed(1)}`,
    )
    .join(" ");
}

export function Chart({
  chances,
  complete,
  names,
}: {
  chances: (number[] | null)[];
  complete: boolean;
  names: string[];
}) {
  const final = [...chances].reverse().find((row) => row !== null);
  return (
    <figure class="chart">
      <figcaption>{t(complete ? "chart" : "chart-growing")}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t("chart-spoken", { moves: chances.length })}>
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <line
              x1={LEFT}
              x2={WIDTH - 4}
              y1={4 + (1 - share) * (HEIGHT - 20)}
              y2={4 + (1 - share) * (HEIGHT - 20)}
              class="chart-grid"
            />
            <text x={LEFT - 4} y={8 + (1 - share) * (HEIGHT - 20)} class="chart-text">
              {share * 100}%
            </text>
          </g>
        ))}
        {names.map((name, seat) => (
          <polyline
            key={name + seat}
            class={`chart-line line-${seat + 1}`}
            points={polyline(chances, seat)}
            stroke-dasharray={DASHES[seat]}
          />
        ))}
      </svg>
      <ul class="chart-key">
        {names.map((name, seat) => (
          <li key={name + seat}>
            <svg viewBox="0 0 30 8" class="chart-swatch" aria-hidden="true">
              <line
                x1="1"
                x2="29"
                y1="4"
                y2="4"
                class={`chart-line line-${seat + 1}`}
                stroke-dasharray={DASHES[seat]}
              />
            </svg>
            {name}
            {final?.[seat] !== undefined && <span class="soft"> {Math.round((final[seat] ?? 0) * 100)}%</span>}
          </li>
        ))}
      </ul>
    </figure>
  );
}
