/** Installing Tana as an app: browsers that support it fire an event once, kept until the user installs. */
import { signal } from "@preact/signals";

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

const offer = signal<Offer | null>(null);

/** Whether the browser offers to install the page. */
export const mayInstall = (): boolean => offer.value !== null;

export function awaitOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer.value = event as Offer;
  });
  addEventListener("appinstalled", () => (offer.value = null));
}

export function install(): void {
  void offer.value?.prompt();
  offer.value = null;
}
