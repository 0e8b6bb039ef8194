/** Attention for somebody who looks elsewhere: title and icon of the tab, and system notifications. */
import { effect } from "@preact/signals";
import { BASE_PATH } from "../net/base";
import { pushHere } from "./push_state";
import { notices } from "./settings";
import { showBadge, yourTurns } from "./your_turns";

const ICON = `${BASE_PATH}icon.svg`;
const TURN_ICON = `${BASE_PATH}icon-turn.svg`;

let tab = { title: "Tana", mine: false };

/** Set the tab's title, and mark the tab while this table or another waits for this person. */
export function markTab(title: string, mine: boolean): void {
  tab = { title, mine };
  const count = yourTurns.peek().length;
  document.title = count > 0 ? `(${count}) ${title}` : title;
  document.querySelector('link[rel="icon"]')?.setAttribute("href", mine || count > 0 ? TURN_ICON : ICON);
}

/** Keep the number of waiting tables up to date on the tab and on the app's icon. */
export function followTurns(): void {
  effect(() => {
    showBadge(yourTurns.value.length);
    markTab(tab.title, tab.mine);
  });
}

export const mayNotify = (): boolean => "Notification" in window;

/** Ask the browser for its permission; must come from a gesture. */
export async function askToNotify(): Promise<void> {
  notices.value = mayNotify() && (await Notification.requestPermission()) === "granted";
}

/** Notify somebody who does not look at the page, if they and the browser allow it. */
export function notify(title: string, body: string, tag: string): void {
  // With Web Push the server notifies this browser, at most once for each turn.
  if (pushHere.value || !notices.value || document.visibilityState === "visible" || !mayNotify()) return;
  if (Notification.permission !== "granted") return;
  try {
    new Notification(title, { body, tag, icon: ICON });
  } catch (fault) {
    // Browsers on phones have the constructor, but it throws.
    if (!(fault instanceof TypeError)) throw fault;
    notices.value = false;
  }
}
