/** The tables of this browser: those that go on, and finished games to look at again. */
import type { ComponentChild } from "preact";
import type { TableLine } from "../net/wire";
import { LinkButton } from "../shell/Button";
import { t, tg } from "../shell/i18n";
import { href } from "../shell/router";
import "./YourTables.css";

const MOST = 6;

/** Tables that can be gone on with. */
export function Continue({ tables }: { tables: TableLine[] }) {
  const open = tables.filter((table) => table.phase === "playing" || table.phase === "gathering");
  return (
    <List title="continue" tables={open}>
      {({ table, yours }) => (
        <LinkButton class="small" text={yours.length ? "continue-go" : "watch"} href={href("t", table)} />
      )}
    </List>
  );
}

export function Finished({ tables }: { tables: TableLine[] }) {
  return (
    <List title="finished" tables={tables.filter((table) => table.phase === "over")}>
      {({ table }) => (
        <span class="row">
          <LinkButton class="small" icon="chart" text="result-show" href={href("t", table)} />
          <LinkButton class="small" icon="play" text="replay" href={href("replay", table)} />
        </span>
      )}
    </List>
  );
}

function List(props: { title: string; tables: TableLine[]; children: (table: TableLine) => ComponentChild }) {
  const { title, tables, children } = props;
  if (tables.length === 0) return null;
  return (
    <section class={`sheet continue ${title === "finished" ? "finished" : ""}`.trim()}>
      <h2>{t(title)}</h2>
      <ul class="plain">
        {tables.slice(0, MOST).map((table) => (
          <li key={table.table} class="row spread">
            <TableName table={table} />
            {children(table)}
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
