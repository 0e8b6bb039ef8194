/** Errors of work that is not awaited: shown on top of every page, and logged in development. */
import { signal } from "@preact/signals";

/** What failed; the texts are `fault-…`. */
export type FaultKind = "bot" | "table" | "unexpected";

/** The fault on the screen; null if there is none or it was dismissed. */
export const shownFault = signal<FaultKind | null>(null);

export function reportFault(kind: FaultKind, fault: unknown): void {
  shownFault.value = kind;
  // oxlint-disable-next-line no-console
  if (import.meta.env.DEV) console.error(kind, fault);
}
