/** How a finished game went: a chart, which grows while the bots are at work, and then an account of luck and choice. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, ApiError } from "../net/api";
import type { Analysis as Chances } from "../net/wire";
import type { Speaker } from "../shell/i18n";
import { Chart } from "./Chart";
import { LuckAndChoice } from "./LuckAndChoice";

const ASK_AGAIN_MS = 2000;

interface Props {
  table: string;
  names: string[];
  speaker: Speaker;
  mine: readonly number[];
  /** The step that is shown, in a replay. */
  at?: number;
  onPick?(step: number): void;
}

export function Analysis({ table, names, speaker, mine, at, onPick }: Props) {
  const found = useSignal<Chances | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    const ask = async () => {
      try {
        const answer = await api.analysis(table);
        if (stopped) return;
        found.value = answer;
        if (!answer.complete) timer = setTimeout(() => void ask(), ASK_AGAIN_MS);
      } catch (fault) {
        // A game without an analysis has no chart.
        if (!(fault instanceof ApiError)) throw fault;
      }
    };
    void ask();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [table, found]);
  if (!found.value) return null;
  const { chances, complete, accounts } = found.value;
  return (
    <>
      <Chart
        chances={chances}
        complete={complete}
        names={names}
        {...(at === undefined ? {} : { at })}
        {...(onPick ? { onPick } : {})}
      />
      <LuckAndChoice accounts={accounts} names={names} speaker={speaker} mine={mine} onPick={onPick} />
    </>
  );
}
