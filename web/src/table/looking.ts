/** Reports to the server that a table is visible here: a player who sees it needs no notification of their turn. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, ApiError } from "../net/api";
import { isHere, SITE } from "../net/local_tables";
import type { Notices } from "../net/wire";
import { closeShown } from "../shell/push";

/** Notification settings of this person; null until fetched, or without a server. */
export const notifications = signal<Notices | null>(null);

/** Run a request, ignoring faults of the server: the next report repeats it. */
async function quietly(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
  }
}

/** Report while the page is open, for people who have notifications turned on. */
export function useLooking(table: string, seated: boolean): void {
  const there = seated && !SITE && !isHere(table);
  const wanted = there && !!notifications.value?.channels.length;
  useEffect(() => {
    if (there) void quietly(async () => (notifications.value = await api.notices()));
  }, [there, table]);
  useEffect(() => {
    if (!wanted) return;
    let next: ReturnType<typeof setTimeout> | undefined;
    const report = async () => {
      clearTimeout(next);
      const visible = document.visibilityState === "visible";
      if (visible) await closeShown(table);
      await quietly(async () => {
        const { seconds } = await api.look(table, visible);
        clearTimeout(next);
        if (document.visibilityState === "visible") next = setTimeout(() => void report(), seconds * 1000);
      });
    };
    const changed = () => void report();
    void report();
    document.addEventListener("visibilitychange", changed);
    return () => {
      document.removeEventListener("visibilitychange", changed);
      clearTimeout(next);
      void quietly(() => api.look(table, false));
    };
  }, [wanted, table]);
}
