/** What happened, as sentences: the log, and the same for screen readers as it happens. */
import { useEffect, useRef } from "preact/hooks";
import type { Step } from "../net/wire";
import { eventText, t, type Speaker } from "../shell/i18n";
import { useTable } from "./context";

export interface Entry {
  seq: number;
  seat: number | null;
  lines: string[];
}

const SPOKEN_CAUSES = new Set(["started", "undone", "paused", "resumed", "left", "closed", "undo-asked", "joined"]);

/** The sentences of a step; empty for one that needs no words. */
export function sentences(step: Step, speaker: Speaker, without: readonly string[] = []): string[] {
  const kept = step.events.filter((event) => !without.includes(event.name));
  const lines = kept.map((event) => eventText(speaker, event)).filter(Boolean);
  if (lines.length === 0 && SPOKEN_CAUSES.has(step.cause)) {
    return [t(`cause-${step.cause}`, { name: step.seat ? speaker.names(step.seat) : t("somebody") })];
  }
  return lines;
}

export function LogPanel() {
  const table = useTable();
  const speaker = table.speaker.value;
  const ref = useRef<HTMLOListElement>(null);
  const unspoken = table.only.value ? ["said", "paused"] : ["said"];
  const steps = table.story.value.filter((step) => !unspoken.includes(step.cause));
  const remembers = table.snapshot.value?.options["memory_aid"] === "on";
  const fleeting = remembers ? [] : (table.ui.value?.fleeting ?? []);
  const entries: Entry[] = steps
    .slice(-200)
    .map((step, i, all) => ({
      seq: step.seq,
      seat: step.seat,
      lines: sentences(step, speaker, i < all.length - 1 ? fleeting : []),
    }))
    .filter((entry) => entry.lines.length > 0);
  useEffect(() => {
    const list = ref.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [entries.length]);
  return (
    <ol class="log" ref={ref} aria-label={t("log")} tabIndex={0}>
      {entries.map((entry) => (
        <li key={entry.seq} class={entry.seat ? `by by-${entry.seat}` : ""}>
          {entry.lines.map((line, i) => (
            <span key={i}>{line} </span>
          ))}
        </li>
      ))}
    </ol>
  );
}

/** The newest sentences, for screen readers. */
export function LiveLog() {
  const table = useTable();
  const speaker = table.speaker.value;
  const steps = table.story.value.filter((step) => !table.only.value || step.cause !== "paused").slice(-3);
  return (
    <div class="sr" role="log" aria-live="polite" aria-label={t("log-live")}>
      {steps.map((step) => {
        const lines = sentences(step, speaker);
        return lines.length ? <p key={step.seq}>{lines.join(" ")}</p> : null;
      })}
    </div>
  );
}
