/** This browser's tables on the shelf: those waiting for this person as pictures, all others as rows. */
import type { Signal } from "@preact/signals";
import type { ComponentChild } from "preact";
import { Suspense } from "preact/compat";
import { useMemo } from "preact/hooks";
import { AnimalPortrait } from "../art/animals";
import { EmptyBench } from "../art/bench";
import { SITE } from "../net/local_tables";
import type { TableLine } from "../net/wire";
import { Button, LinkButton } from "../shell/Button";
import { t, tg } from "../shell/i18n";
import { later } from "../shell/later";
import { animalsOf } from "../shell/portraits";
import { href } from "../shell/router";
import { timeInWords } from "../table/time_left";
import { useLeft } from "../table/use_left";
import { bringBack, putAside } from "./archive";
import type { TableGroups } from "./table_groups";
import "./TableShelf.css";

/** Loaded when there is a table to draw, since boards are not part of the first load. */
const TablePicture = later(() => import("./TablePicture").then((module) => module.TablePicture));

/** Maximum number of pictures; further waiting tables are rows. */
const MOST_PICTURES = 4;

const HOUR_MS = 3_600_000;
const TICK_MS = 1000;
/** Update interval for times of hours or days. */
const SLOW_TICK_MS = 30_000;

/**
 * Tables where it is this person's turn, the most urgent first, and their last game against bots. Without either, an
 * empty bench, unless a search hides tables.
 */
export function WaitingForMe({ groups: { waiting, solo }, searching }: ShelfProps) {
  const last = solo.slice(0, 1);
  const shown = waiting.slice(0, MOST_PICTURES);
  const more = waiting.slice(MOST_PICTURES);
  const none = waiting.length === 0 && last.length === 0;
  return (
    <div class="waiting">
      <Pictures id="waiting-title" title={t("waiting-count", { count: waiting.length })} lines={shown}>
        {more.length > 0 && (
          <div class="sheet continue">
            <Rows lines={more}>{(line) => <OpenTools line={line} />}</Rows>
          </div>
        )}
      </Pictures>
      <Pictures id="waiting-solo-title" title={t("waiting-solo")} lines={last} />
      {none && !searching && (
        <section aria-labelledby="waiting-title">
          <h2 id="waiting-title">{t("waiting")}</h2>
          <Nobody text="waiting-nobody" />
        </section>
      )}
    </div>
  );
}

interface ShelfProps {
  groups: TableGroups;
  searching: boolean;
}

interface PicturesProps {
  id: string;
  title: string;
  lines: TableLine[];
  children?: ComponentChild;
}

function Pictures({ id, title, lines, children }: PicturesProps) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id} style={{ "--pictures": String(lines.length) }}>
      <h2 id={id}>{title}</h2>
      <ul class="pictures">
        {lines.map((line) => (
          <PictureCard key={line.table} line={line} />
        ))}
      </ul>
      {children}
    </section>
  );
}

function PictureCard({ line }: { line: TableLine }) {
  return (
    <li class="sheet picture-card">
      <a class="picture-link column" href={href("t", line.table)}>
        <Suspense fallback={<div class="table-picture" />}>
          <TablePicture line={line} />
        </Suspense>
        <span class="picture-text column">
          <b>{tg(line.game, "game-title")}</b>
          <Company line={line} />
          <TableFacts line={line} />
        </span>
      </a>
      <Aside table={line.table} />
    </li>
  );
}

/** All other tables: waiting for others, not begun, against bots, finished, archived. */
export function OtherTables({ groups, searching }: ShelfProps) {
  const { others, invitations, solo, finished, archived } = groups;
  const none = Object.values(groups).every((lines) => lines.length === 0);
  return (
    <div class="other-tables">
      {searching && none && <Nobody text="search-nothing" />}
      <List title="tables-others" lines={others}>
        {(line) => <OpenTools line={line} />}
      </List>
      <List title="tables-invitations" lines={invitations}>
        {(line) => <OpenTools line={line} />}
      </List>
      <List title="tables-solo" lines={solo}>
        {(line) => <OpenTools line={line} />}
      </List>
      <List title="finished" class="finished" lines={finished}>
        {({ table }) => (
          <>
            <LinkButton class="small" icon="chart" text="result-show" href={href("t", table)} />
            <LinkButton class="small" icon="play" text="replay" href={href("replay", table)} />
            <Aside table={table} />
          </>
        )}
      </List>
      {finished.length > 0 && !SITE && (
        <p>
          <LinkButton class="small" icon="chart" text="finished-all" href={href("history")} />{" "}
          <LinkButton class="small" icon="star" text="ladder-link" href={href("ladder")} />
        </p>
      )}
      {archived.length > 0 && (
        <details class="sheet archived">
          <summary>{t("archived", { count: archived.length })}</summary>
          <Rows lines={archived}>
            {({ table, phase }) => (
              <>
                <LinkButton
                  class="small"
                  text={phase === "over" ? "result-show" : "continue-go"}
                  href={href("t", table)}
                />
                <Button class="small" icon="undo" text="archive-back" onClick={() => bringBack(table)} />
              </>
            )}
          </Rows>
        </details>
      )}
    </div>
  );
}

