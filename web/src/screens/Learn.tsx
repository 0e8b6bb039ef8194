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
  const play = async () => {
    const info = (await api.games()).games.find((one) => one.name === game);
    if (info) await playAgainstBots(info);
  };
  const done = learned(game);
  const first = chapters.value.findIndex((chapter) => !done.has(chapter.id));
  const complete = chapters.value.length > 0 && first < 0;
  const points = [1, 2, 3, 4, 5].map((n) => gameText(game, `learn-${n}`)).filter((one) => one !== null);
  return (
    <div class="page">
      <Bar title={t("learn")} />
      <main class="narrow-page">
        <div class="sheet stack">
          <Cover game={game} class="setup-cover" />
          <h1>{t("learn-title", { game: tg(game, "game-title") })}</h1>
          {chapters.value.length > 0 && <p class="soft">{t(complete ? "learn-complete" : "learn-how")}</p>}
          {fault.value && (
            <p class="toast no" role="alert">
              {t(`refused-${fault.value}`)}
            </p>
          )}
          <div class="row">
            {first >= 0 && (
              <button
                type="button"
                class="primary"
                disabled={busy.value}
                onClick={() => void attempt(() => openChapter(game, chapters.value, first))}
              >
                <Icon name="play" /> {t(first > 0 ? "learn-go-on" : "learn-start")}
              </button>
            )}
            <button
              type="button"
              class={first < 0 ? "primary" : ""}
              disabled={busy.value}
              onClick={() => void attempt(play)}
            >
              <Icon name="bot" /> {t("learn-play")}
            </button>
            <a class="button" href={href("rules", game)}>
              <Icon name="book" /> {t("rules")}
            </a>
          </div>
          {points.length > 0 && (
            <ol class="learn-points">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ol>
          )}
          {chapters.value.length > 0 && (
            <section class="stack">
              <h2>{t("learn-chapters")}</h2>
              <ol class="chapters">
                {chapters.value.map((chapter, i) => (
                  <li key={chapter.id}>
                    <button
                      type="button"
                      class="quiet"
                      disabled={busy.value}
                      onClick={() => void attempt(() => openChapter(game, chapters.value, i))}
                    >
                      {gameText(game, `lesson-${chapter.id}`)}
                      {done.has(chapter.id) && <Icon name="check" title={t("learn-read")} />}
                    </button>
                  </li>
                ))}
              </ol>
            </section>
          )}
        </div>
      </main>
    </div>
  );
}
