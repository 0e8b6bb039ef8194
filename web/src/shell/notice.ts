/** How a table calls for somebody who looks elsewhere: the title and icon of the tab, and the system's notices. */
import { pushHere } from "./push_state";
import { notices } from "./settings";

const ICON = `${import.meta.env.BASE_URL}icon.svg`;
const TURN_ICON = `${import.meta.env.BASE_URL}icon-turn.svg`;

/** Name the tab, and mark it while it is this person's turn. */
export function markTab(title: string, mine: boolean): void {
  document.title = title;
  document.querySelector('link[rel="icon"]')?.setAttribute("href", mine ? TURN_ICON : ICON);
}

export const mayNotify = (): boolean => "Notification" in window;

/** Ask the browser for its permission; must come from a gesture. */
export async function askToNotify(): Promise<void> {
  notices.value = mayNotify() && (await Notification.requestPermission()) === "granted";
}

/** A notice for somebody who does not look at the page, where they and the browser allow it. */
export function notify(title: string, body: string, tag: string): void {
  // With Web Push the server notifies this browser, at most once for each turn.
  if (pushHere.value || !notices.value || document.visibilityState === "visible" || !mayNotify()) return;
  if (Notification.permission !== "granted") return;
  try {
    new Notification(title, { body, tag, icon: ICON });
  } catch (fault) {
    // Browsers on phones have the word but not the thing.
    if (!(fault instanceof TypeError)) throw fault;
    notices.value = false;
  }
}
