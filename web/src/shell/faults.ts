/** Faults of work that nobody waits for: every page shows them at its top, and development logs them as well. */
import { signal } from "@preact/signals";

/** What failed; the texts are `fault-…`. */
export type FaultKind = "bot" | "table" | "unexpected";

/** The fault on show; null: none, or it was dismissed. */
export const shownFault = signal<FaultKind | null>(null);

export function reportFault(kind: FaultKind, fault: unknown): void {
  shownFault.value = kind;
  // oxlint-disable-next-line no-console
  if (import.meta.env.DEV) console.error(kind, fault);
}
