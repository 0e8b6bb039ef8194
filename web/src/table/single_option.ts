/** Makes decisions with only one option, where the player allows it. */
import { effect } from "@preact/signals";
import type { TableStore } from "./table_store";
import { tempo } from "./tempo";

/** Follow a table until it is left; returns what ends that. Nothing is decided while nobody can see it. */
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
