/** The owner's private history: finished games on a shelf, statistics, and challenges. */
import { useSignal } from "@preact/signals";
import { Suspense } from "preact/compat";
import { useCallback, useEffect } from "preact/hooks";
import { AnimalPortrait } from "../art/animals";
import { EmptyBench } from "../art/bench";
import { Cover } from "../art/covers";
import { api } from "../net/api";
import type { HistoryLine, HistorySeat, Statistics as Figures, TableLine } from "../net/wire";
import { attempt, FaultLine } from "../shell/attempt";
import { Page } from "../shell/Bar";
import { Button, LinkButton } from "../shell/Button";
import { Select } from "../shell/fields";
import { learnGame, sentence, t, tg } from "../shell/i18n";
import { later } from "../shell/later";
import { animalsOf } from "../shell/portraits";
import { href } from "../shell/router";
import { saveFile } from "../shell/save_file";
import { dateOf } from "./dates";
import { Statistics } from "./Statistics";
import "./History.css";

const TablePicture = later(() => import("./TablePicture").then((module) => module.TablePicture));

/** Number of newest games shown with a picture of the board. */
const PICTURES = 4;

/** Debounce of the search field. */
const DEBOUNCE_MS = 300;

export function History() {
  const fault = useSignal<string | null>(null);
  const lines = useSignal<HistoryLine[] | null>(null);
  const more = useSignal<number | null>(null);
  const figures = useSignal<Figures | null>(null);
  const games = useSignal<string[]>([]);
  const game = useSignal("");
  const opponent = useSignal("");
  const load = useCallback(
    (first: number, inGame: string, against: string) =>
      attempt(fault, async () => {
        const found = await api.history(first, inGame, against);
        await Promise.all([...new Set(found.lines.map((line) => line.game))].map(learnGame));
        if (inGame !== game.value || against !== opponent.value.trim()) return; // The search has changed meanwhile.
        lines.value = first ? [...(lines.value ?? []), ...found.lines] : found.lines;
        more.value = found.more;
      }),
    [fault, game, opponent, lines, more],
  );
  useEffect(() => {
    void attempt(fault, async () => {
      const found = await api.statistics();
      const all = [...new Set(found.challenges.map((one) => one.game))];
      await Promise.all(all.map(learnGame));
      games.value = all;
      figures.value = found;
    });
  }, [fault, figures, games]);
  const inGame = game.value;
  const against = opponent.value.trim();
  useEffect(() => {
    const timer = setTimeout(() => void load(0, inGame, against), against ? DEBOUNCE_MS : 0);
    return () => clearTimeout(timer);
  }, [load, inGame, against]);
  const searching = game.value !== "" || opponent.value !== "";
  const empty = lines.value?.length === 0;
  const save = () =>
    attempt(fault, async () => saveFile("tana-history.json", JSON.stringify(await api.exportHistory(), null, 1)));
  return (
    <Page title={t("history-title")} heading class="history stack">
      <FaultLine code={fault.value} />
      <section class="stack" aria-labelledby="history-games">
        <h2 id="history-games">{t("finished")}</h2>
        {(!empty || searching) && (
          <div class="row history-filter">
            <Select
              label={t("history-game")}
              value={game.value}
              values={["", ...games.value]}
              textOf={(one) => (one ? tg(one, "game-title") : t("history-any"))}
              onChange={(one) => (game.value = one)}
            />
            <label class="field">
              <span>{t("history-opponent")}</span>
              <input
                type="search"
                maxLength={60}
                value={opponent.value}
                onInput={(event) => (opponent.value = event.currentTarget.value)}
              />
            </label>
          </div>
        )}
        {lines.value === null && !fault.value && <p role="status">{t("loading")}</p>}
        {empty && (
          <div class="row" role="status">
            <EmptyBench class="history-bench" />
            <p>{t(searching ? "history-nothing" : "history-none")}</p>
          </div>
        )}
        <ul class="history-shelf">
          {lines.value?.map((line, place) => (
            <Finished key={line.table} line={line} picture={place < PICTURES && line.kept} />
          ))}
        </ul>
        {more.value !== null && (
          <div class="row">
            <Button text="history-more" onClick={() => load(more.value ?? 0, inGame, against)} />
          </div>
        )}
      </section>
      {figures.value && <Statistics figures={figures.value} />}
      <div class="row">
        <LinkButton icon="star" text="ladder-link" href={href("ladder")} />
      </div>
      <section class="sheet row spread">
        <span>{t("history-private")}</span>
        <Button icon="download" text="history-export" onClick={save} />
      </section>
    </Page>
  );
}

