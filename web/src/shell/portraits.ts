/** The animals of seats: those that people have chosen, and for everybody else one that nobody at the table has. */
import type { Animal, SeatInfo } from "../net/wire";

export const ANIMALS = [
  "mole",
  "mouse",
  "hedgehog",
  "fox",
  "badger",
  "squirrel",
  "frog",
  "owl",
  "rabbit",
  "robin",
  "otter",
  "sheep",
] as const satisfies readonly Animal[];

/** The default animal for a name: always the same unless it is taken. */
export function animalFor(name: string, taken: ReadonlySet<Animal> = new Set()): Animal {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  const inTurn = ANIMALS.map((_, i) => ANIMALS[(sum + i) % ANIMALS.length]);
  return inTurn.find((animal): animal is Animal => animal !== undefined && !taken.has(animal)) ?? "mole";
}

/** The animals of a table, by seat. All are different, and every page computes the same ones. */
export function animalsOf(seats: readonly Pick<SeatInfo, "name" | "animal">[]): Animal[] {
  const taken = new Set(seats.flatMap((seat) => seat.animal ?? []));
  return seats.map(({ name, animal }) => {
    const mine = animal ?? animalFor(name, taken);
    taken.add(mine);
    return mine;
  });
}
