/** Dates in the reader's language. */
import { language } from "../shell/settings";

export function dateOf(at: number): string {
  return new Date(at).toLocaleDateString(language.value, { dateStyle: "medium" });
}
