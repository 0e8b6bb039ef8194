/** Web Push in this browser: subscribe, renew at every visit, unsubscribe. It asks for permission only after a gesture. */
import { api, ApiError } from "../net/api";
import type { Notices } from "../net/wire";
import { pushHere } from "./push_state";
import { language } from "./settings";

/** Whether this browser supports Web Push. On iOS only an installed page does. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Whether the person has denied notifications in the browser's prompt. */
export const isDenied = (): boolean => canPush() && Notification.permission === "denied";

async function register(subscription: PushSubscription): Promise<Notices> {
  const { endpoint = "", keys } = subscription.toJSON();
  const [p256dh = "", auth = ""] = [keys?.p256dh, keys?.auth];
  return api.addChannel({ channel: "push", address: endpoint, p256dh, auth, language: language.value });
}

async function subscribed(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch (fault) {
    // Subscribed with the key of an earlier server at this address.
    const old =
      fault instanceof DOMException && fault.name === "InvalidStateError" && (await pushManager.getSubscription());
    if (!old) throw fault;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Ask for permission and subscribe; null if the person or the browser declines. Must come from a gesture. */
export async function startPush(key: string): Promise<Notices | null> {
  if (!canPush() || (await Notification.requestPermission()) !== "granted") return null;
  let subscription: PushSubscription;
  try {
    subscription = await subscribed(key);
  } catch (fault) {
    if (!(fault instanceof DOMException)) throw fault;
    return null; // A browser without a push service, or without a connection to it.
  }
  const notices = await register(subscription);
  pushHere.value = true;
  return notices;
}

/** Stop notifying this browser; returns the remaining channels. */
export async function endPush(notices: Notices): Promise<Notices> {
  const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
  await subscription?.unsubscribe();
  pushHere.value = false;
  const here = notices.channels.find((channel) => channel.here);
  return here ? api.removeChannel(here.id) : notices;
}

/** Renew the subscription at a visit, since the browser or the server may have lost it. */
export async function renewPush(): Promise<void> {
  if (!pushHere.value || !canPush()) return;
  if (Notification.permission !== "granted") {
    pushHere.value = false;
    return;
  }
  try {
    const { push_key: key } = await api.notices();
    if (key) await register(await subscribed(key));
  } catch (fault) {
    // Offline or signed out: the next visit tries again.
    if (!(fault instanceof ApiError || fault instanceof DOMException)) throw fault;
  }
}

/** Close the notifications about a table, which is on the screen now. */
export async function closeShown(table: string): Promise<void> {
  const registration = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  for (const shown of (await registration?.getNotifications({ tag: table })) ?? []) shown.close();
}
