/** What to know about a game's bots before choosing among them; nothing for most games. */
import { has, t } from "./i18n";

export function LevelsNote({ game }: { game: string }) {
  const id = `levels-note-${game}`;
  return has(id) ? <p class="soft">{t(id)}</p> : null;
}
