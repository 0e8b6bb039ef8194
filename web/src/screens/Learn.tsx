/** Learn: a lesson in chapters on the real engine, and the rules. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Cover } from "../art/covers";
import { Icon } from "../art/icons";
import { loadLesson, type Chapter } from "../games/lessons";
import { api } from "../net/api";
import { attempt, FaultLine } from "../shell/attempt";
import { Page } from "../shell/Bar";
import { Button, LinkButton } from "../shell/Button";
import { gameText, learnGame, t, tg } from "../shell/i18n";
import { href } from "../shell/router";
import { learned } from "../table/lesson_marks";
import { hasPuzzles } from "./puzzle_store";
import { hasStrategy } from "./strategy_pages";
import { openChapter, playAgainstBots } from "./create_table";
import "./Learn.css";
import "./Setup.css";

export function Learn({ game }: { game: string }) {
  const chapters = useSignal<Chapter[]>([]);
  const fault = useSignal<string | null>(null);
  const busy = useSignal(false);
  useEffect(() => {
    void learnGame(game);
    void loadLesson(game).then((found) => (chapters.value = found));
  }, [game, chapters]);
  const props: Props = {
    game,
    chapters: chapters.value,
    busy: busy.value,
    onChapter: (number) => void attempt(fault, () => openChapter(game, chapters.value, number), busy),
    onPlay: () => void attempt(fault, () => playNow(game), busy),
  };
  return (
    <Page title={t("learn")}>
      <div class="sheet stack">
        <Cover game={game} class="setup-cover" />
        <h1>{t("learn-title", { game: tg(game, "game-title") })}</h1>
        <FaultLine class="toast no" code={fault.value} />
        <Beginning {...props} />
        <Points game={game} />
        {chapters.value.length > 0 && <Chapters {...props} />}
      </div>
    </Page>
  );
}

interface Props {
  game: string;
  chapters: Chapter[];
  busy: boolean;
  onChapter(number: number): void;
  onPlay(): void;
}

async function playNow(game: string): Promise<void> {
  const info = (await api.games()).games.find((one) => one.name === game);
  if (info) await playAgainstBots(info);
}

/** Buttons for the first unread chapter, a game against bots, the rules and more. */
function Beginning({ game, chapters, busy, onChapter, onPlay }: Props) {
  const done = learned(game);
  const first = chapters.findIndex((chapter) => !done.has(chapter.id));
  return (
    <>
      {chapters.length > 0 && <p class="soft">{t(first < 0 ? "learn-complete" : "learn-how")}</p>}
      <div class="row">
        {first >= 0 && (
          <Button
            class="primary"
            icon="play"
            text={first > 0 ? "learn-go-on" : "learn-start"}
            disabled={busy}
            onClick={() => onChapter(first)}
          />
        )}
        <Button class={first < 0 ? "primary" : ""} icon="bot" text="learn-play" disabled={busy} onClick={onPlay} />
        <LinkButton icon="book" text="rules" href={href("rules", game)} />
        {hasStrategy(game) && <LinkButton icon="eye" text="strategy" href={href("strategy", game)} />}
        {hasPuzzles(game) && <LinkButton icon="star" text="puzzles" href={href("puzzles", game)} />}
      </div>
    </>
  );
}

/** The game in a few sentences. */
function Points({ game }: { game: string }) {
  const points = [1, 2, 3, 4, 5].map((n) => gameText(game, `learn-${n}`)).filter((one) => one !== null);
  if (points.length === 0) return null;
  return (
    <ol class="learn-points">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ol>
  );
}

function Chapters({ game, chapters, busy, onChapter }: Props) {
  const done = learned(game);
  return (
    <section class="stack">
      <h2>{t("learn-chapters")}</h2>
      <ol class="chapters">
        {chapters.map((chapter, i) => (
          <li key={chapter.id}>
            <button type="button" class="quiet option" disabled={busy} onClick={() => onChapter(i)}>
              {gameText(game, `lesson-${chapter.id}`)}
              {done.has(chapter.id) && <Icon name="check" title={t("learn-read")} />}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
