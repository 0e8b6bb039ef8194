/** What this browser knows about tables it has made: the invitation, and whether to start at once.
 *
 * The server keeps only a hash of a link, and a new link ends the old one. So invitations are kept here, for when the
 * page is loaded again; under a key that backups leave out, since a link opens its table. */
import type { Invitation } from "./Invite";

const KEY = "tana-invitations";
const MOST_KEPT = 20;
const startAtOnce = new Set<string>();

export function rememberFresh(table: string, invitation: Invitation, start: boolean): void {
  keepInvitation(table, invitation);
  if (start) startAtOnce.add(table);
}

/** Keep the newest invitation to a table. */
export function keepInvitation(table: string, { path, code }: Invitation): void {
  const others = kept().filter(([other]) => other !== table);
  localStorage.setItem(KEY, JSON.stringify([[table, { path, code }], ...others].slice(0, MOST_KEPT)));
}

export const freshInvitation = (table: string): Invitation | null =>
  kept().find(([other]) => other === table)?.[1] ?? null;

function kept(): [string, Invitation][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, Invitation][];
  } catch {
    return [];
  }
}

export const startsAtOnce = (table: string): boolean => startAtOnce.has(table);

/** A rematch in which nobody else has to be waited for. */
export function startSoon(table: string): void {
  startAtOnce.add(table);
}
