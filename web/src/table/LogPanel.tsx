/** The log: a heading for each turn, a line for each event. Pointing at a line highlights the board, and vice versa. */
import { computed } from "@preact/signals";
import { memo } from "preact/compat";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { light, lit } from "../games/game_ui";
import type { WireEvent } from "../net/wire";
import { t } from "../shell/i18n";
import { useTable } from "./context";
import { NOTHING, readable, turnsOf, type Turn } from "./log_lines";
import { LogIcon, iconOf } from "./LogIcon";
import type { TableStore } from "./table_store";
import { touched } from "./event_places";
import "./LogPanel.css";

const MOST_STEPS = 200;
/** A setup with more lines than this is folded. */
const LONG = 4;

export function LogPanel() {
  const table = useTable();
  const { timeline, choice, ui, snapshot } = table;
  const ref = useRef<HTMLOListElement>(null);
  const unspoken = choice.only.value ? ["said", "paused"] : ["said"];
  const story = readable(timeline.story.value, snapshot.value, table.snapshots.info.value);
  const steps = story.filter((step) => !unspoken.includes(step.cause)).slice(-MOST_STEPS);
  const remembers = snapshot.value?.options["memory_aid"] === "on";
  const turns = turnsOf(steps, table.speaker.value, (!remembers && ui.value?.fleeting) || NOTHING);
  const count = turns.reduce((sum, turn) => sum + turn.lines.length, 0);
  useEffect(() => scrollToEnd(ref.current), [count]);
  useEffect(() => openAtEnd(ref.current), []);
  return (
    <>
      <h2 class="log-title">{t("log")}</h2>
      <ol class="log" ref={ref} aria-label={t("log")} tabIndex={0} onKeyDown={moveFocus}>
        {turns.map((turn) => (
          <li key={turn.key} class={`log-turn ${turn.seat ? `by by-${turn.seat}` : ""}`}>
            <TurnEntry turn={turn} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** Scroll to the end after the next layout. Reading the height right away would force a second layout. */
function scrollToEnd(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    list.scrollTop = list.scrollHeight;
  });
  observer.observe(list);
  return () => observer.disconnect();
}

/** Scroll to the newest line whenever the list appears: a closed sheet loses its scroll position. */
function openAtEnd(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  let hidden = true;
  const observer = new ResizeObserver(() => {
    const visible = list.clientHeight > 0;
    if (visible && hidden) list.scrollTop = list.scrollHeight;
    hidden = !visible;
  });
  observer.observe(list);
  return () => observer.disconnect();
}

/** Move from line to line with the arrow keys, newest first. */
function moveFocus(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>(".log-line[tabindex]")];
  const here = lines.indexOf(document.activeElement as HTMLElement);
  const next = event.key === "ArrowUp" ? (here < 0 ? lines.length - 1 : here - 1) : here + 1;
  if (!lines[next]) return;
  event.preventDefault();
  lines[next].focus();
}

function TurnEntry({ turn }: { turn: Turn }) {
  const table = useTable();
  const lines = (
    <ul class="log-lines">
      {turn.lines.map((line) => (
        <LogLine key={line.key} text={line.text} event={line.event} />
      ))}
    </ul>
  );
  if (turn.setup && turn.lines.length > LONG) {
    return (
      <details class="log-setup">
        <summary>{t("log-setup", { count: turn.lines.length })}</summary>
        {lines}
      </details>
    );
  }
  if (turn.seat === null) return lines;
  return (
    <>
      <h3 class="log-head across">
        <span class={`face sized centre tiny face-${turn.seat}`} aria-hidden="true">
          {turn.seat}
        </span>
        {turn.seat === table.timeline.shown.value?.perspective ? t("you") : table.nameOf(turn.seat)}
      </h3>
      {lines}
    </>
  );
}

/** One line, memoized: there are hundreds, and a line should render again only when something about it changes. */
const LogLine = memo(function LogLine({ text, event }: { text: string; event: WireEvent | null }) {
  const table = useTable();
  const { places, placed, bright, icon } = useMemo(() => lineSignals(table, event), [table, event]);
  return (
    <li
      class={`log-line ${bright.value ? "lit" : ""} ${placed.value ? "placed" : ""}`}
      onPointerEnter={() => light(places.value)}
      onPointerLeave={() => light([])}
      onFocus={() => light(places.value)}
      onBlur={() => light([])}
      tabIndex={placed.value ? -1 : undefined}
    >
      <LogIcon path={icon.value} />
      <span>{text}</span>
    </li>
  );
});

function lineSignals({ ui, timeline }: TableStore, event: WireEvent | null) {
  const places = computed(() => (event ? touched(ui.value, event, timeline.view.value) : []));
  return {
    places,
    placed: computed(() => places.value.length > 0),
    bright: computed(() => lit.value.size > 0 && places.value.some((place) => lit.value.has(place))),
    icon: computed(() => iconOf(ui.value, event, timeline.view.value)),
  };
}