function OpenTools({ line: { table, yours } }: { line: TableLine }) {
  return (
    <>
      <LinkButton class="small" text={yours.length ? "continue-go" : "watch"} href={href("t", table)} />
      <Aside table={table} />
    </>
  );
}

function Aside({ table }: { table: string }) {
  return <Button class="small quiet" icon="archive" label="archive" onClick={() => putAside(table)} />;
}

interface ListProps {
  title: string;
  class?: string;
  lines: TableLine[];
  children: (line: TableLine) => ComponentChild;
}

function List({ title, class: name = "", lines, children }: ListProps) {
  if (lines.length === 0) return null;
  return (
    <section class={`sheet continue ${name}`.trim()} aria-labelledby={`${title}-title`}>
      <h2 id={`${title}-title`}>{t(title)}</h2>
      <Rows lines={lines}>{children}</Rows>
    </section>
  );
}

function Rows({ lines, children }: Pick<ListProps, "lines" | "children">) {
  return (
    <ul class="table-rows">
      {lines.map((line) => (
        <li key={line.table} class="table-row row" data-table={line.table}>
          <Company line={line} />
          <span class="grow">
            <b>{tg(line.game, "game-title")}</b> <span class="soft">{line.names.filter(Boolean).join(", ")}</span>
          </span>
          <TableFacts line={line} />
          <span class="row table-tools">{children(line)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Everybody at a table, as small faces. */
function Company({ line }: { line: TableLine }) {
  const seats = line.names.map((name, i) => ({ name, animal: line.animals[i] ?? null }));
  return (
    <span class="across company" aria-hidden="true">
      {animalsOf(seats).map((animal, i) => (
        <span key={i} class={`face tiny sized centre face-${i + 1} ${line.turn === i + 1 ? "turn" : ""}`}>
          <AnimalPortrait animal={animal} />
        </span>
      ))}
    </span>
  );
}

/** A table at a glance: whose turn it is, and how much time they have left. */
function TableFacts({ line }: { line: TableLine }) {
  return (
    <span class="row table-facts">
      <WhoseTurn line={line} />
      {line.left_ms !== null && line.phase === "playing" && <TimeLeft line={line} />}
    </span>
  );
}

/** The time left when the list was fetched, counted down. */
function TimeLeft({ line }: { line: TableLine }) {
  const timer = useMemo(() => ({ left_ms: line.left_ms ?? 0, running: true }), [line]);
  const left = useLeft(timer, timer.left_ms < HOUR_MS ? TICK_MS : SLOW_TICK_MS);
  return <span class="soft">{t("tables-left", { time: timeInWords(left) })}</span>;
}

function WhoseTurn({ line }: { line: TableLine }) {
  if (line.your_turn) return <span class="badge yours">{t("turn-yours")}</span>;
  if (line.phase === "gathering") return <span class="badge">{t("tables-gathering")}</span>;
  if (line.phase !== "playing" || line.turn === null) return null;
  const name = line.names[line.turn - 1] || t("seat-unnamed", { number: line.turn });
  return <span class="badge">{t("tables-turn", { name })}</span>;
}

export function TableSearch({ wanted }: { wanted: Signal<string> }) {
  return (
    <label class="field table-search">
      <span>{t("tables-search")}</span>
      <input
        type="search"
        value={wanted.value}
        maxLength={60}
        onInput={(event) => (wanted.value = event.currentTarget.value)}
      />
    </label>
  );
}

function Nobody({ text }: { text: string }) {
  return (
    <div class="nobody row">
      <EmptyBench class="bench" />
      <p>{t(text)}</p>
    </div>
  );
}
