/** The compiled rules shipped with this page, to replay receipts and game files. */
import { BASE } from "../net/base";
import { Missing, Modules } from "../local/modules";
import type { Rules } from "../local/rules/rules";
import { BadModule } from "../local/rules/types";

const modules = new Modules(BASE);

/** The compiled rules of a game; null if these pages were built without them. */
export async function pageRules(game: string): Promise<Rules | null> {
  try {
    return await modules.rules(game);
  } catch (fault) {
    if (fault instanceof Missing || fault instanceof BadModule) return null;
    throw fault;
  }
}
