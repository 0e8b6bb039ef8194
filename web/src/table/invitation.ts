/** What this page knows about a table it has just made: the invitation, and whether to start at once. */
import type { Invitation } from "./Invite";

const invitations = new Map<string, Invitation>();
const startAtOnce = new Set<string>();

export function rememberFresh(table: string, invitation: Invitation, start: boolean): void {
  invitations.set(table, invitation);
  if (start) startAtOnce.add(table);
}

/** A newer invitation than the one the table was made with. */
export function keepInvitation(table: string, invitation: Invitation): void {
  invitations.set(table, invitation);
}

export const freshInvitation = (table: string): Invitation | null => invitations.get(table) ?? null;
export const startsAtOnce = (table: string): boolean => startAtOnce.has(table);

/** A rematch in which nobody else has to be waited for. */
export function startSoon(table: string): void {
  startAtOnce.add(table);
}
