/** Whether the server notifies this browser by Web Push; a small module, loaded from the start. */
import { effect, signal } from "@preact/signals";
import { recall, remember } from "./settings";

export const pushHere = signal(recall("push") === "on");

effect(() => remember("push", pushHere.value ? "on" : "off"));
