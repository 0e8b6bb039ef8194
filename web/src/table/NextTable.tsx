/** After a move in a game over days: a link to the next table that waits for this player. It never switches by itself. */
import { useEffect } from "preact/hooks";
import { LinkButton } from "../shell/Button";
import { t } from "../shell/i18n";
import { href } from "../shell/router";
import { askForTurns, yourTurns } from "../shell/your_turns";
import { useTable } from "./context";

export function NextTable() {
  const table = useTable();
  const now = table.snapshot.value;
  const days = (now?.settings.turn_h ?? 0) > 0;
  const mine = table.myTurn.value;
  useEffect(() => {
    if (days) void askForTurns();
  }, [days, mine]);
  const others = yourTurns.value.filter((line) => line.table !== table.table);
  const [next] = others;
  if (!days || mine || !next) return null;
  return (
    <LinkButton class="small primary next-table" href={href("t", next.table)}>
      {t("next-table", { count: others.length })}
    </LinkButton>
  );
}
