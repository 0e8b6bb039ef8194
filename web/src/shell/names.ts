/**
 * Name and animal of this person: those they have chosen, or else a friendly name in their language and the animal that
 * goes with it. Nobody is called "Me".
 */
import type { Animal } from "../net/wire";
import { t } from "./i18n";
import { animalFor } from "./portraits";
import { playerAnimal, playerName } from "./settings";

/** A random friendly name of the current language. */
export function friendlyName(random = Math.random()): string {
  const names = t("friendly-names").split(",");
  return names[Math.floor(random * names.length)]?.trim() ?? "";
}

/** This person's name; drawn and stored if they have not entered one. */
export function ownName(): string {
  if (!playerName.value.trim()) playerName.value = friendlyName();
  return playerName.value.trim();
}

export function ownAnimal(): Animal {
  return playerAnimal.value ?? animalFor(ownName());
}

/** The chosen animal as part of a request; empty if none was chosen. */
export function chosenAnimal(): { animal?: Animal } {
  return playerAnimal.value ? { animal: playerAnimal.value } : {};
}

/** The label of a way to fill a seat: `remote`, `here`, or `bot:` with a level. */
export function seatChoiceText(choice: string): string {
  const [kind, level] = choice.split(":");
  return kind === "bot" ? t("seat-bot", { level: t(`level-${level}`) }) : t(`seat-kind-${kind}`);
}
