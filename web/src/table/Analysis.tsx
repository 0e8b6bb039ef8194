/** Analysis of a finished game: a chart that grows while the bots compute it, then an account of luck and choice. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, ApiError } from "../net/api";
import type { Analysis as Chances, SeatAccount } from "../net/wire";
import { FaultLine } from "../shell/attempt";
import type { Speaker } from "../shell/i18n";
import { Chart } from "./Chart";
import { LuckAndChoice } from "./LuckAndChoice";

const ASK_AGAIN_MS = 2000;

interface Props {
  table: string;
  names: string[];
  speaker: Speaker;
  mine: readonly number[];
  /** The step shown in a replay. */
  at?: number;
  onPick?(step: number): void;
  /** Called with the accounts of all seats once they are computed. */
  onAccounts?(accounts: readonly SeatAccount[]): void;
}

export function Analysis({ table, names, speaker, mine, at, onPick, onAccounts }: Props) {
  const found = useSignal<Chances | null>(null);
  const fault = useSignal<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    const ask = async () => {
      try {
        const answer = await api.analysis(table);
        if (stopped) return;
        found.value = answer;
        fault.value = null;
        if (!answer.complete) timer = setTimeout(() => void ask(), ASK_AGAIN_MS);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        fault.value = error.code;
        // What was answered before is answered again, once the server is reachable.
        if (found.value && !stopped) timer = setTimeout(() => void ask(), ASK_AGAIN_MS);
      }
    };
    void ask();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [table, found, fault]);
  const known = found.value?.accounts;
  useEffect(() => {
    if (known) onAccounts?.(known);
  }, [known, onAccounts]);
  // An unfinished game has no analysis yet.
  if (!found.value) return fault.value === "not-now" ? null : <FaultLine class="soft" code={fault.value} />;
  const { chances, complete, accounts, levels } = found.value;
  return (
    <>
      <Chart
        chances={chances}
        complete={complete}
        levels={levels}
        names={names}
        {...(at === undefined ? {} : { at })}
        {...(onPick ? { onPick } : {})}
      />
      <LuckAndChoice {...{ accounts, names, speaker, mine, onPick }} moves={chances.length - 1} />
    </>
  );
}
