/** Learn: a short lesson on the real engine, and the rules. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Cover } from "../art/covers";
import { Icon } from "../art/icons";
import { api, ApiError } from "../net/api";
import { Bar } from "../shell/Bar";
import { gameText, learnGame, t, tg } from "../shell/i18n";
import { href } from "../shell/router";
import { playAgainstBots } from "./start";

export function Learn({ game }: { game: string }) {
  const fault = useSignal<string | null>(null);
  const busy = useSignal(false);
  useEffect(() => void learnGame(game), [game]);
  const start = async () => {
    busy.value = true;
    try {
      const info = (await api.games()).games.find((one) => one.name === game);
      if (info) await playAgainstBots(info, true);
    } catch (error) {
      fault.value = error instanceof ApiError ? error.code : "unavailable";
    } finally {
      busy.value = false;
    }
  };
  const points = [1, 2, 3, 4, 5].map((n) => gameText(game, `learn-${n}`)).filter((one) => one !== null);
  return (
    <div class="page">
      <Bar title={t("learn")} />
      <main class="narrow-page">
        <div class="sheet stack">
          <Cover game={game} class="setup-cover" />
          <h1>{t("learn-title", { game: tg(game, "game-title") })}</h1>
          {points.length > 0 && (
            <ol class="learn-points">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ol>
          )}
          <p class="soft">{t("learn-how")}</p>
          {fault.value && (
            <p class="toast no" role="alert">
              {t(`refused-${fault.value}`)}
            </p>
          )}
          <div class="row">
            <button type="button" class="primary" disabled={busy.value} onClick={() => void start()}>
              <Icon name="play" /> {t("learn-start")}
            </button>
            <a class="button" href={href("rules", game)}>
              <Icon name="book" /> {t("rules")}
            </a>
          </div>
        </div>
      </main>
    </div>
  );
}
