/** Replay of a finished game: the board, a list of moves, the chart with a cursor, and any seat's view. */
import { useEffect, useMemo } from "preact/hooks";
import { Feather } from "../art/feather";
import { type IconName } from "../art/icons";
import { FaultLine } from "../shell/attempt";
import { Bar } from "../shell/Bar";
import { isFile } from "../net/local_tables";
import { Button, LinkButton } from "../shell/Button";
import { href } from "../shell/router";
import { choiceText, t, tg } from "../shell/i18n";
import { BoardFrame, stillHost } from "../table/board_parts";
import { sentences } from "../table/log_lines";
import { Analysis } from "../table/Analysis";
import { isNotInvited, NotInvited } from "../table/NotInvited";
import { PlayFromHere } from "./PlayFromHere";
import { ReplayMoves } from "./ReplayMoves";
import { ReplayStore } from "./replay_store";
import { ReplayViews } from "./ReplayViews";
import "./Replay.css";

const PLAY_MS = 1400;

export function Replay({ table, at }: { table: string; at: number }) {
  const store = useMemo(() => new ReplayStore(table), [table]);
  useEffect(() => void store.open(null, at), [store, at]);
  usePlaying(store);
  useArrows(store);
  const replay = store.replay.value;
  const fault = store.fault.value;
  if (fault && isNotInvited(fault)) return <NotInvited />;
  const title = replay ? t("titled", { what: t("replay"), which: tg(replay.game, "game-title") }) : t("replay");
  return (
    <div class="page column replay-page">
      <Bar title={title} heading />
      <main class="replay">
        <FaultLine code={fault} />
        {!replay && !fault && <p role="status">{t("loading")}</p>}
        {replay && (
          <>
            <ReplayBoard store={store} />
            <div class="replay-tools sheet column">
              <ReplayText store={store} />
              <Controls store={store} />
              <ReplayViews store={store} />
              <ReplayMoves store={store} />
              {(store.mine.value.length > 0 || isFile(table)) && (
                <>
                  <LinkButton icon="hint" text="review" href={href("review", table)} />
                  {store.info.value && <PlayFromHere store={store} info={store.info.value} />}
                </>
              )}
              <Analysis
                table={table}
                names={store.seats.value.map((seat) => store.nameOf(seat.seat))}
                speaker={store.speaker.value}
                mine={store.mine.value}
                at={store.at.value}
                onPick={(to) => store.go(to)}
                onAccounts={(accounts) => (store.accounts.value = accounts)}
              />
            </div>
          </>
        )}
      </main>
    </div>
  );
}

function ReplayBoard({ store }: { store: ReplayStore }) {
  const { timeline } = store;
  const host = useMemo(
    () => ({ ...stillHost(timeline.stage, undefined, timeline.lastMove), marked: store.marked }),
    [timeline, store],
  );
  const ui = store.ui.value;
  const view = timeline.view.value;
  const shown = timeline.shown.value;
  return (
    <div class={`board-area game-${store.replay.value?.game}`}>
      <BoardFrame host={host} label={t("board")}>
        {view != null && shown && ui && (
          <ui.Board
            view={view}
            seats={store.seats.value}
            speaker={store.speaker.value}
            choices={[]}
            turn={shown.turn}
            pointers={{}}
            lastMove={timeline.lastMove.value}
            outcome={shown.outcome}
          />
        )}
      </BoardFrame>
    </div>
  );
}

/** The sentences of the step on the screen. */
function ReplayText({ store }: { store: ReplayStore }) {
  const step = store.steps.value[store.at.value];
  const lines = step ? sentences(step, store.speaker.value) : [];
  const better = store.better.value;
  return (
    <p role="status" class="replay-text">
      {store.at.value === 0 ? t("replay-start") : lines.join(" ") || t("replay-quiet")}
      {better && (
        <span class="replay-better">
          <Feather class="feather still" />
          {t("replay-better", { best: choiceText(store.speaker.value, better) })}
        </span>
      )}
    </p>
  );
}

function Controls({ store }: { store: ReplayStore }) {
  const { at, last, playing } = store;
  const button = (icon: IconName, label: string, to: () => void) => <Button icon={icon} label={label} onClick={to} />;
  return (
    <>
      <label class="field">
        <span>{t("replay-at", { at: at.value, of: last.value })}</span>
        <input
          type="range"
          min={0}
          max={last.value}
          value={at.value}
          onInput={(event) => store.go(Number(event.currentTarget.value))}
        />
      </label>
      <div class="row replay-buttons">
        {button("first", "replay-first", () => store.go(0))}
        {button("back", "replay-back", () => store.go(at.value - 1))}
        <Button
          class="primary"
          icon={playing.value ? "pause" : "play"}
          label={playing.value ? "pause" : "replay-play"}
          onClick={() => (playing.value = !playing.value)}
        />
        {button("next", "replay-next", () => store.go(at.value + 1))}
        {button("last", "replay-last", () => store.go(last.value))}
      </div>
    </>
  );
}

function usePlaying(store: ReplayStore): void {
  const playing = store.playing.value;
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      if (store.timeline.busy.value) return;
      if (store.at.value >= store.last.value) store.playing.value = false;
      else store.go(store.at.value + 1);
    }, PLAY_MS);
    return () => clearInterval(timer);
  }, [store, playing]);
}

function useArrows(store: ReplayStore): void {
  useEffect(() => {
    const steps: Record<string, () => number> = {
      ArrowRight: () => store.at.value + 1,
      ArrowLeft: () => store.at.value - 1,
      Home: () => 0,
      End: () => store.last.value,
    };
    const onKey = (event: KeyboardEvent) => {
      const to = steps[event.key];
      if (!to || (event.target instanceof HTMLElement && event.target.matches("input, select, [data-at]"))) return;
      event.preventDefault();
      store.go(to());
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [store]);
}
