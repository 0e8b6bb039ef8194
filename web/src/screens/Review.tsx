/** The review of a finished game: the path of the chances with its holes, each decision on the board, and Try again. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { attempt, FaultLine } from "../shell/attempt";
import { Bar } from "../shell/Bar";
import { loadTerms, reasonText } from "../shell/bot_terms";
import { Button, LinkButton } from "../shell/Button";
import { percent } from "../shell/formats";
import { choiceText, t, tg } from "../shell/i18n";
import { href } from "../shell/router";
import { language } from "../shell/settings";
import type { Graded } from "../local/rules/review";
import { BoardFrame, stillHost } from "../table/board_parts";
import { isNotInvited, NotInvited } from "../table/NotInvited";
import { ReviewPath } from "./ReviewPath";
import { botLevel } from "./create_table";
import { lossOf, ReviewStore } from "./review_store";
import { hasStrategy } from "./strategy_pages";
import "./Replay.css";
import "./Review.css";
import "../table/Choices.css";

/** An attempt that gives away fewer points than this counts as right. */
const AS_GOOD = 5;
const points = (share: number): number => Math.round(100 * share);

export function Review({ table }: { table: string }) {
  const store = useMemo(() => new ReviewStore(table), [table]);
  useEffect(() => {
    void loadTerms();
    void store.open();
    return () => store.stop();
  }, [store]);
  const fault = store.fault.value ?? store.replay.fault.value;
  const game = store.game.value;
  if (fault && isNotInvited(fault)) return <NotInvited />;
  const ready = game && store.replay.replay.value;
  return (
    <div class="page column replay-page">
      <Bar
        title={game ? t("titled", { what: t("review"), which: tg(game.rules.game, "game-title") }) : t("review")}
        heading
      />
      <main class="replay">
        <FaultLine code={fault} />
        {!ready && !fault && <p role="status">{t("loading")}</p>}
        {ready && (
          <>
            <ReviewBoard store={store} />
            <div class="replay-tools sheet column">
              <Sums store={store} />
              <ReviewPath store={store} />
              <Explained store={store} />
              <Decisions store={store} />
              <Seats store={store} />
              <LinkButton icon="play" text="replay" href={href("replay", table)} />
            </div>
          </>
        )}
      </main>
    </div>
  );
}

function ReviewBoard({ store }: { store: ReviewStore }) {
  const { timeline, ui, seats, speaker, replay } = store.replay;
  const host = useMemo(
    () => ({ ...stillHost(timeline.stage, undefined, store.made), marked: store.better }),
    [timeline, store],
  );
  const [view, shown, drawn] = [timeline.view.value, timeline.shown.value, ui.value];
  return (
    <div class={`board-area game-${replay.value?.game}`}>
      <BoardFrame host={host} label={t("board")}>
        {view != null && shown && drawn && (
          <drawn.Board
            view={view}
            seats={seats.value}
            speaker={speaker.value}
            choices={[]}
            turn={shown.turn}
            pointers={{}}
            lastMove={store.made.value}
            outcome={shown.outcome}
          />
        )}
      </BoardFrame>
    </div>
  );
}

function Sums({ store }: { store: ReviewStore }) {
  const sums = store.sums.value;
  if (!sums) return <Progress store={store} />;
  const { inaccuracies, mistakes, blunders } = sums;
  return (
    <div role="status" class="review-sums">
      <p class="review-accuracy">{t("review-accuracy", { accuracy: percent(sums.accuracy) })}</p>
      <p>{t("review-counts", { inaccuracies, mistakes, blunders })}</p>
      <p class="soft">
        {t("review-adjusted", { adjusted: percent(sums.adjusted), error: points(sums.adjustedError) })}
      </p>
    </div>
  );
}

function Progress({ store }: { store: ReviewStore }) {
  const [done, total] = [store.found.value.length, store.total.value];
  const again = () => store.review(store.seat.value ?? 1);
  return (
    <div class="row review-progress">
      <progress max={Math.max(1, total)} value={done} aria-label={t("review-progress", { done, total })} />
      <span>{t(store.stopped.value ? "review-stopped" : "review-progress", { done, total })}</span>
      {store.stopped.value ? (
        <Button class="small" icon="again" text="review-again" onClick={again} />
      ) : (
        <Button class="small" icon="close" text="cancel" onClick={() => store.stop()} />
      )}
    </div>
  );
}

