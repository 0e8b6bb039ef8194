/** Form to play on from a position of a replay: as one seat knew it or as it was, against bots of any level. */
import { useSignal } from "@preact/signals";
import { ApiError } from "../net/api";
import type { GameInfo } from "../net/wire";
import { FaultLine } from "../shell/attempt";
import { Button } from "../shell/Button";
import { Select } from "../shell/fields";
import { seatChoiceText } from "../shell/names";
import { t } from "../shell/i18n";
import { botLevel } from "./create_table";
import type { ReplayStore } from "./replay_store";
import "./PlayFromHere.css";

const KNOWN = "known";
const WAYS = [KNOWN, "true"] as const;

export function PlayFromHere({ store, info }: { store: ReplayStore; info: GameInfo }) {
  const seat = useSignal(store.mine.value[0] ?? 1);
  const level = useSignal(botLevel(info));
  const way = useSignal<(typeof WAYS)[number]>(KNOWN);
  const busy = useSignal(false);
  const fault = useSignal<string | null>(null);
  if (store.at.value >= store.last.value) return null;
  const begin = async () => {
    busy.value = true;
    fault.value = null;
    try {
      const { playFrom } = await import("./play_from_here");
      const asKnown = way.value === KNOWN;
      await playFrom(store.table, store.at.value, { seat: seat.value, level: level.value, asKnown });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      fault.value = error.code;
    } finally {
      busy.value = false;
    }
  };
  return (
    <details class="play-from-here">
      <summary>{t("play-from-here")}</summary>
      <Select
        label={t("play-from-seat")}
        value={seat.value}
        values={store.seats.value.map((one) => one.seat)}
        textOf={(one) => store.nameOf(one)}
        onChange={(one) => (seat.value = one)}
      />
      <Select
        label={t("play-from-level")}
        value={level.value}
        values={info.levels}
        textOf={(one) => seatChoiceText(`bot:${one}`)}
        onChange={(one) => (level.value = one)}
      />
      <Select
        label={t("play-from-way")}
        value={way.value}
        values={WAYS}
        textOf={(one) => t(`play-from-${one}`)}
        onChange={(one) => (way.value = one)}
      />
      <FaultLine code={fault.value} />
      <Button class="primary" icon="play" text="play-from-do" disabled={busy.value} onClick={() => void begin()} />
    </details>
  );
}
