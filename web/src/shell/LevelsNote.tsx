/** A note about the bots of a game for a number of seats, for those who choose among them; most games have none. */
import { has, t } from "./i18n";

interface Props {
  game: string;
  seats: number;
}

export function LevelsNote({ game, seats }: Props) {
  const note = noteOf(game, seats);
  return note ? <p class="soft">{note}</p> : null;
}

/** The text of the note; empty where there is nothing to say. */
export function noteOf(game: string, seats: number): string {
  const id = `levels-note-${game}`;
  return has(id) ? t(id, { seats }) : "";
}