/** A finished game as the table line that a picture of its table needs. */
function tableLine(line: HistoryLine): TableLine {
  return {
    table: line.table,
    game: line.game,
    phase: "over",
    names: line.seats.map((seat) => seat.name),
    yours: line.seats.flatMap((seat, number) => (seat.yours ? [number + 1] : [])),
    turn: null,
    animals: line.seats.map((seat) => seat.animal),
    company: true,
    your_turn: true,
    days: false,
    left_ms: null,
    at_end: "ask",
  };
}

interface FinishedProps {
  line: HistoryLine;
  picture?: boolean;
  /** Whether it is somebody else's game, whose table the reader cannot open. */
  foreign?: boolean;
}

/** A finished game. */
export function Finished({ line, picture = false, foreign = false }: FinishedProps) {
  const nameOf = (seat: number) => line.seats[seat - 1]?.name || t("history-somebody");
  const speaker = { game: line.game, info: null, reader: null, names: nameOf };
  const title = tg(line.game, "game-title");
  const notes = [
    line.practice && t("history-practice"),
    line.undone && t("history-undone"),
    ...line.seats.map((seat, number) => seat.left && t("history-left", { name: nameOf(number + 1) })),
  ].filter(Boolean);
  return (
    <li class="sheet history-line" data-table={line.table}>
      {picture && (
        <Suspense fallback={<div class="table-picture" />}>
          <TablePicture line={tableLine(line)} />
        </Suspense>
      )}
      {!picture && (
        <div class="history-cover" aria-hidden="true">
          <Cover game={line.game} />
        </div>
      )}
      <div class="stack history-text">
        <div class="row spread">
          <b>{title}</b>
          <span class="badge">{placeOf(line)}</span>
        </div>
        <Players seats={line.seats} table={foreign ? "" : line.table} />
        <p class="soft">
          <time dateTime={new Date(line.ended).toISOString()}>{dateOf(line.ended)}</time>
          {". "}
          {sentence(speaker, line.reason)} {notes.join(", ")}
        </p>
        {foreign ? null : line.kept ? (
          <div class="row">
            <LinkButton class="small" icon="play" text="replay" href={href("replay", line.table)} />
            <LinkButton class="small" icon="hint" text="review" href={href("review", line.table)} />
            <LinkButton class="small" icon="chart" text="result-show" href={href("t", line.table)} />
          </div>
        ) : (
          <p class="soft">{t("history-expired")}</p>
        )}
      </div>
    </li>
  );
}

function placeOf({ seats }: HistoryLine): string {
  const mine = seats.filter((seat) => seat.yours);
  const rank = Math.min(...mine.map((seat) => seat.rank));
  return seats.length === 1
    ? t("history-alone", { points: seats[0]?.points ?? 0 })
    : t("history-place", { rank, players: seats.length });
}

/** The players with their points, the winner first. Names of other people link to what they share. */
function Players({ seats, table }: { seats: HistorySeat[]; table: string }) {
  const animals = animalsOf(seats);
  const order = seats.map((seat, number) => ({ seat, number })).sort((a, b) => a.seat.rank - b.seat.rank);
  return (
    <ul class="history-players">
      {order.map(({ seat, number }) => (
        <li key={number} class="across">
          <span class={`face tiny sized centre face-${number + 1}`} aria-hidden="true">
            <AnimalPortrait animal={animals[number] ?? "mole"} />
          </span>
          <PlayerName seat={seat} to={table && href("person", table, String(number + 1))} />
        </li>
      ))}
    </ul>
  );
}

function PlayerName({ seat, to }: { seat: HistorySeat; to: string }) {
  const shown = t("history-player", { name: seat.name || t("history-somebody"), points: seat.points });
  return to && seat.name && !seat.yours && seat.level === null ? <a href={to}>{shown}</a> : <>{shown}</>;
}
