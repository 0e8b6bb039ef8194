/** The face of a player: an animal for each name, its mood, and a mark where a bot plays. */
import { AnimalPortrait, animalFor, type Mood } from "../art/animals";
import { Icon } from "../art/icons";
import type { Outcome, SeatInfo } from "../net/wire";

/** How somebody looks: thinking when it is their turn, and as the game has ended for them. */
export function moodOf(seat: number, turn: number | null, outcome: Outcome | null): Mood {
  if (outcome) return outcome.ranks[seat - 1] === 1 ? "glad" : "beaten";
  return turn === seat ? "thinking" : "waiting";
}

interface Props {
  seat: SeatInfo;
  mood?: Mood;
  class?: string;
}

export function SeatFace({ seat, mood = "waiting", class: name = "" }: Props) {
  const away = seat.presence === "away" && !seat.standin;
  return (
    <span class={`face face-${seat.seat} ${name}`} aria-hidden="true">
      <AnimalPortrait animal={animalFor(seat.name, seat.seat)} mood={mood} />
      {(seat.kind === "bot" || seat.standin) && (
        <span class="bot-mark">
          <Icon name="bot" />
        </span>
      )}
      {away && <span class="dot away" />}
    </span>
  );
}
