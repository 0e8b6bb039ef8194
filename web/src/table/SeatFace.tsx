/** The face of a player: the animal they have chosen or were given, its mood, and a mark where a bot plays. */
import { AnimalPortrait, type Mood } from "../art/animals";
import { Icon } from "../art/icons";
import type { Outcome, SeatInfo } from "../net/wire";
import { animalsOf } from "../shell/portraits";

/** How somebody looks: thinking when it is their turn, and as the game has ended for them. */
export function moodOf(seat: number, turn: number | null, outcome: Outcome | null): Mood {
  if (outcome) return outcome.ranks[seat - 1] === 1 ? "glad" : "beaten";
  return turn === seat ? "thinking" : "waiting";
}

interface Props {
  seat: SeatInfo;
  /** Everybody at the table: no two look alike. */
  seats: readonly SeatInfo[];
  mood?: Mood;
  class?: string;
}

export function SeatFace({ seat, seats, mood = "waiting", class: name = "" }: Props) {
  const away = seat.presence === "away" && !seat.standin;
  const animal = animalsOf(seats)[seat.seat - 1] ?? "mole";
  return (
    <span class={`face face-${seat.seat} ${name}`} data-animal={animal} aria-hidden="true">
      <AnimalPortrait animal={animal} mood={mood} />
      {(seat.kind === "bot" || seat.standin) && (
        <span class="bot-mark">
          <Icon name="bot" />
        </span>
      )}
      {away && <span class="dot away" />}
    </span>
  );
}
