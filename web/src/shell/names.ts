/**
 * What a player is called and looks like: as they like, else by a friendly name in their language and the animal that
 * goes with it. Nobody is called "Me".
 */
import type { Animal } from "../net/wire";
import { t } from "./i18n";
import { animalFor } from "./portraits";
import { playerAnimal, playerName } from "./settings";

/** One of the friendly names of the language that is spoken. */
export function friendlyName(random = Math.random()): string {
  const names = t("friendly-names").split(",");
  return names[Math.floor(random * names.length)]?.trim() ?? "";
}

/** The name to sit down with; somebody who never gave one gets one now and keeps it. */
export function ownName(): string {
  if (!playerName.value.trim()) playerName.value = friendlyName();
  return playerName.value.trim();
}

export function ownAnimal(): Animal {
  return playerAnimal.value ?? animalFor(ownName());
}

/** What a table is told: only an animal that was chosen is somebody's own. */
export function chosenAnimal(): { animal?: Animal } {
  return playerAnimal.value ? { animal: playerAnimal.value } : {};
}

/** What a way to fill a seat is called: `remote`, `here`, or `bot:` with a level. */
export function seatChoiceText(choice: string): string {
  const [kind, level] = choice.split(":");
  return kind === "bot" ? t("seat-bot", { level: t(`level-${level}`) }) : t(`seat-kind-${kind}`);
}
