/** The final ranking, with points counted up line by line when animations are on. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Outcome, ScoreLine } from "../net/wire";
import { gameText, sentence, t } from "../shell/i18n";
import { moves } from "../shell/settings";
import { play } from "../shell/sound";
import { useTable } from "./context";
import "./Ranks.css";

const LINE_MS = 420;

/** Seats, best first; equal ranks by points. A solo player has no rank, only a goal that is reached or not. */
export function order({ ranks, scores }: Outcome): { rank: number | null; i: number }[] {
  const points = (i: number) => scores[i] ?? 0;
  return ranks
    .map((rank, i) => ({ rank, i }))
    .sort((a, b) => a.rank - b.rank || points(b.i) - points(a.i))
    .map(({ rank, i }) => ({ rank: ranks.length === 1 ? null : rank, i }));
}

/** The result in a few words, for the seats in `mine`. */
export function headline(outcome: Outcome, mine: number[]): string {
  const best = outcome.ranks.map((rank, i) => [rank, i + 1] as const).filter(([rank]) => rank === 1);
  const won = best.some(([, seat]) => mine.includes(seat));
  const everybody = mine.length === outcome.ranks.length && mine.length > 1;
  if (mine.length === 0 || everybody) return t("result-over");
  return t(won ? (best.length > 1 ? "result-shared" : "result-won") : "result-lost");
}

/** Whether seats with equal points have different ranks. */
export function isTieBroken(outcome: Outcome): boolean {
  const ranked = new Map(outcome.ranks.map((rank, i) => [outcome.scores[i], rank]));
  return outcome.ranks.some((rank, i) => ranked.get(outcome.scores[i]) !== rank);
}

/** The points after the first `shown` lines; the score itself once all are counted. */
export function counted(lines: ScoreLine[], score: number, shown: number): number {
  return shown >= lines.length ? score : lines.slice(0, shown).reduce((sum, line) => sum + line.points, 0);
}

/** Number of score lines counted so far. */
function useCounting(most: number): number {
  const shown = useSignal(moves() ? 0 : most);
  useEffect(() => {
    if (!moves()) shown.value = most;
    const timer = setInterval(() => {
      if (shown.value >= most) return clearInterval(timer);
      shown.value += 1;
      play("tick");
    }, LINE_MS);
    return () => clearInterval(timer);
  }, [most, shown]);
  return shown.value;
}

export function Ranks({ outcome }: { outcome: Outcome }) {
  const table = useTable();
  const shown = useCounting(Math.max(...outcome.lines.map((lines) => lines.length)));
  const tie = isTieBroken(outcome) && gameText(table.speaker.value.game, "tie-break");
  return (
    <>
      <ol class="ranks">
        {order(outcome).map(({ rank, i }) => {
          const lines = outcome.lines[i] ?? [];
          return (
            <li key={i} class={rank === 1 ? "first" : ""}>
              <div class="row spread">
                <span>
                  {rank !== null && <span class="rank">{rank}. </span>}
                  <b>{table.nameOf(i + 1)}</b>
                </span>
                <b class="rank-points">{t("points", { points: counted(lines, outcome.scores[i] ?? 0, shown) })}</b>
              </div>
              <ScoreLines lines={lines} shown={shown} />
            </li>
          );
        })}
      </ol>
      {tie && <p class="soft">{tie}</p>}
    </>
  );
}

function ScoreLines({ lines, shown }: { lines: ScoreLine[]; shown: number }) {
  const table = useTable();
  return (
    <ul class="score-lines">
      {lines.map((line, n) => (
        <li key={n} class={`row spread ${n < shown ? "" : "to-count"}`}>
          <span>{sentence(table.speaker.value, line.text)}</span>
          <span>{line.points}</span>
        </li>
      ))}
    </ul>
  );
}
