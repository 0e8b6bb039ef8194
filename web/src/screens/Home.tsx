/** Home: four covers. One click on a cover starts a game against bots. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Cover } from "../art/covers";
import { Icon } from "../art/icons";
import { GangMole } from "../art/moles";
import { api, ApiError } from "../net/api";
import type { Catalogue, GameInfo, TableLine } from "../net/wire";
import { Bar } from "../shell/Bar";
import { has, learnGame, t, tg } from "../shell/i18n";
import { go, href } from "../shell/router";
import { playAgainstBots } from "./start";

/** The order on the shelf. */
const SHELF = ["molly", "hickory", "uly", "buddel"];

/** The place of a game on the shelf; games from elsewhere stand at the end. */
function place(game: string): number {
  return SHELF.includes(game) ? SHELF.indexOf(game) : SHELF.length;
}

export function Home() {
  const catalogue = useSignal<Catalogue | null>(null);
  const tables = useSignal<TableLine[]>([]);
  const fault = useSignal<string | null>(null);
  const busy = useSignal<string | null>(null);
  const load = async () => {
    fault.value = null;
    try {
      const found = await api.games();
      await Promise.all(found.games.map((game) => learnGame(game.name)));
      catalogue.value = found;
      tables.value = (await api.tables()).tables;
    } catch (error) {
      fault.value = error instanceof ApiError ? error.code : "unavailable";
    }
  };
  useEffect(() => void load(), []);
  const start = async (game: GameInfo) => {
    busy.value = game.name;
    try {
      await playAgainstBots(game);
    } catch (error) {
      fault.value = error instanceof ApiError ? error.code : "unavailable";
    } finally {
      busy.value = null;
    }
  };
  const games = [...(catalogue.value?.games ?? [])].sort((a, b) => place(a.name) - place(b.name));
  return (
    <div class="page home">
      <Bar back={false} title="" />
      <main>
        <div class="hero">
          <GangMole size="small" class="hero-mole" />
          <div>
            <h1>Tana</h1>
            <p>{t("home-blurb")}</p>
          </div>
        </div>
        {fault.value && (
          <div class="sheet notice" role="alert">
            <p>{t(fault.value === "offline" ? "link-offline" : `refused-${fault.value}`)}</p>
            <button type="button" onClick={() => void load()}>
              {t("try-again")}
            </button>
          </div>
        )}
        <Continue tables={tables.value} />
        {!catalogue.value && !fault.value && <p role="status">{t("loading")}</p>}
        <ul class="covers" aria-label={t("games")}>
          {games.map((game) => (
            <li key={game.name} class="cover-card">
              <div class="cover-frame">
                <Cover game={game.name} />
                <button
                  type="button"
                  class="cover"
                  disabled={busy.value !== null}
                  aria-label={t("home-play-bots", { game: tg(game.name, "game-title") })}
                  onClick={() => void start(game)}
                >
                  <span class="cover-play">
                    <Icon name="play" /> {t(busy.value === game.name ? "loading" : "home-play")}
                  </span>
                </button>
              </div>
              <div class="cover-text">
                <h2>{tg(game.name, "game-title")}</h2>
                <p>{tg(game.name, "game-blurb")}</p>
                <p class="soft seats-line">
                  {t("home-seats", { from: game.seats[0] ?? 1, to: game.seats.at(-1) ?? 1 })}
                  {has(`length-${game.name}`) && ` · ${t(`length-${game.name}`)}`}
                </p>
                <div class="row">
                  <a class="button small" href={href("new", game.name)}>
                    <Icon name="people" /> {t("home-friends")}
                  </a>
                  <a class="button small" href={href("learn", game.name)}>
                    <Icon name="hint" /> {t("learn")}
                  </a>
                  <a class="button small" href={href("rules", game.name)}>
                    <Icon name="book" /> {t("rules")}
                  </a>
                </div>
              </div>
            </li>
          ))}
        </ul>
        <CodeForm />
      </main>
    </div>
  );
}

function Continue({ tables }: { tables: TableLine[] }) {
  const open = tables.filter((table) => table.phase === "playing" || table.phase === "gathering").slice(0, 6);
  if (open.length === 0) return null;
  return (
    <section class="sheet continue">
      <h2>{t("continue")}</h2>
      <ul class="plain">
        {open.map((table) => (
          <li key={table.table} class="row spread">
            <span>
              <b>{tg(table.game, "game-title")}</b>{" "}
              <span class="soft">
                {table.seats
                  .map((seat) => seat.name)
                  .filter(Boolean)
                  .join(", ")}
              </span>{" "}
              {table.your_turn && <span class="badge yours">{t("turn-yours")}</span>}
            </span>
            <a class="button small" href={href("t", table.table)}>
              {t(table.yours.length ? "continue-go" : "watch")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CodeForm() {
  const code = useSignal("");
  return (
    <form
      class="sheet code-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.value.trim()) go("code", code.value.trim().toUpperCase());
      }}
    >
      <label class="field grow">
        <span>{t("home-code")}</span>
        <input
          value={code.value}
          maxLength={12}
          autocapitalize="characters"
          autocomplete="off"
          onInput={(event) => (code.value = event.currentTarget.value)}
        />
      </label>
      <button type="submit">{t("join")}</button>
    </form>
  );
}
