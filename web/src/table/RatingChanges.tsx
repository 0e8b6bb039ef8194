/** How a rated game changed the ratings of the players who show theirs. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, ApiError } from "../net/api";
import type { RatedGame, RatingChange } from "../net/wire";
import { t } from "../shell/i18n";

const ASK_AGAIN_MS = 1000;
const MOST_ASKED = 20;

export function RatingChanges({ table, nameOf }: { table: string; nameOf(seat: number): string }) {
  const found = useSignal<RatedGame | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    const ask = async (left: number) => {
      try {
        const answer = await api.rating(table);
        if (stopped) return;
        found.value = answer;
        if (answer.state === "pending" && left > 0) timer = setTimeout(() => void ask(left - 1), ASK_AGAIN_MS);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
    };
    void ask(MOST_ASKED);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [table, found]);
  const game = found.value;
  if (!game) return null;
  if (game.state === "pending") return <p class="soft rating-changes">{t("rating-pending")}</p>;
  if (game.state === "unrated") return <p class="soft rating-changes">{t(`rating-unrated-${game.why}`)}</p>;
  return (
    <ul class="plain rating-changes" aria-label={t("ladder-title")}>
      {game.changes.map((change) => (
        <li key={change.seat}>{lineOf(change, nameOf(change.seat))}</li>
      ))}
    </ul>
  );
}

function lineOf({ before, after, unsure, why }: RatingChange, name: string): string {
  const rating = `${after}${unsure ? "?" : ""}`;
  if (why) return t(`rating-same-${why}`, { name, rating });
  const change = after >= before ? `+${after - before}` : `−${before - after}`;
  return t("rating-changed", { name, rating, change });
}
