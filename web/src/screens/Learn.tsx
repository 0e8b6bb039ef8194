/** Learn: a lesson in chapters on the real engine, and the rules. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Cover } from "../art/covers";
import { Icon } from "../art/icons";
import { loadLesson, type Chapter } from "../games/lessons";
import { api, ApiError } from "../net/api";
import { Bar } from "../shell/Bar";
import { gameText, learnGame, t, tg } from "../shell/i18n";
import { href } from "../shell/router";
import { learned } from "../table/lesson";
import { openChapter, playAgainstBots } from "./start";

export function Learn({ game }: { game: string }) {
  const chapters = useSignal<Chapter[]>([]);
  const fault = useSignal<string | null>(null);
  const busy = useSignal(false);
  useEffect(() => {
    void learnGame(game);
    void loadLesson(game).then((found) => (chapters.value = found));
  }, [game, chapters]);
  const attempt = async (work: () => Promise<void>) => {
    busy.value = true;
    try {
      await work();
    } catch (error) {
      fault.value = error instanceof ApiError ? error.code : "unavailable";
    } finally {
      busy.value = false;
    }
  };
  const props: Props = {
    game,
    chapters: chapters.value,
    busy: busy.value,
    onChapter: (number) => void attempt(() => openChapter(game, chapters.value, number)),
    onPlay: () => void attempt(() => playNow(game)),
  };
  return (
    <div class="page">
      <Bar title={t("learn")} />
      <main class="narrow-page">
        <div class="sheet stack">
          <Cover game={game} class="setup-cover" />
          <h1>{t("learn-title", { game: tg(game, "game-title") })}</h1>
          {fault.value && (
            <p class="toast no" role="alert">
              {t(`refused-${fault.value}`)}
            </p>
          )}
          <Beginning {...props} />
          <Points game={game} />
          {chapters.value.length > 0 && <Chapters {...props} />}
        </div>
      </main>
    </div>
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

/** The first chapter that was not read yet, a game, the rules. */
function Beginning({ game, chapters, busy, onChapter, onPlay }: Props) {
  const done = learned(game);
  const first = chapters.findIndex((chapter) => !done.has(chapter.id));
  return (
    <>
      {chapters.length > 0 && <p class="soft">{t(first < 0 ? "learn-complete" : "learn-how")}</p>}
      <div class="row">
        {first >= 0 && (
          <button type="button" class="primary" disabled={busy} onClick={() => onChapter(first)}>
            <Icon name="play" /> {t(first > 0 ? "learn-go-on" : "learn-start")}
          </button>
        )}
        <button type="button" class={first < 0 ? "primary" : ""} disabled={busy} onClick={onPlay}>
          <Icon name="bot" /> {t("learn-play")}
        </button>
        <a class="button" href={href("rules", game)}>
          <Icon name="book" /> {t("rules")}
        </a>
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
            <button type="button" class="quiet" disabled={busy} onClick={() => onChapter(i)}>
              {gameText(game, `lesson-${chapter.id}`)}
              {done.has(chapter.id) && <Icon name="check" title={t("learn-read")} />}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
