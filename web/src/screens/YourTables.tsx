/** The tables of this browser: those that go on, and finished games to look at again. */
import { Icon } from "../art/icons";
import type { TableLine } from "../net/wire";
import { t, tg } from "../shell/i18n";
import { href } from "../shell/router";

const MOST = 6;

export function Continue({ tables }: { tables: TableLine[] }) {
  const open = tables.filter((table) => table.phase === "playing" || table.phase === "gathering").slice(0, MOST);
  if (open.length === 0) return null;
  return (
    <section class="sheet continue">
      <h2>{t("continue")}</h2>
      <ul class="plain">
        {open.map((table) => (
          <li key={table.table} class="row spread">
            <TableName table={table} />
            <a class="button small" href={href("t", table.table)}>
              {t(table.yours.length ? "continue-go" : "watch")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Finished({ tables }: { tables: TableLine[] }) {
  const over = tables.filter((table) => table.phase === "over").slice(0, MOST);
  if (over.length === 0) return null;
  return (
    <section class="sheet continue finished">
      <h2>{t("finished")}</h2>
      <ul class="plain">
        {over.map((table) => (
          <li key={table.table} class="row spread">
            <TableName table={table} />
            <span class="row">
              <a class="button small" href={href("t", table.table)}>
                <Icon name="chart" /> {t("result-show")}
              </a>
              <a class="button small" href={href("replay", table.table)}>
                <Icon name="play" /> {t("replay")}
              </a>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TableName({ table }: { table: TableLine }) {
  return (
    <span>
      <b>{tg(table.game, "game-title")}</b> <span class="soft">{table.names.filter(Boolean).join(", ")}</span>{" "}
      {table.your_turn && <span class="badge yours">{t("turn-yours")}</span>}
    </span>
  );
}
