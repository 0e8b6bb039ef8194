/** Board parts that every game shares: spots to tap, flying pieces, keyboard navigation. */
import type { ReadonlySignal } from "@preact/signals";
import { computed, signal } from "@preact/signals";
import { createContext, type ComponentChildren, type CSSProperties } from "preact";
import { useContext, useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Feather } from "../art/feather";
import { light, lit, type Target } from "../games/game_ui";
import { t } from "../shell/i18n";
import type { Airborne, Animator } from "./animator";
import { keepFocus } from "./keep_focus";
import { MomentCard } from "./MomentCard";
import { Trail } from "./Trail";
import "./board_parts.css";
import "./marks.css";

/** What a board needs from the component that shows it: a live table, a replay, the gallery. */
export interface BoardHost {
  targets: ReadonlySignal<ReadonlySet<Target>>;
  picked: ReadonlySignal<Target[]>;
  /** Targets pointed out by a hint or a lesson. */
  marked: ReadonlySignal<ReadonlySet<Target>>;
  /** Where the last move happened. */
  last: ReadonlySignal<readonly Target[]>;
  animator: Animator;
  tap(target: Target): void;
  /** Called on a tap anywhere: skips what is moving. */
  skip?(): void;
}

const none = signal<ReadonlySet<Target>>(new Set());
const nothing = signal<Target[]>([]);

/** A host for read-only boards. */
export function stillHost(
  animator: Animator,
  targets: ReadonlySignal<ReadonlySet<Target>> = none,
  last: ReadonlySignal<readonly Target[]> = nothing,
): BoardHost {
  return { targets, picked: nothing, marked: none, last, animator, tap: () => undefined };
}

export const Host = createContext<BoardHost | null>(null);

export function useHost(): BoardHost {
  const host = useContext(Host);
  if (!host) throw new Error("no BoardHost around this component");
  return host;
}

export interface SpotProps {
  at: Target;
  /** The spoken name: "row 2, column 3: pile, red mole on top". */
  label: string;
  class?: string;
  style?: CSSProperties;
  children?: ComponentChildren;
}

/** The marks of a target as CSS classes; renders again only when they change. */
function useMarks(host: BoardHost, at: Target): string[] {
  const marks = useMemo(() => computed(() => marksOf(host, at)), [host, at]);
  return marks.value.split(" ");
}

function marksOf({ targets, picked, marked, last, animator }: BoardHost, at: Target): string {
  const marks = [
    targets.value.has(at) && "legal",
    picked.value.includes(at) && "picked",
    marked.value.has(at) && "marked",
    last.value.includes(at) && "last",
    lit.value.has(at) && "lit",
    animator.turning.value.has(at) && "turning",
    animator.pulsing.value.has(at) && "pulsing",
    animator.hidden.value.has(at) && "away",
  ];
  return marks.filter(Boolean).join(" ");
}

/** Something on the board that can be tapped. A tap that is not legal answers "why not?". */
export function Spot({ at, label, class: name = "", style, children }: SpotProps) {
  const host = useHost();
  const marks = useMarks(host, at);
  const legal = marks.includes("legal");
  const picked = marks.includes("picked");
  return (
    <button
      type="button"
      class={["spot", name, ...marks].filter(Boolean).join(" ")}
      data-at={at}
      data-name={label}
      style={style}
      tabIndex={legal || picked ? 0 : -1}
      aria-label={legal ? t("spot-legal", { label }) : label}
      aria-pressed={picked ? "true" : undefined}
      onClick={() => host.tap(at)}
      onPointerEnter={() => light([at])}
      onPointerLeave={() => light([])}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && light([at])}
      onBlur={() => light([])}
    >
      {children}
      {legal && <span class="shine fill" />}
      {marks.includes("marked") && <Feather class="feather" />}
    </button>
  );
}

/** A number on the card of a seat, with a label in words. */
export function Fact({ label, children }: { label: string | null; children: ComponentChildren }) {
  return (
    <span class="fact across" role="img" aria-label={label ?? ""}>
      {children}
    </span>
  );
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const middle = (box: Box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest box in the direction of an arrow key; -1 when there is none. */
export function neighbour(from: Box, boxes: Box[], key: string): number {
  const step = STEPS[key];
  if (!step) return -1;
  const start = middle(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const there = middle(box);
    const along = (there.x - start.x) * step[0] + (there.y - start.y) * step[1];
    const across = Math.abs((there.x - start.x) * step[1]) + Math.abs((there.y - start.y) * step[0]);
    if (along < 4) return;
    const cost = along + across * 2.2;
    if (cost < least) [best, least] = [i, cost];
  });
  return best;
}

const DRAG_FROM = 9;

/** The frame around a board: arrow keys, dragging, flights. */
export function BoardFrame({ host, label, children }: { host: BoardHost; label: string; children: ComponentChildren }) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => keepReachable(ref.current));
  useEffect(() => (ref.current ? keepFocus(ref.current) : undefined), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const here = event.target;
    if (!(here instanceof HTMLElement) || !here.dataset.at || !(event.key in STEPS)) return;
    const spots = [...document.querySelectorAll<HTMLElement>(".spot[data-at]")].filter(
      (spot) => spot.offsetParent !== null,
    );
    const boxes = spots.map((spot) => spot.getBoundingClientRect());
    const found = spots[neighbour(here.getBoundingClientRect(), boxes, event.key)];
    if (!found) return;
    event.preventDefault();
    found.focus();
  };

  return (
    <Host.Provider value={host}>
      <section
        ref={ref}
        class="board fill"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => drag(event, host)}
        onClick={() => host.skip?.()}
      >
        {children}
        <Trail last={host.last} />
        {host.animator.moment.value && <MomentCard moment={host.animator.moment.value} />}
      </section>
      <Sky flights={host.animator.flights.value} />
    </Host.Provider>
  );
}

