/** The list of moves of a finished game; a click jumps to one. */
import { useEffect, useRef } from "preact/hooks";
import { light } from "../games/game_ui";
import { t } from "../shell/i18n";
import { sentences } from "../table/log_lines";
import { touchedBy } from "../table/event_places";
import type { ReplayStore } from "./replay_store";
import "./ReplayMoves.css";

export function ReplayMoves({ store }: { store: ReplayStore }) {
  const at = store.at.value;
  const ref = useRef<HTMLOListElement>(null);
  useEffect(() => scrollToCurrent(ref.current), [at]);
  const view = store.timeline.view.value;
  return (
    <ol class="moves" ref={ref} aria-label={t("replay-moves")} start={0}>
      {store.steps.value.map((step) => {
        const text = step.seq === 0 ? t("replay-start") : sentences(step, store.speaker.value).join(" ");
        return (
          <li key={step.seq} class={step.seat ? `by by-${step.seat}` : ""}>
            <button
              type="button"
              class="quiet option move"
              aria-current={step.seq === at ? "step" : undefined}
              onClick={() => store.go(step.seq)}
              onPointerEnter={() => light(touchedBy(store.ui.value, step, view))}
              onPointerLeave={() => light([])}
            >
              {text || t("replay-quiet")}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Scroll the current move into view, without scrolling anything around the list. */
function scrollToCurrent(list: HTMLElement | null): void {
  const current = list?.querySelector<HTMLElement>('[aria-current="step"]');
  if (!list || !current) return;
  list.scrollTop = current.offsetTop - list.offsetTop - list.clientHeight / 2;
}
