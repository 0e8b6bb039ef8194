/** Whether the server notifies this browser by Web Push; small, and loaded from the start. */
import { effect, signal } from "@preact/signals";
import { recall, remember } from "./settings";

export const pushHere = signal(recall("push") === "on");

effect(() => remember("push", pushHere.value ? "on" : "off"));
