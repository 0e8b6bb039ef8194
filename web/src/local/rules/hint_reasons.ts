/** Why a bot would rather make one choice than the others; the same as `tana.bots.hint_reasons`. */
import type { Estimate } from "./types.ts";

const MOST_REASONS = 2;
/** Points by which a term has to be ahead to count as a reason. */
const LEAST_AHEAD = 0.05;

export interface HintReason {
  term: string;
  points: number;
}

/** The terms in which the first choice is ahead of the average of the others, in points, the largest first. */
export function whyFirst(estimates: readonly Estimate[]): HintReason[] {
  const [first, ...others] = estimates.flatMap(({ terms }) => (terms && Object.keys(terms).length > 0 ? [terms] : []));
  if (!first || others.length === 0) return [];
  const ahead = Object.entries(first).map(([term, value]) => {
    const usual = others.reduce((sum, other) => sum + (other[term] ?? 0), 0) / others.length;
    return { term, points: value - usual };
  });
  return ahead
    .filter(({ points }) => points >= LEAST_AHEAD)
    .map(({ term, points }) => ({ term, points: Math.round(100 * points) / 100 }))
    .toSorted((one, other) => other.points - one.points)
    .slice(0, MOST_REASONS);
}
