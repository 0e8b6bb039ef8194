/** Routes behind the hash, so that they never reach a server. */
import { signal } from "@preact/signals";

export interface Route {
  screen: string;
  rest: string[];
}

export function parseHash(hash: string): Route {
  const parts = hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(safeDecode);
  const [screen = "home", ...rest] = parts;
  return { screen, rest };
}

function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // A stray percent sign; the screen of that name does not exist.
  }
}

export const route = signal<Route>(parseHash(typeof location === "undefined" ? "" : location.hash));

export function startRouter(): void {
  addEventListener("hashchange", () => {
    route.value = parseHash(location.hash);
  });
}

export function href(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}

export function go(...parts: string[]): void {
  location.hash = href(...parts);
}

/** Replace the address without a new history entry, for example to drop a used secret. */
export function replace(...parts: string[]): void {
  history.replaceState(null, "", href(...parts));
  route.value = parseHash(location.hash);
}
