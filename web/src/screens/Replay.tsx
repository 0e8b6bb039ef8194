/** A finished game again, with a timeline, from any allowed point of view. */
import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Icon } from "../art/icons";
import { loadUI, type GameUI } from "../games/ui";
import { api, ApiError } from "../net/api";
import type { GameInfo, Replay as ReplayData, SeatInfo, Snapshot } from "../net/wire";
import { Bar } from "../shell/Bar";
import { eventText, learnGame, t, tg, type Speaker } from "../shell/i18n";
import { Animator } from "../table/animator";
import { BoardFrame, stillHost } from "../table/board";
import { FallbackBoard } from "../table/Fallback";
import { Analysis } from "../table/Result";

const PLAY_MS = 1400;

export function Replay({ table }: { table: string }) {
  const replay = useSignal<ReplayData | null>(null);
  const snapshot = useSignal<Snapshot | null>(null);
  const info = useSignal<GameInfo | null>(null);
  const ui = useSignal<GameUI | null>(null);
  const seat = useSignal<number | null>(null);
  const at = useSignal(0);
  const playing = useSignal(false);
  const fault = useSignal<string | null>(null);
  const animator = useMemo(() => new Animator(), [table]);
  const host = useMemo(() => stillHost(animator), [animator]);

  useEffect(() => {
    void (async () => {
      try {
        const [data, now, catalogue] = await Promise.all([
          api.replay(table, seat.value),
          api.snapshot(table, null, 0),
          api.games(),
        ]);
        const [board] = await Promise.all([loadUI(data.game), learnGame(data.game)]);
        info.value = catalogue.games.find((one) => one.name === data.game) ?? null;
        snapshot.value = now;
        ui.value = board;
        animator.ui = board;
        replay.value = data;
      } catch (error) {
        fault.value = error instanceof ApiError ? error.code : "unavailable";
      }
    })();
  }, [table, seat.value]);

  const frame = replay.value?.frames[at.value];
  const last = (replay.value?.frames.length ?? 1) - 1;
  const before = useMemo(() => ({ at: -1 }), [replay.value]);
  useEffect(() => {
    if (!frame) return;
    if (at.value === before.at + 1 && before.at >= 0) {
      animator.show({ events: frame.events, view: frame.view, seq: at.value, started: () => undefined });
    } else animator.jump(frame.view);
    before.at = at.value;
  }, [frame]);

  const step = (to: number) => {
    at.value = Math.max(0, Math.min(last, to));
  };
  useEffect(() => {
    if (!playing.value) return;
    const timer = setInterval(() => {
      if (animator.busy.value) return;
      if (at.value >= last) playing.value = false;
      else step(at.value + 1);
    }, PLAY_MS);
    return () => clearInterval(timer);
  }, [playing.value, last]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.matches("input, select, [data-at]")) return;
      if (event.key === "ArrowRight") step(at.value + 1);
      if (event.key === "ArrowLeft") step(at.value - 1);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [last]);

  const seats: SeatInfo[] = snapshot.value?.seats ?? [];
  const nameOf = (n: number) => seats.find((one) => one.seat === n)?.name || t("seat-unnamed", { number: n });
  const speaker: Speaker = { game: replay.value?.game ?? "", info: info.value, reader: seat.value, names: nameOf };
  const lines = useComputed(() => frame?.events.map((event) => eventText(speaker, event)).filter(Boolean) ?? []);

  return (
    <div class="page replay-page">
      <Bar title={replay.value ? `${t("replay")}: ${tg(replay.value.game, "game-title")}` : t("replay")} heading />
      <main class="replay">
        {fault.value && (
          <p class="sheet notice" role="alert">
            {t(`refused-${fault.value}`)}
          </p>
        )}
        {!replay.value && !fault.value && <p role="status">{t("loading")}</p>}
        {replay.value && frame && (
          <>
            <div class={`board-area game-${replay.value.game}`}>
              <BoardFrame host={host} label={t("board")}>
                {animator.view.value == null ? null : ui.value ? (
                  <ui.value.Board
                    view={animator.view.value as never}
                    seats={seats}
                    speaker={speaker}
                    choices={[]}
                    turn={frame.turn}
                    pointers={{}}
                    lastMove={[]}
                    outcome={at.value === last ? replay.value.outcome : null}
                  />
                ) : (
                  <FallbackBoard view={animator.view.value} />
                )}
              </BoardFrame>
            </div>
            <div class="replay-tools sheet">
              <p role="status" class="replay-text">
                {lines.value.length ? lines.value.join(" ") : t("replay-start")}
              </p>
              <label class="field">
                <span>{t("replay-at", { at: at.value, of: last })}</span>
                <input
                  type="range"
                  min={0}
                  max={last}
                  value={at.value}
                  onInput={(event) => step(Number(event.currentTarget.value))}
                />
              </label>
              <div class="row">
                <button type="button" aria-label={t("replay-first")} onClick={() => step(0)}>
                  <Icon name="first" />
                </button>
                <button type="button" aria-label={t("replay-back")} onClick={() => step(at.value - 1)}>
                  <Icon name="back" />
                </button>
                <button
                  type="button"
                  class="primary"
                  aria-label={t(playing.value ? "pause" : "replay-play")}
                  onClick={() => (playing.value = !playing.value)}
                >
                  <Icon name={playing.value ? "pause" : "play"} />
                </button>
                <button type="button" aria-label={t("replay-next")} onClick={() => step(at.value + 1)}>
                  <Icon name="next" />
                </button>
                <button type="button" aria-label={t("replay-last")} onClick={() => step(last)}>
                  <Icon name="last" />
                </button>
                <label class="field">
                  <span>{t("replay-view")}</span>
                  <select
                    value={seat.value ?? ""}
                    onChange={(event) =>
                      (seat.value = event.currentTarget.value ? Number(event.currentTarget.value) : null)
                    }
                  >
                    <option value="">{t("replay-everybody")}</option>
                    {seats.map((one) => (
                      <option key={one.seat} value={one.seat}>
                        {nameOf(one.seat)}
                      </option>
                    ))}
                  </select>
                </label>
              </div>
              <Analysis table={table} names={seats.map((one) => nameOf(one.seat))} />
            </div>
          </>
        )}
      </main>
    </div>
  );
}
