/** Tips that explain things on the board: on hover, on focus, or on a long press. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import "./tips.css";

const HOVER_MS = 350;
const PRESS_MS = 450;
const WIDEST = 260;
const ROOM = 12;
/** Pixels that the pointer has to travel after a press before tips appear again. */
const AWAY = 24;

export interface Bubble {
  text: string;
  left: number;
  top: number;
  below: boolean;
}

/** Where the pointer was last pressed, on this board or on the screen before it. */
let pressed: { x: number; y: number } | null = null;
if (typeof addEventListener === "function")
  addEventListener("pointerdown", ({ clientX, clientY }) => (pressed = { x: clientX, y: clientY }), { capture: true });

/** Whether the pointer is still where it was pressed, which was to act and not to ask what is there now. */
export function isBusyThere({ clientX, clientY }: Pick<PointerEvent, "clientX" | "clientY">): boolean {
  if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) >= AWAY) pressed = null;
  return pressed !== null;
}

/** The nearest element with a tip: around the target, or with `inside` also within it. */
function explained(target: EventTarget | null, inside: boolean): HTMLElement | null {
  if (!(target instanceof HTMLElement || target instanceof SVGElement)) return null;
  return target.closest<HTMLElement>("[data-tip]") ?? (inside ? target.querySelector<HTMLElement>("[data-tip]") : null);
}

/** The bubble of a tip: above its element, or below it near the top of the screen. */
export function bubbleAt(thing: Element, text = thing.getAttribute("data-tip") ?? ""): Bubble {
  const box = thing.getBoundingClientRect();
  const middle = box.left + box.width / 2;
  const half = Math.min(WIDEST, innerWidth - 2 * ROOM) / 2;
  const below = box.top < innerHeight / 3;
  return {
    text,
    left: Math.max(half + ROOM, Math.min(innerWidth - half - ROOM, middle)),
    top: below ? box.bottom + 8 : box.top - 8,
    below,
  };
}

/** Shows tips for everything with a `data-tip` in the parent element. */
export function Tips() {
  const anchor = useRef<HTMLSpanElement>(null);
  const shown = useSignal<Bubble | null>(null);
  useEffect(() => {
    const board = anchor.current?.parentElement;
    if (!board) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (thing: HTMLElement | null, ms: number, then?: () => void) => {
      clearTimeout(timer);
      if (!thing) return;
      timer = setTimeout(() => {
        if (!thing.isConnected) return;
        shown.value = bubbleAt(thing);
        then?.();
      }, ms);
    };
    const hide = () => {
      clearTimeout(timer);
      shown.value = null;
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType === "touch") return;
      if (isBusyThere(event)) return hide();
      const thing = explained(event.target, false);
      if (!thing) hide();
      else if (shown.value?.text !== thing.dataset["tip"]) {
        shown.value = null;
        later(thing, HOVER_MS);
      }
    };
    const down = (event: PointerEvent) => {
      hide();
      if (event.pointerType === "touch") later(explained(event.target, true), PRESS_MS, swallowClick);
    };
    const lift = () => clearTimeout(timer);
    const focus = (event: FocusEvent) => {
      const here = event.target;
      if (here instanceof HTMLElement && here.matches(":focus-visible")) later(explained(here, true), HOVER_MS);
    };
    const key = (event: KeyboardEvent) => event.key === "Escape" && hide();
    const listen: [string, (event: never) => void][] = [
      ["pointerover", over],
      ["pointerdown", down],
      ["pointerup", lift],
      ["pointercancel", lift],
      ["pointerleave", (event: PointerEvent) => event.pointerType !== "touch" && hide()],
      ["focusin", focus],
      ["focusout", hide],
      ["keydown", key],
    ];
    for (const [name, listener] of listen) board.addEventListener(name, listener as EventListener);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of listen) board.removeEventListener(name, listener as EventListener);
    };
  }, [shown]);
  return (
    <>
      <span ref={anchor} hidden />
      {shown.value && <TipBubble bubble={shown.value} />}
    </>
  );
}

export function TipBubble({ bubble }: { bubble: Bubble }) {
  return (
    <span
      class={`tip ${bubble.below ? "below" : ""}`}
      role="tooltip"
      style={{ left: `${bubble.left}px`, top: `${bubble.top}px` }}
    >
      {bubble.text}
    </span>
  );
}

/** Ignore the click that follows a long press. */
function swallowClick(): void {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", stop, { capture: true, once: true });
  addEventListener("pointerup", () => setTimeout(() => removeEventListener("click", stop, { capture: true }), 80), {
    once: true,
  });
}
