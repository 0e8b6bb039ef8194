/** Invitations to tables created in this browser, and which of these tables start at once.
 *
 * The server stores only the hash of a link, and a new link revokes the old one. So invitations are stored here to
 * survive a reload, under a key that backups leave out, since a link opens its table. */
import type { Invitation } from "./Invite";

const KEY = "tana-invitations";
const MOST_KEPT = 20;
const startAtOnce = new Set<string>();

export function rememberFresh(table: string, invitation: Invitation, start: boolean): void {
  keepInvitation(table, invitation);
  if (start) startAtOnce.add(table);
}

/** Store the newest invitation to a table. */
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

/** Start a table at once, such as a rematch without other people. */
export function startSoon(table: string): void {
  startAtOnce.add(table);
}
