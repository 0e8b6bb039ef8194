/** The ladder of a game for a number of players: rungs for people, signposts for bots, and the reader's own curve. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { AnimalPortrait } from "../art/animals";
import { api } from "../net/api";
import type { GameInfo, Ladder as Found, LadderLine, RatingPoint } from "../net/wire";
import { attempt, FaultLine } from "../shell/attempt";
import { Page } from "../shell/Bar";
import { LinkButton } from "../shell/Button";
import { Select } from "../shell/fields";
import { learnGame, t, tg } from "../shell/i18n";
import { animalFor } from "../shell/portraits";
import { href, replace } from "../shell/router";
import { RatedRules } from "../table/RatedNote";
import { dateOf } from "./dates";
import "./Ladder.css";

/** The numbers of players that have a ladder. */
const several = (info: GameInfo | undefined): number[] => info?.seats.filter((seats) => seats > 1) ?? [];

export function Ladder({ game, seats }: { game: string; seats: number }) {
  const fault = useSignal<string | null>(null);
  const games = useSignal<GameInfo[]>([]);
  const found = useSignal<Found | null>(null);
  useEffect(() => {
    void attempt(fault, async () => {
      const all = (await api.games()).games.filter((one) => several(one).length > 0);
      await Promise.all(all.map((one) => learnGame(one.name)));
      games.value = all;
    });
  }, [fault, games]);
  const info = games.value.find((one) => one.name === game) ?? games.value[0];
  const name = info?.name;
  const count = several(info).includes(seats) ? seats : several(info)[0];
  useEffect(() => {
    if (name === undefined || count === undefined) return;
    let stopped = false;
    void attempt(fault, async () => {
      const answer = await api.ladder(name, count);
      if (!stopped) found.value = answer;
    });
    return () => (stopped = true);
  }, [name, count, fault, found]);
  return (
    <Page title={t("ladder-title")} heading class="ladder-page stack">
      <FaultLine code={fault.value} />
      {name !== undefined && count !== undefined && (
        <div class="row ladder-choice">
          <Select
            label={t("history-game")}
            value={name}
            values={games.value.map((one) => one.name)}
            textOf={(one) => tg(one, "game-title")}
            onChange={(one) => replace("ladder", one)}
          />
          <Select
            label={t("ladder-players")}
            value={count}
            values={several(info)}
            textOf={String}
            onChange={(one) => replace("ladder", name, String(one))}
          />
        </div>
      )}
      {!found.value && !fault.value && <p role="status">{t("loading")}</p>}
      {found.value && <Scene ladder={found.value} />}
      <section class="sheet stack" aria-labelledby="ladder-rules">
        <h2 id="ladder-rules">{t("ladder-rules")}</h2>
        <p>{t("ladder-unsure")}</p>
        <RatedRules />
        <p class="soft">{t("ladder-private")}</p>
        <div class="row">
          <LinkButton icon="person" text="me-link" href={href("me")} />
          <LinkButton icon="chart" text="history-link" href={href("history")} />
        </div>
      </section>
    </Page>
  );
}

function Scene({ ladder }: { ladder: Found }) {
  const mine = ladder.lines.find((line) => line.yours);
  const people = ladder.lines.some((line) => line.level === null);
  return (
    <>
      {mine ? <Own line={mine} curve={ladder.curve} /> : <p class="sheet">{t("ladder-not-yet")}</p>}
      {!people && <p class="soft">{t("ladder-empty")}</p>}
      <ol class="ladder">
        {ladder.lines.map((line, place) => (
          <Rung key={`${line.level ?? line.name} ${place}`} line={line} />
        ))}
      </ol>
    </>
  );
}

const shownRating = ({ rating, unsure }: LadderLine): string => `${rating}${unsure ? "?" : ""}`;

function Rung({ line }: { line: LadderLine }) {
  const { level, place, deviation, games, yours } = line;
  const name = level === null ? line.name || t("history-somebody") : t(`level-${level}`);
  if (level !== null) {
    return (
      <li class="signpost across">
        <span class="grow">{name}</span>
        <b>{shownRating(line)}</b>
      </li>
    );
  }
  return (
    <li class={`rung across ${yours ? "yours" : ""}`.trim()}>
      <span class="rung-place centre">{place ?? "?"}</span>
      <span class="face tiny sized centre face-1" aria-hidden="true">
        <AnimalPortrait animal={line.animal ?? animalFor(line.name)} />
      </span>
      <span class="grow rung-name">
        <span class="ellipsis">{name}</span>
        <small>{t("ladder-games", { games })}</small>
      </span>
      {yours && <span class="badge">{t("ladder-you")}</span>}
      <span class="rung-rating">
        <b>{shownRating(line)}</b>
        <small>± {deviation}</small>
      </span>
    </li>
  );
}

function Own({ line, curve }: { line: LadderLine; curve: RatingPoint[] }) {
  const rating = shownRating(line);
  const last = curve.at(-1);
  return (
    <section class="sheet stack" aria-labelledby="ladder-own">
      <h2 id="ladder-own">{t("ladder-own", { rating })}</h2>
      <p>
        {line.unsure
          ? t("ladder-own-unsure", { deviation: line.deviation })
          : t("ladder-own-place", { place: line.place ?? 0 })}
      </p>
      {last && curve.length > 1 && (
        <figure class="ladder-curve">
          <Curve curve={curve} />
          <figcaption class="soft">{t("ladder-curve", { games: curve.length, date: dateOf(last.at) })}</figcaption>
        </figure>
      )}
    </section>
  );
}

const [WIDTH, HEIGHT, EDGE] = [320, 110, 6];

/** The rating over the reader's games as a line, in a band as wide as its uncertainty. */
function Curve({ curve }: { curve: RatingPoint[] }) {
  const low = Math.min(...curve.map((one) => one.rating - one.deviation));
  const high = Math.max(...curve.map((one) => one.rating + one.deviation));
  const x = (number: number) => EDGE + (number / (curve.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (rating: number) => EDGE + ((high - rating) / Math.max(1, high - low)) * (HEIGHT - 2 * EDGE);
  const at = (number: number, rating: number) => `${x(number).toFixed(1)},${y(rating).toFixed(1)}`;
  const upper = curve.map((one, number) => at(number, one.rating + one.deviation));
  const lower = curve.map((one, number) => at(number, one.rating - one.deviation)).reverse();
  const end = curve.length - 1;
  const [first, last] = [curve[0]?.rating ?? 0, curve[end]?.rating ?? 0];
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t("ladder-curve-spoken", { first, last })}>
      <polygon points={[...upper, ...lower].join(" ")} fill="var(--paper-3)" />
      <polyline
        points={curve.map((one, number) => at(number, one.rating)).join(" ")}
        fill="none"
        stroke="var(--leaf)"
        stroke-width="3"
        stroke-linejoin="round"
      />
      <circle cx={x(end)} cy={y(last)} r="5" fill="var(--accent)" />
    </svg>
  );
}
