/** Requests about open tables and quick match. */
import { request } from "../net/api";
import type { Joined, JoinOpen, OpenTables, OpenUp, QuickAnswer, QuickWish } from "../net/wire";

/** How long the server may hold a request until something changes. */
const WAIT_SECONDS = 20;

async function post<T>(path: string, body: object, signal?: AbortSignal): Promise<T> {
  const answer = await request(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
  return (await answer.json()) as T;
}

/** The open tables; with a mark, once they differ from the list with that mark. */
export async function openTables(mark = "", signal?: AbortSignal): Promise<OpenTables> {
  const query = mark ? `?mark=${encodeURIComponent(mark)}&wait=${WAIT_SECONDS}` : "";
  return (await (await request(`/api/open${query}`, signal ? { signal } : undefined)).json()) as OpenTables;
}

export const openUp = (body: OpenUp) => post<OpenTables>("/api/open", body);
export const closeOpen = (table: string) => post<OpenTables>("/api/open/close", { table });
export const joinOpen = (body: JoinOpen) => post<Joined>("/api/open/join", body);
export const quickMatch = (wish: QuickWish, signal: AbortSignal) =>
  post<QuickAnswer>("/api/quick", { ...wish, wait: WAIT_SECONDS }, signal);
export const leaveQuick = (id: string) => post<QuickAnswer>("/api/quick/leave", { id });
