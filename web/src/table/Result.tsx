/** After the game: ranks, how the points came about, the chart, and what next. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../art/icons";
import { api, tablePath } from "../net/api";
import type { Outcome } from "../net/wire";
import { sentence, t, tg } from "../shell/i18n";
import { go, href } from "../shell/router";
import { Chart } from "./Chart";
import { useTable } from "./context";
import { startSoon } from "./fresh";
import { shareGame } from "./share";

function headline(outcome: Outcome, mine: number[]): string {
  const best = outcome.ranks.map((rank, i) => [rank, i + 1] as const).filter(([rank]) => rank === 1);
  const won = best.some(([, seat]) => mine.includes(seat));
  if (mine.length === 0) return t("result-over");
  if (mine.length === outcome.ranks.length && mine.length > 1) return t("result-over");
  return t(won ? (best.length > 1 ? "result-shared" : "result-won") : "result-lost");
}

export function Result({ onLook }: { onLook(): void }) {
  const table = useTable();
  const now = table.snapshot.value;
  const outcome = now?.outcome;
  const asked = useSignal(false);
  useEffect(() => {
    if (!now?.next || !asked.value) return;
    if (now.seats.every((seat) => seat.kind === "bot" || now.you.seats.includes(seat.seat))) startSoon(now.next);
    go("t", now.next);
  }, [now?.next]);
  if (!now || !outcome) return null;
  const speaker = table.speaker.value;
  const order = outcome.ranks.map((rank, i) => ({ rank, i })).sort((a, b) => a.rank - b.rank);
  const told = [...order].map(({ rank, i }) =>
    t("share-line", { rank, name: table.nameOf(i + 1), points: outcome.scores[i] ?? 0 }),
  );
  const share = async () => {
    const title = tg(now.game, "game-title");
    const how = await shareGame(title, [title, ...told].join("\n"), `${now.game}-${now.table}.tana`, now.table);
    if (how !== "shared") table.say(t(how === "copied" ? "share-copied" : "share-failed"), null, "info");
  };
  return (
    <div class="result">
      <div class="sheet result-sheet">
        <h2>{headline(outcome, now.you.seats)}</h2>
        <p class="soft">{sentence(speaker, outcome.reason)}</p>
        <ol class="ranks">
          {order.map(({ rank, i }) => (
            <li key={i} class={rank === 1 ? "first" : ""}>
              <div class="row spread">
                <span>
                  <span class="rank">{rank}.</span> <b>{table.nameOf(i + 1)}</b>
                </span>
                <b>{t("points", { points: outcome.scores[i] ?? 0 })}</b>
              </div>
              <ul class="score-lines">
                {(outcome.lines[i] ?? []).map((line, n) => (
                  <li key={n} class="row spread">
                    <span>{sentence(speaker, line.text)}</span>
                    <span>{line.points}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
        <div class="row">
          {now.next ? (
            <a class="button primary" href={href("t", now.next)}>
              <Icon name="again" /> {t("rematch-go")}
            </a>
          ) : now.you.seats.length > 0 ? (
            <button
              type="button"
              class="primary"
              onClick={() => {
                asked.value = true;
                void table.send({ kind: "rematch" });
              }}
            >
              <Icon name="again" /> {t("rematch")}
            </button>
          ) : null}
          <button type="button" onClick={onLook}>
            <Icon name="eye" /> {t("result-board")}
          </button>
          <a class="button" href={href("replay", now.table)}>
            <Icon name="play" /> {t("replay")}
          </a>
          {!now.practice && (
            <a class="button" href={tablePath(now.table, "/record")} download={`${now.game}-${now.table}.json`}>
              <Icon name="download" /> {t("record")}
            </a>
          )}
          <button type="button" onClick={() => void share()}>
            <Icon name="share" /> {t("share")}
          </button>
          <a class="button" href={href("fair", now.table)}>
            <Icon name="shield" /> {t("fairness")}
          </a>
          <a class="button" href={href()}>
            <Icon name="home" /> {t("home")}
          </a>
        </div>
        <Analysis table={now.table} names={outcome.ranks.map((_, i) => table.nameOf(i + 1))} />
      </div>
    </div>
  );
}

export function Analysis({ table, names }: { table: string; names: string[] }) {
  const chances = useSignal<(number[] | null)[] | null>(null);
  const complete = useSignal(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    const ask = async () => {
      try {
        const answer = await api.analysis(table);
        if (stopped) return;
        chances.value = answer.chances;
        complete.value = answer.complete;
        if (!answer.complete) timer = setTimeout(() => void ask(), 2000);
      } catch {
        chances.value = null;
      }
    };
    void ask();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [table]);
  if (!chances.value) return null;
  return <Chart chances={chances.value} complete={complete.value} names={names} />;
}
