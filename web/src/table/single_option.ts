/** Makes decisions that have only one option, if the player allows it. */
import { effect } from "@preact/signals";
import type { TableStore } from "./table_store";
import { tempo } from "./tempo";

/** Follow a table; returns a function that stops following. Nothing is decided while the page is hidden. */
export function playSingleOptions({ choice }: TableStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const decide = () => {
    clearTimeout(timer);
    const single = choice.single.value;
    if (!single || document.visibilityState === "hidden") return;
    timer = setTimeout(() => void choice.act({ action: single.action }), tempo().singleMs);
  };
  const unfollow = effect(decide);
  document.addEventListener("visibilitychange", decide);
  return () => {
    clearTimeout(timer);
    unfollow();
    document.removeEventListener("visibilitychange", decide);
  };
}
