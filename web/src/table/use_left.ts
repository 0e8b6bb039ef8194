/** A countdown on the screen. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Timer } from "../net/wire";

const TICK_MS = 500;

/** Milliseconds left now, counted down between messages. */
export function useLeft(timer: Pick<Timer, "left_ms" | "running">, tickMs = TICK_MS): number {
  const left = useSignal(timer.left_ms);
  useEffect(() => {
    const since = Date.now();
    const tick = () => (left.value = Math.max(0, timer.left_ms - (timer.running ? Date.now() - since : 0)));
    tick();
    if (!timer.running) return;
    const ticking = setInterval(tick, tickMs);
    return () => clearInterval(ticking);
  }, [timer, tickMs, left]);
  return left.value;
}
