/** What a player is called: as they like, else by a friendly name in their language. Nobody is called "Me". */
import { t } from "./i18n";
import { playerName } from "./settings";

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
