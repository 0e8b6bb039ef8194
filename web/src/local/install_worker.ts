/** Makes the pages an app of the browser's: they open without a network, and a new version waits until it is wanted. */
import { newVersion } from "./state";

/** How often an open page asks whether there is a new version. */
const ASK_MS = 60 * 60 * 1000;
/** Keeping every file of the pages takes a slow machine a second: whoever comes to play at once is not made to wait. */
const FIRST_VISIT_MS = 3000;

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
  setInterval(() => void registration.update().catch(() => undefined), ASK_MS);
}

/** A browser that forbids it, or a page without TLS, simply stays a page. */
export async function install(): Promise<void> {
  const had = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (had || newVersion.value) location.reload();
    else void import("./play").then((play) => play.keepRules());
  });
  if (!had) await new Promise((resolve) => setTimeout(resolve, FIRST_VISIT_MS));
  try {
    watch(await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`));
  } catch (fault) {
    if (!(fault instanceof DOMException || fault instanceof TypeError)) throw fault;
  }
}