/** Explanation of the chosen decision. */
function Explained({ store }: { store: ReviewStore }) {
  const decision = store.decision.value;
  if (!decision) return <p class="soft">{t("review-pick")}</p>;
  if (store.trying.value) return <TryAgain store={store} decision={decision} />;
  return (
    <div class="review-explained" role="status">
      <p>
        <Verdict store={store} decision={decision} />
      </p>
      <div class="wrap">
        {decision.options.length > 1 && <Button icon="again" text="review-try" onClick={() => store.tryAgain()} />}
        {decision.grade && (
          <Watch store={store} decision={decision} action={decision.best} text="review-watch-better" />
        )}
        <Watch store={store} decision={decision} action={decision.action} text="review-watch-made" />
      </div>
    </div>
  );
}

function Verdict({ store, decision }: { store: ReviewStore; decision: Graded }) {
  const speaker = store.replay.speaker.value;
  const text = (action: number) => {
    const choice = store.choice(action);
    return choice ? choiceText(speaker, choice) : "";
  };
  const made = t("review-made", { grade: decision.grade || "sound", made: text(decision.action) });
  if (!decision.grade) return <>{made}</>;
  const cost = { loss: points(decision.loss), error: points(decision.error) };
  const why = decision.why.flatMap(([term]) => reasonText(speaker.game, term) ?? []);
  const list = new Intl.ListFormat(language.value, { type: "conjunction" });
  const [reason] = decision.why[0] ?? [];
  return (
    <>
      <b>{made}</b> {t("review-better", { best: text(decision.best), ...cost })}{" "}
      {why.length > 0 && t("hint-why", { reasons: list.format(why) })}{" "}
      {reason && hasStrategy(speaker.game) && <a href={href("strategy", speaker.game, reason)}>{t("strategy")}</a>}
    </>
  );
}

interface WatchProps {
  store: ReviewStore;
  decision: Graded;
  action: number;
  text: string;
}

/** Button to watch bots play on from a choice, in a world that fits what the seat knew. */
function Watch({ store, decision, action, text }: WatchProps) {
  const fault = useSignal<string | null>(null);
  const busy = useSignal(false);
  const info = store.replay.info.value;
  const watch = async () => {
    const { watchFrom } = await import("./play_from_here");
    if (info) await watchFrom(store.table, decision.number - 1, store.seat.value ?? 1, action, botLevel(info));
  };
  return (
    <>
      <Button icon="play" text={text} disabled={busy.value} onClick={() => void attempt(fault, watch, busy)} />
      <FaultLine code={fault.value} />
    </>
  );
}

/** The choices in an order that reveals nothing, with a verdict on the one that was tried. */
function TryAgain({ store, decision }: { store: ReviewStore; decision: Graded }) {
  const speaker = store.replay.speaker.value;
  const tried = store.tried.value;
  const loss = tried === null ? null : lossOf(decision, tried);
  const options = decision.options.map(({ action }) => action).toSorted((one, other) => one - other);
  return (
    <section class="review-try" aria-label={t("review-try")}>
      <p role="status">
        {loss === null ? t("review-question") : loss < AS_GOOD ? t("review-right") : t("review-wrong", { loss })}
      </p>
      <ol class="review-options">
        {options.map((action) => {
          const choice = store.choice(action);
          return (
            <li key={action}>
              <button
                type="button"
                class="choice option"
                aria-pressed={tried === action}
                onClick={() => store.attempt(action)}
              >
                <span class="choice-text">{choice ? choiceText(speaker, choice) : ""}</span>
              </button>
            </li>
          );
        })}
      </ol>
      <div class="wrap">
        {tried !== null && <Watch store={store} decision={decision} action={tried} text="review-watch-tried" />}
        <Button icon="eye" text="review-show" onClick={() => store.look(decision.number)} />
      </div>
    </section>
  );
}

function Decisions({ store }: { store: ReviewStore }) {
  const speaker = store.replay.speaker.value;
  return (
    <ol class="moves review-moves" aria-label={t("review-decisions")}>
      {store.decisions.value.map((decision) => {
        const choice = store.choice(decision.action);
        return (
          <li key={decision.number}>
            <button
              type="button"
              class={`quiet option move grade-${decision.grade || "sound"}`}
              aria-current={decision.number === store.chosen.value ? "step" : undefined}
              onClick={() => store.look(decision.number)}
            >
              {t("review-line", {
                number: decision.number,
                made: choice ? choiceText(speaker, choice) : "",
                grade: decision.grade || "sound",
              })}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Choice of the seat to review. */
function Seats({ store }: { store: ReviewStore }) {
  return (
    <div class="replay-views wrap" role="group" aria-label={t("review-seat")}>
      {store.replay.seats.value.map(({ seat }) => (
        <button
          key={seat}
          type="button"
          class="small"
          aria-pressed={store.seat.value === seat}
          onClick={() => store.review(seat)}
        >
          {store.replay.nameOf(seat)}
        </button>
      ))}
    </div>
  );
}
