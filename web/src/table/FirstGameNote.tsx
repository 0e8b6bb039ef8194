/** The goal in one line, above the prompt of a first game. The prompt itself suggests the first move. */
import { useEffect, useMemo } from "preact/hooks";
import { gameText, t } from "../shell/i18n";
import { FirstGame, isFirst } from "./first_game";
import type { TableStore } from "./table_store";
import "./FirstGameNote.css";

/** The guide through a first game at this table, or null. Practice and lessons have notes of their own. */
export function useFirstGame(table: TableStore): FirstGame | null {
  const now = table.snapshot.value;
  const game = now?.game ?? "";
  const playing = now !== null && !now.practice && now.phase === "playing" && now.you.seats.length === 1;
  const first = useMemo(
    () => (playing && isFirst(game, table.table) ? new FirstGame(table) : null),
    [table, game, playing],
  );
  useEffect(() => first?.watch(), [first]);
  return first;
}

export function FirstGameNote({ first, game }: { first: FirstGame; game: string }) {
  const goal = gameText(game, "first-goal");
  if (!first.visible.value || goal === null) return null;
  return <p class="first-goal">{t("goal", { goal })}</p>;
}
