/** The face of a seat; one's own can be changed as long as the game goes on. */
import type { Animal, SeatInfo } from "../net/wire";
import { AnimalButton, AnimalGrid } from "../shell/AnimalChoice";
import { animalsOf } from "../shell/portraits";
import { playerAnimal } from "../shell/settings";
import { useTable } from "./context";
import { SeatFace } from "./SeatFace";
import type { TableStore } from "./table_store";

/** Tell the table how a seat wants to look; somebody who plays one seat looks so at the next table, too. */
function wear(table: TableStore, seat: number, animal: Animal): void {
  const alone = table.snapshot.value?.you.seats.length === 1;
  if (alone && playerAnimal.value !== animal) playerAnimal.value = animal;
  else table.wear(seat, animal);
}

function useChoice(seat: SeatInfo) {
  const table = useTable();
  const now = table.snapshot.value;
  const going = now?.phase === "gathering" || now?.phase === "playing";
  const mine = (now?.you.seats.includes(seat.seat) ?? false) && going;
  const others = now?.seats.filter((other) => other.seat !== seat.seat) ?? [];
  return {
    seats: now?.seats ?? [],
    mine,
    value: animalsOf(now?.seats ?? [])[seat.seat - 1] ?? "mole",
    taken: others.flatMap((other) => other.animal ?? []),
    onChange: (animal: Animal) => wear(table, seat.seat, animal),
  };
}

export function OwnFace({ seat }: { seat: SeatInfo }) {
  const { mine, seats, ...choice } = useChoice(seat);
  return mine ? <AnimalButton seat={seat.seat} {...choice} /> : <SeatFace seat={seat} seats={seats} />;
}

/** All animals to choose from, for one of the user's own seats. */
export function OwnAnimal({ seat }: { seat: SeatInfo }) {
  const { mine, seats: _seats, ...choice } = useChoice(seat);
  return mine ? <AnimalGrid {...choice} /> : null;
}
