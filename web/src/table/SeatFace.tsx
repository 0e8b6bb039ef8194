/** The face of a player: the animal they have chosen or were given, its mood, and a mark where a bot plays. */
import { AnimalPortrait, type Mood } from "../art/animals";
import { Icon } from "../art/icons";
import type { Outcome, SeatInfo } from "../net/wire";
import { animalsOf } from "../shell/portraits";

/** How somebody looks: thinking when it is their turn, and as the game has ended for them. */
function moodOf(seat: number, shown: Props["shown"]): Mood {
  if (shown?.outcome) return shown.outcome.ranks[seat - 1] === 1 ? "glad" : "beaten";
  return shown?.turn === seat ? "thinking" : "waiting";
}

interface Props {
  seat: SeatInfo;
  /** Everybody at the table: no two look alike. */
  seats: readonly SeatInfo[];
  /** What is shown of the game now; without it everybody waits. */
  shown?: { turn: number | null; outcome: Outcome | null } | null;
  class?: string;
}

export function SeatFace({ seat, seats, shown, class: name = "" }: Props) {
  const away = seat.presence === "away" && !seat.standin;
  const animal = animalsOf(seats)[seat.seat - 1] ?? "mole";
  return (
    <span class={`face sized centre face-${seat.seat} ${name}`} data-animal={animal} aria-hidden="true">
      <AnimalPortrait animal={animal} mood={moodOf(seat.seat, shown)} />
      {(seat.kind === "bot" || seat.standin) && (
        <span class="bot-mark sized centre">
          <Icon name="bot" />
        </span>
      )}
      {away && <span class="dot away sized" />}
    </span>
  );
}
