/** A note about a game's bots for those who choose among them; most games have none. */
import { has, t } from "./i18n";

export function LevelsNote({ game }: { game: string }) {
  const id = `levels-note-${game}`;
  return has(id) ? <p class="soft">{t(id)}</p> : null;
}
