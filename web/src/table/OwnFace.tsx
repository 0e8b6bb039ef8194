/** The face of a seat. Players can change their own until the game ends. */
import type { Animal, SeatInfo } from "../net/wire";
import { AnimalButton, AnimalGrid } from "../shell/AnimalChoice";
import { animalsOf } from "../shell/portraits";
import { playerAnimal } from "../shell/settings";
import { useTable } from "./context";
import { SeatFace } from "./SeatFace";
import type { TableStore } from "./table_store";

/** Set the animal of a seat. A person who plays a single seat keeps it for later tables. */
function setAnimal(table: TableStore, seat: number, animal: Animal): void {
  const alone = table.snapshot.value?.you.seats.length === 1;
  if (alone && playerAnimal.value !== animal) playerAnimal.value = animal;
  else table.setAnimal(seat, animal);
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
    onChange: (animal: Animal) => setAnimal(table, seat.seat, animal),
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
