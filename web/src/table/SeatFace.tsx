/** The face of a player: the animal they have chosen or were given, its mood, and a mark where a bot plays. */
import { AnimalPortrait, type Mood } from "../art/animals";
import { Icon } from "../art/icons";
import type { Outcome, SeatInfo } from "../net/wire";
import { animalsOf } from "../shell/portraits";

/** Mood of a player: thinking when it is their turn; glad or beaten at the end. */
function moodOf(seat: number, shown: Props["shown"]): Mood {
  if (shown?.outcome) return shown.outcome.ranks[seat - 1] === 1 ? "glad" : "beaten";
  return shown?.turn === seat ? "thinking" : "waiting";
}

interface Props {
  seat: SeatInfo;
  /** All seats at the table: no two get the same animal. */
  seats: readonly SeatInfo[];
  /** The position on the screen; without it everybody waits. */
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
