/** Installs the service worker: pages open offline, and a new version waits until the user wants it. */
import { BASE_PATH } from "../net/base";
import { pushHere } from "../shell/push_state";
import { newVersion } from "./offline_state";

/** How often an open page asks whether there is a new version. */
const ASK_MS = 60 * 60 * 1000;
/** Caching every file of the pages takes a slow machine a second; a player who starts at once must not wait for it. */
const FIRST_VISIT_MS = 3000;
/** For browsers that do not say when they are idle. */
const IDLE_MS = 1000;

/** Once the browser has nothing better to do. */
function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work, IDLE_MS);
}

function keepAll(): void {
  void import("./offline_play").then((play) => play.keepAllRules());
}

function offer(waiting: ServiceWorker): void {
  newVersion.value = () => waiting.postMessage("use-now");
}

function watch(registration: ServiceWorkerRegistration): void {
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed" && navigator.serviceWorker.controller) offer(coming);
    });
  });
  // Without a network there is no new version either; the next round asks again.
  setInterval(() => void registration.update().catch(() => undefined), ASK_MS);
}

/** Does nothing in a browser that forbids service workers, or on a page without TLS. */
export async function install(): Promise<void> {
  const had = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (had || newVersion.value) location.reload();
    else whenIdle(keepAll);
  });
  if (had) whenIdle(keepAll);
  if (!had) await new Promise((resolve) => setTimeout(resolve, FIRST_VISIT_MS));
  try {
    watch(await navigator.serviceWorker.register(`${BASE_PATH}sw.js`));
    if (pushHere.value) await (await import("../shell/push")).renewPush();
  } catch (fault) {
    if (!(fault instanceof DOMException || fault instanceof TypeError)) throw fault;
  }
}
