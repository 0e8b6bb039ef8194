/** When to remind people that their browser deletes stored data. */

const PAUSE_MS = 30 * 24 * 3600 * 1000;

/** Whether this is a tab of Safari, or of another browser with its engine on iOS, and not an installed app. */
export function isSafariTab(): boolean {
  const installed =
    matchMedia("(display-mode: standalone)").matches || ("standalone" in navigator && !!navigator.standalone);
  return "GestureEvent" in window && !installed;
}

/** Whether a month has passed since somebody chose "Not now"; `since` is the stored time. */
export function isDue(since: string | null, now: number): boolean {
  const at = Number(since ?? 0);
  return !(at > now - PAUSE_MS && at <= now);
}
