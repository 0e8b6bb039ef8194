/** The chance to win from decision to decision, as a path through a landscape; mistakes are holes to tap. */
import { t } from "../shell/i18n";
import type { Graded } from "../local/rules/review";
import { isHole, type ReviewStore } from "./review_store";

const [WIDTH, HEIGHT, EDGE, SKY] = [320, 110, 14, 12];

const across = (number: number, moves: number): number => EDGE + (number / Math.max(1, moves)) * (WIDTH - 2 * EDGE);
const down = (chance: number): number => SKY + (1 - chance) * (HEIGHT - 2 * SKY);

/** The corners of the path: for each decision the chance before and after it. */
export function pathPoints(decisions: readonly Graded[], moves: number): string {
  return decisions
    .flatMap(({ number, before, after }) => {
      const x = across(number, moves).toFixed(1);
      return [`${x},${down(before).toFixed(1)}`, `${x},${down(after).toFixed(1)}`];
    })
    .join(" ");
}

export function ReviewPath({ store }: { store: ReviewStore }) {
  const decisions = store.decisions.value;
  const moves = store.game.value?.moves.length ?? 1;
  const points = pathPoints(decisions, moves);
  const [first, last] = [decisions[0], decisions.at(-1)];
  const chosen = store.decision.value;
  return (
    <figure class="review-path">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t("review-path", { count: decisions.length })}>
        {first && last && (
          <polygon
            class="review-hill"
            points={`${across(first.number, moves)},${HEIGHT} ${points} ${across(last.number, moves)},${HEIGHT}`}
          />
        )}
        <polyline class="review-trail" points={points} />
        {chosen && (
          <line
            class="review-cursor"
            x1={across(chosen.number, moves)}
            x2={across(chosen.number, moves)}
            y1={0}
            y2={HEIGHT}
          />
        )}
      </svg>
      {decisions.filter(isHole).map((decision) => (
        <button
          key={decision.number}
          type="button"
          class={`review-hole grade-${decision.grade}`}
          style={{
            left: `${(100 * across(decision.number, moves)) / WIDTH}%`,
            top: `${(100 * down(decision.after)) / HEIGHT}%`,
          }}
          aria-label={t("review-hole", { number: decision.number, grade: decision.grade })}
          onClick={() => store.look(decision.number)}
        />
      ))}
    </figure>
  );
}
