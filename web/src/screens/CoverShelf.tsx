/** The covers of the games. One click on a cover starts a game against bots; a button opens a table for friends. */
import { useSignal } from "@preact/signals";
import { Cover } from "../art/covers";
import { Icon } from "../art/icons";
import { codeOf } from "../net/api";
import { SITE } from "../net/local_tables";
import type { GameInfo } from "../net/wire";
import { Button, LinkButton } from "../shell/Button";
import { Select } from "../shell/fields";
import { has, t, tg } from "../shell/i18n";
import { href } from "../shell/router";
import { botLevel, chooseLevel, openForFriends, playAgainstBots, prepareGame } from "./create_table";

/** The order on the shelf. */
const SHELF = ["molly", "hickory", "uly", "buddel"];

/** Position of a game on the shelf; games not listed come last. */
function positionOf(game: string): number {
  return SHELF.includes(game) ? SHELF.indexOf(game) : SHELF.length;
}

export function CoverShelf({ games, onFault }: { games: GameInfo[]; onFault(code: string): void }) {
  const busy = useSignal<string | null>(null);
  const begin = async (game: GameInfo, how: (game: GameInfo) => Promise<void>) => {
    busy.value = game.name;
    try {
      await how(game);
    } catch (error) {
      onFault(codeOf(error));
    } finally {
      busy.value = null;
    }
  };
  return (
    <ul class="covers" aria-label={t("games")}>
      {[...games]
        .sort((a, b) => positionOf(a.name) - positionOf(b.name))
        .map((game) => (
          <CoverCard
            key={game.name}
            game={game}
            busy={busy.value}
            onPlay={() => void begin(game, playAgainstBots)}
            onFriends={() => void begin(game, openForFriends)}
          />
        ))}
    </ul>
  );
}

interface CardProps {
  game: GameInfo;
  /** The game that is being opened, if any. */
  busy: string | null;
  onPlay(): void;
  onFriends(): void;
}

function CoverCard({ game, busy, onPlay, onFriends }: CardProps) {
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
          onClick={onPlay}
        >
          <span class="cover-play across">
            <Icon name="play" /> {t(busy === game.name ? "loading" : "home-play")}
          </span>
        </button>
        <LevelChoice game={game} />
      </div>
      <div class="cover-text column">
        <h2>{title}</h2>
        <p>{tg(game.name, "game-blurb")}</p>
        <p class="soft seats-line">
          {t("home-seats", { from: game.seats[0] ?? 1, to: game.seats.at(-1) ?? 1 })}
          {has(`length-${game.name}`) && ` · ${t(`length-${game.name}`)}`}
        </p>
        <div class="cover-ways">
          {!SITE && (
            <Button class="small" icon="people" text="home-friends" disabled={busy !== null} onClick={onFriends} />
          )}
          <LinkButton class="small" icon="choices" text="home-setup" href={href("new", game.name)} />
          <LinkButton class="small" icon="hint" text="learn" href={href("learn", game.name)} />
          <LinkButton class="small" icon="book" text="rules" href={href("rules", game.name)} />
        </div>
      </div>
    </li>
  );
}

/** The level of the bots, beside the button that starts a game against them. */
function LevelChoice({ game }: { game: GameInfo }) {
  const level = useSignal(botLevel(game));
  return (
    <div class="cover-level">
      <Select
        quiet
        label={t("home-level", { game: tg(game.name, "game-title") })}
        value={level.value}
        values={game.levels}
        textOf={(one) => t(`level-${one}`)}
        onChange={(one) => {
          level.value = one;
          chooseLevel(game.name, one);
        }}
      />
    </div>
  );
}
