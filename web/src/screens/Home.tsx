/** Home: four covers. One click on a cover starts a game against bots. */
import { useSignal } from "@preact/signals";
import { useCallback, useEffect } from "preact/hooks";
import { Cover } from "../art/covers";
import { Icon } from "../art/icons";
import { GangMole } from "../art/moles";
import { api, codeOf } from "../net/api";
import { OfflineProgress } from "../local/OfflineProgress";
import { SITE } from "../net/local_tables";
import type { Catalogue, GameInfo, TableLine } from "../net/wire";
import { attempt } from "../shell/attempt";
import { Bar } from "../shell/Bar";
import { Button, LinkButton } from "../shell/Button";
import { has, learnTitle, t, tg } from "../shell/i18n";
import { install, mayInstall } from "../shell/install_prompt";
import { ownName } from "../shell/names";
import { href } from "../shell/router";
import { Settings } from "../shell/Settings";
import { CodeForm } from "./CodeForm";
import { playAgainstBots, prepareGame, prepareToPlay } from "./create_table";
import { Continue, Finished } from "./YourTables";
import "./Home.css";

/** The order on the shelf. */
const SHELF = ["molly", "hickory", "uly", "buddel"];

/** The place of a game on the shelf; other games come last. */
function place(game: string): number {
  return SHELF.includes(game) ? SHELF.indexOf(game) : SHELF.length;
}

export function Home() {
  const catalogue = useSignal<Catalogue | null>(null);
  const tables = useSignal<TableLine[]>([]);
  const fault = useSignal<string | null>(null);
  const load = useCallback(async () => {
    fault.value = null;
    await attempt(fault, async () => {
      const found = await api.games();
      await Promise.all(found.games.map((game) => learnTitle(game.name)));
      catalogue.value = found;
      prepareToPlay();
      tables.value = (await api.tables()).tables;
    });
  }, [catalogue, tables, fault]);
  useEffect(() => void load(), [load]);
  const games = [...(catalogue.value?.games ?? [])].sort((a, b) => place(a.name) - place(b.name));
  return (
    <div class="page column home">
      <Bar back={false} title="" />
      <main>
        <Hero />
        {fault.value && (
          <div class="sheet notice" role="alert">
            <p>{t(fault.value === "offline" ? "link-offline" : `refused-${fault.value}`)}</p>
            <Button text="try-again" onClick={load} />
          </div>
        )}
        <Continue tables={tables.value} />
        {!catalogue.value && !fault.value && <p role="status">{t("loading")}</p>}
        <Shelf games={games} onFault={(code) => (fault.value = code)} />
        <OfflineProgress />
        {!SITE && <CodeForm />}
        <Finished tables={tables.value} />
        {mayInstall() && (
          <p class="sheet row spread install">
            <span>{t("install-why")}</span>
            <Button icon="download" text="install" onClick={install} />
          </p>
        )}
      </main>
    </div>
  );
}

function Hero() {
  const naming = useSignal(false);
  return (
    <div class="hero across">
      <GangMole size="small" class="hero-mole" />
      <div>
        <h1>Tana</h1>
        <p>{t("home-blurb")}</p>
        <p class="row own-name">
          <span>{t("home-name", { name: ownName() })}</span>
          <Button class="small" text="home-rename" onClick={() => (naming.value = true)} />
        </p>
      </div>
      {naming.value && <Settings onClose={() => (naming.value = false)} />}
    </div>
  );
}

function Shelf({ games, onFault }: { games: GameInfo[]; onFault(code: string): void }) {
  const busy = useSignal<string | null>(null);
  const start = async (game: GameInfo) => {
    busy.value = game.name;
    try {
      await playAgainstBots(game);
    } catch (error) {
      onFault(codeOf(error));
    } finally {
      busy.value = null;
    }
  };
  return (
    <ul class="covers" aria-label={t("games")}>
      {games.map((game) => (
        <CoverCard key={game.name} game={game} busy={busy.value} onStart={() => void start(game)} />
      ))}
    </ul>
  );
}

function CoverCard({ game, busy, onStart }: { game: GameInfo; busy: string | null; onStart(): void }) {
  const title = tg(game.name, "game-title");
  return (
    <li class="sheet column cover-card">
      <div class="cover-frame">
        <Cover game={game.name} />
        <button
          type="button"
          class="cover fill quiet"
          disabled={busy !== null}
          aria-label={t("home-play-bots", { game: title })}
          onPointerEnter={() => prepareGame(game.name)}
          onFocus={() => prepareGame(game.name)}
          onClick={onStart}
        >
          <span class="cover-play across">
            <Icon name="play" /> {t(busy === game.name ? "loading" : "home-play")}
          </span>
        </button>
      </div>
      <div class="cover-text column">
        <h2>{title}</h2>
        <p>{tg(game.name, "game-blurb")}</p>
        <p class="soft seats-line">
          {t("home-seats", { from: game.seats[0] ?? 1, to: game.seats.at(-1) ?? 1 })}
          {has(`length-${game.name}`) && ` · ${t(`length-${game.name}`)}`}
        </p>
        <div class="cover-ways">
          <LinkButton class="small" icon="people" text="home-friends" href={href("new", game.name)} />
          <LinkButton class="small" icon="hint" text="learn" href={href("learn", game.name)} />
          <LinkButton class="small" icon="book" text="rules" href={href("rules", game.name)} />
        </div>
      </div>
    </li>
  );
}