/** Keep at least one target reachable with the Tab key. */
function keepReachable(board: HTMLElement | null): void {
  if (!board || board.querySelector('[data-at][tabindex="0"]')) return;
  const first = board.querySelector<HTMLElement>("[data-at]");
  if (first) first.tabIndex = 0;
}

/** Drag from a legal spot to another: the same as tapping one after the other. */
function drag(down: PointerEvent, host: BoardHost): void {
  const source = (down.target as Element).closest<HTMLElement>("[data-at]");
  const at = source?.dataset.at;
  if (!source || !at || down.button !== 0 || !host.targets.value.has(at)) return;
  let ghost: HTMLElement | null = null;
  const move = (event: PointerEvent) => {
    const [dx, dy] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!ghost && Math.hypot(dx, dy) < DRAG_FROM) return;
    if (!ghost) {
      if (!host.picked.value.includes(at)) host.tap(at);
      if (!host.picked.value.includes(at)) return stop();
      ghost = lift(source);
    }
    ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(-3deg) scale(1.06)`;
  };
  const up = (event: PointerEvent) => {
    const dragged = ghost !== null;
    stop();
    if (!dragged) return;
    suppressClick();
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-at]");
    const target = under?.dataset.at;
    if (target && target !== at) host.tap(target);
  };
  const stop = () => {
    ghost?.remove();
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", stop);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", stop);
}

function lift(source: HTMLElement): HTMLElement {
  const box = source.getBoundingClientRect();
  const ghost = source.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-at");
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("ghost");
  Object.assign(ghost.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  document.body.append(ghost);
  return ghost;
}

function suppressClick(): void {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }), 50);
}

/** The layer above everything, in which cards and cubes fly. */
function Sky({ flights }: { flights: Airborne[] }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => takeOff(flights, [...(ref.current?.children ?? [])] as HTMLElement[]), [flights]);
  return (
    <div class="sky" aria-hidden="true" ref={ref}>
      {flights.map((flight) => (
        <div key={flight.key} class="flyer">
          {flight.art}
        </div>
      ))}
    </div>
  );
}

export function boxOf(target: Target): DOMRect | null {
  const found = document.querySelector(`[data-at="${CSS.escape(target)}"]`);
  return found?.getBoundingClientRect() ?? null;
}

/** Start flights; returns a function that cancels them. Boxes are measured before anything moves: one layout. */
function takeOff(flights: readonly Airborne[], flyers: readonly HTMLElement[]): () => void {
  const ways = flights.map((flight) => ({ flight, from: boxOf(flight.from), to: boxOf(flight.to) }));
  const running = ways.map(({ flight, from, to }, i) => {
    const flyer = flyers[i];
    return flyer && from && to ? fly(flyer, flight, from, to) : null;
  });
  return () => running.forEach((one) => one?.cancel());
}

function fly(flyer: HTMLElement, flight: Airborne, from: DOMRect, to: DOMRect): Animation {
  Object.assign(flyer.style, { width: `${to.width}px`, height: `${to.height}px`, visibility: "visible" });
  const start = `translate(${from.left + from.width / 2 - to.width / 2}px, ${from.top + from.height / 2 - to.height / 2}px)`;
  const end = `translate(${to.left}px, ${to.top}px)`;
  const scale = Math.max(0.3, Math.min(3, from.width / to.width));
  const way = { x: (from.left + to.left) / 2, y: Math.min(from.top, to.top) - 40 };
  const frames: Keyframe[] = flight.hop
    ? [
        { transform: `${start} scale(${scale})` },
        { transform: `translate(${way.x}px, ${way.y}px) scale(1.12)` },
        { transform: `${end} scale(1)` },
      ]
    : flight.turn
      ? [{ transform: `${start} scale(${scale}) rotateY(180deg)` }, { transform: `${end} scale(1) rotateY(0deg)` }]
      : [{ transform: `${start} scale(${scale})` }, { transform: `${end} scale(1)` }];
  return flyer.animate(frames, { duration: flight.ms, easing: "cubic-bezier(.3,.7,.3,1)", fill: "both" });
}
