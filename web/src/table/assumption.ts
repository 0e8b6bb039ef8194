/** The assumption behind a chance to win, in words: who plays on. */
import { t } from "../shell/i18n";

const ORDER = ["sprout", "digger", "fox", "owl"];

/** A clause such as "if everybody plays on as well as a fox", for the assumed level of each seat. */
export function assumption(levels: readonly string[]): string {
  const [level = "digger"] = [...levels].sort((one, other) => ORDER.indexOf(other) - ORDER.indexOf(one));
  if (levels.length === 1) return t("assumes-alone", { level });
  return t(levels.every((one) => one === level) ? "assumes-equal" : "assumes-bots", { level });
}
