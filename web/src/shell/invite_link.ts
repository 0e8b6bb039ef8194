/** Invitation links: a secret behind the hash is kept in memory and removed from the address. */
import { BASE_PATH } from "../net/base";

const secrets = new Map<string, string>();

export interface Entry {
  table: string | null;
  secret: string | null;
}

export function readEntry(pathname: string, hash: string, base = BASE_PATH): Entry {
  const path = pathname.startsWith(base) ? pathname.slice(base.length) : "";
  const table = /^t\/([^/]+)\/?$/.exec(path)?.[1] ?? null;
  const secret = /^#s=([A-Za-z0-9_-]+)$/.exec(hash)?.[1] ?? null;
  return { table: table === null ? null : decodeURIComponent(table), secret };
}

/** Move the secret from the address bar into memory; must run before anything else. */
export function hideSecret(): void {
  const { table, secret } = readEntry(location.pathname, location.hash);
  if (table === null) return;
  if (secret) secrets.set(table, secret);
  history.replaceState(null, "", `${BASE_PATH}#/t/${encodeURIComponent(table)}`);
}

export const pendingSecret = (table: string): string | null => secrets.get(table) ?? null;

export function forgetSecret(table: string): void {
  secrets.delete(table);
}
