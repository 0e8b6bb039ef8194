/** The table: whose turn it is, what may be done now, what just happened. */
import { computed, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { Icon, type IconName } from "../art/icons";
import { choiceText, gameText, t, tg } from "../shell/i18n";
import { href } from "../shell/router";
import { shortcuts } from "../shell/settings";
import { SettingsDialog } from "../shell/SettingsDialog";
import { BoardFrame, Host, Spot, type BoardHost } from "./board";
import { Chat } from "./Chat";
import { Choices, CommandLine } from "./Choices";
import { CoachNote, useLesson } from "./Coach";
import { TableContext, useTable } from "./context";
import { FallbackBoard } from "./Fallback";
import { startsAtOnce } from "./fresh";
import { Lobby } from "./Lobby";
import { LiveLog, LogPanel } from "./LogPanel";
import { TableMenu } from "./Menu";
import { Result } from "./Result";
import { Seats } from "./Seats";
import { TableStore } from "./store";

export function TableScreen({ table: id }: { table: string }) {
  const store = useMemo(() => new TableStore(id), [id]);
  useEffect(() => {
    store.start();
    return () => store.stop();
  }, [store]);
  useStarter(store);
  return (
    <TableContext.Provider value={store}>
      <Room />
    </TableContext.Provider>
  );
}

/** Every seat of this browser adds to the luck; a game against bots alone starts by itself. */
function useStarter(store: TableStore): void {
  const now = store.snapshot.value;
  const gathering = now?.phase === "gathering";
  const adds = gathering && !now.practice;
  const missing = adds ? now.seats.filter((seat) => now.you.seats.includes(seat.seat) && !seat.contributed) : [];
  const complete = gathering && now.seats.every((seat) => seat.kind !== "open");
  useEffect(() => {
    for (const { seat } of missing) store.link.mention({ kind: "contribute", seat, random: randomHex() });
  }, [store, missing.map((seat) => seat.seat).join()]);
  const ready = complete && missing.length === 0 && now.you.host && startsAtOnce(store.table);
  useEffect(() => {
    if (ready) store.link.mention({ kind: "start" });
  }, [store, ready]);
}

function randomHex(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

type Panel = "choices" | "log" | "chat";

function Room() {
  const table = useTable();
  const now = table.snapshot.value;
  const sheet = useSignal<Panel | null>(null);
  const side = useSignal<Panel>("choices");
  const menu = useSignal(false);
  const settings = useSignal(false);
  const looking = useSignal(false);
  const lesson = useLesson(table);

  const host = useMemo<BoardHost>(
    () => ({
      targets: table.targets,
      picked: table.picked,
      marked: computed(() => new Set([...hintTargets(table), ...(lesson?.targets.value ?? [])])),
      last: table.lastMove,
      animator: table.animator,
      tap: (target) => table.tap(target),
    }),
    [table, lesson],
  );

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !document.querySelector("dialog[open]")) {
        table.picked.value = [];
        table.confirming.value = null;
        table.toast.value = null;
        sheet.value = null;
      }
      if (!shortcuts.value || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]"))
        return;
      const typing = event.target instanceof HTMLElement && event.target.matches("input, select, textarea");
      if (typing) return;
      if (event.key === "/") {
        event.preventDefault();
        showPanel("choices");
        requestAnimationFrame(() => document.getElementById("command")?.focus());
      } else if (event.key === "u") void table.undo();
      else if (event.key === "h") void table.askHint();
      else if (event.key === "l") showPanel("log");
      else if (event.key === "c") showPanel("choices");
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [table]);

  const wide = () => matchMedia("(min-width: 900px)").matches;
  const showPanel = (panel: Panel) => {
    if (wide()) side.value = panel;
    else sheet.value = sheet.value === panel ? null : panel;
  };

  if (table.gone.value) return <Gone code={table.gone.value} />;
  if (!now || !table.ready.value) return <Loading state={table.link.state.value} />;

  const curtain = table.curtain.value;
  const over = now.phase === "over" && !table.animator.busy.value && !looking.value;
  return (
    <Host.Provider value={host}>
      <div
        class={`room game-${now.game}`}
        data-seq={now.seq}
        data-phase={now.phase}
        data-turn={table.myTurn.value ? "mine" : "other"}
        data-busy={table.animator.busy.value || undefined}
      >
        <header class="bar">
          <a class="button quiet" href={href()} aria-label={t("home")}>
            <Icon name="home" />
          </a>
          <h1 class="bar-title">{tg(now.game, "game-title")}</h1>
          <TimerBadge />
          <LinkBadge />
          <button type="button" class="quiet" aria-label={t("settings")} onClick={() => (settings.value = true)}>
            <Icon name="gear" />
          </button>
          <button type="button" class="quiet" aria-label={t("menu")} onClick={() => (menu.value = true)}>
            <Icon name="menu" />
          </button>
        </header>
        <main class="stage">
          {curtain !== null ? (
            <Curtain seat={curtain} />
          ) : now.phase === "gathering" ? (
            <Lobby />
          ) : now.phase === "closed" ? (
            <p class="sheet notice">{t("table-closed")}</p>
          ) : (
            <>
              <Seats />
              <div class="board-area">
                <BoardFrame host={host} label={t("board")}>
                  <GameBoard />
                </BoardFrame>
                {over && <Result onLook={() => (looking.value = true)} />}
              </div>
              <Prompt
                coach={lesson && <CoachNote lesson={lesson} game={now.game} />}
                onResult={looking.value ? () => (looking.value = false) : null}
              />
              <Tools panel={sheet.value} onPanel={showPanel} />
            </>
          )}
        </main>
        {curtain === null && now.phase !== "gathering" && now.phase !== "closed" && (
          <aside class={`side ${sheet.value ? "open" : ""}`} aria-label={t("side")}>
            <div class="tabs-row">
              <div class="tabs" role="tablist" aria-label={t("side")}>
                {(["choices", "log", "chat"] as const).map((one) => (
                  <button
                    key={one}
                    type="button"
                    role="tab"
                    id={`tab-${one}`}
                    class="tab"
                    aria-selected={(sheet.value ?? side.value) === one}
                    aria-controls="side-panel"
                    onClick={() => {
                      side.value = one;
                      if (sheet.value) sheet.value = one;
                    }}
                  >
                    {t(one)}
                  </button>
                ))}
              </div>
              <button
                type="button"
                class="quiet side-close"
                aria-label={t("close")}
                onClick={() => (sheet.value = null)}
              >
                <Icon name="close" />
              </button>
            </div>
            <div id="side-panel" class="panel" role="tabpanel" aria-labelledby={`tab-${sheet.value ?? side.value}`}>
              <SidePanel panel={sheet.value ?? side.value} onChosen={() => (sheet.value = null)} />
            </div>
            <div class="side-log">
              <h2>{t("log")}</h2>
              <LogPanel />
            </div>
          </aside>
        )}
        {curtain === null && <LiveLog />}
        {menu.value && <TableMenu onClose={() => (menu.value = false)} />}
        {settings.value && <SettingsDialog onClose={() => (settings.value = false)} />}
      </div>
    </Host.Provider>
  );
}

function SidePanel({ panel, onChosen }: { panel: Panel; onChosen(): void }) {
  if (panel === "log") return <LogPanel />;
  if (panel === "chat") return <Chat />;
  return (
    <>
      <Choices onChosen={onChosen} />
      <CommandLine />
    </>
  );
}

function hintTargets(table: TableStore): string[] {
  const hint = table.hint.value;
  const view = table.animator.view.value;
  if (!hint || view == null) return [];
  return table.ui.value?.paths(hint.choice, view as never, table.choices.value)[0] ?? [];
}

function GameBoard() {
  const table = useTable();
  const now = table.snapshot.value;
  const view = table.animator.view.value;
  const ui = table.ui.value;
  if (!now || view == null) return null;
  if (!ui) return <FallbackBoard view={view} />;
  return (
    <ui.Board
      view={view as never}
      seats={now.seats}
      speaker={table.speaker.value}
      choices={table.choices.value}
      turn={now.turn}
      pointers={table.pointers.value}
      lastMove={table.lastMove.value}
      outcome={now.outcome}
    />
  );
}

/** What may be done now, and the answer to what may not. */
function Prompt({ coach, onResult }: { coach: ComponentChildren; onResult: (() => void) | null }) {
  const table = useTable();
  const now = table.snapshot.value;
  if (!now) return null;
  const toast = table.toast.value;
  const confirming = table.confirming.value;
  return (
    <div class="prompt">
      {coach}
      <div class="prompt-line">
        <p class="prompt-text" role="status">
          {toast ? (
            <span class={`toast ${toast.tone}`}>
              {toast.text}{" "}
              {toast.rule && (
                <a class="rule" href={`${href("rules", now.game)}/${toast.rule}`}>
                  {toast.rule}
                </a>
              )}
            </span>
          ) : (
            <span>{promptText(table)}</span>
          )}
        </p>
        <Question />
        {confirming && (
          <span class="confirm">
            <button type="button" class="primary small" onClick={() => table.choose(confirming)}>
              <Icon name="check" /> {t("confirm-do")}
            </button>
            <button type="button" class="small" onClick={() => (table.confirming.value = null)}>
              {t("cancel")}
            </button>
          </span>
        )}
        {table.targets.value.has("done") && (
          <Spot at="done" label={doneLabel(table)} class="done">
            {doneLabel(table)}
          </Spot>
        )}
        {onResult && (
          <button type="button" class="small" onClick={onResult}>
            {t("result-show")}
          </button>
        )}
        <UndoAnswer />
      </div>
    </div>
  );
}

/** A tap that can mean several things asks which. */
function Question() {
  const table = useTable();
  const choices = table.question.value;
  if (choices.length === 0) return null;
  return (
    <span class="confirm" role="group" aria-label={t("which")}>
      {choices.map((choice) => (
        <button key={choice.action} type="button" class="primary small" onClick={() => table.choose(choice)}>
          {choiceText(table.speaker.value, choice)}
        </button>
      ))}
    </span>
  );
}

function doneLabel(table: TableStore): string {
  const way = table.ways.value.find(
    ({ path }) => path.at(-1) === "done" && path.length === table.picked.value.length + 1,
  );
  const game = table.snapshot.value?.game ?? "";
  return (way && gameText(game, `done-${way.choice.word}`)) ?? t("done");
}

function promptText(table: TableStore): string {
  const now = table.snapshot.value;
  if (!now) return "";
  if (now.phase === "over") return t("result-over");
  if (table.only.value && (now.paused || table.only.value.length === 0)) return t("lesson-read");
  if (now.paused) return t("paused");
  if (table.confirming.value) return t("confirm-ask");
  if (table.question.value.length > 0) return t("which");
  if (!table.myTurn.value) return now.turn ? t("turn-of", { name: table.nameOf(now.turn) }) : "";
  const view = table.animator.view.value;
  const ui = table.ui.value;
  if (!ui || view == null || table.animator.busy.value) return t("turn-yours");
  const text = gameText(now.game, ui.prompt(view as never, now.choices, table.picked.value)) ?? t("turn-yours");
  const finals = finality(table);
  return finals ? `${text} ${t(finals)}` : text;
}

/** Whether the next tap can be taken back, said before it is made. */
function finality(table: TableStore): string | null {
  const picked = table.picked.value;
  const next = table.ways.value.filter(
    ({ path }) => path.length === picked.length + 1 && picked.every((one, i) => path[i] === one),
  );
  if (picked.length === 0 || next.length === 0) return null;
  if (next.every(({ choice }) => choice.irreversible)) return "final-next";
  return next.every(({ choice }) => !choice.irreversible) ? "final-not" : null;
}

function UndoAnswer() {
  const table = useTable();
  const now = table.snapshot.value;
  const asked = now?.undo_asked;
  const seat = table.seat.value;
  if (!now || !asked || seat === null || seat === asked.seat || asked.agreed.includes(seat)) return null;
  const answer = (agree: boolean) => void table.send({ kind: "answer-undo", seat, seq: now.seq, agree });
  return (
    <span class="confirm" role="group" aria-label={t("undo-asked", { name: table.nameOf(asked.seat) })}>
      {t("undo-asked", { name: table.nameOf(asked.seat) })}
      <button type="button" class="small" onClick={() => answer(true)}>
        {t("yes")}
      </button>
      <button type="button" class="small" onClick={() => answer(false)}>
        {t("no")}
      </button>
    </span>
  );
}

function Tools({ panel, onPanel }: { panel: Panel | null; onPanel(panel: Panel): void }) {
  const table = useTable();
  const now = table.snapshot.value;
  if (!now) return null;
  const tool = (name: Panel, icon: IconName) => (
    <button type="button" class="tool narrow" aria-pressed={panel === name} onClick={() => onPanel(name)}>
      <Icon name={icon} />
      <span>{t(name)}</span>
    </button>
  );
  const playing = now.you.seats.length > 0 && now.phase === "playing";
  const undoable =
    now.can_undo || table.picked.value.length > 0 || (now.settings.undo === "consent" && now.you.seats.length > 0);
  return (
    <nav class="tools" aria-label={t("tools")}>
      {playing && (
        <button
          type="button"
          class="tool"
          disabled={!undoable}
          title={undoable ? undefined : t("undo-boundary")}
          onClick={() => void table.undo()}
        >
          <Icon name="undo" />
          <span>{t("undo")}</span>
        </button>
      )}
      {playing && now.settings.hints && (
        <button
          type="button"
          class="tool"
          disabled={!table.myTurn.value || table.thinking.value}
          onClick={() => void table.askHint()}
        >
          <Icon name="hint" />
          <span>{t(table.thinking.value ? "hint-thinking" : "hint")}</span>
        </button>
      )}
      {tool("choices", "choices")}
      {tool("log", "log")}
      {tool("chat", "chat")}
    </nav>
  );
}

function Curtain({ seat }: { seat: number }) {
  const table = useTable();
  const name = table.nameOf(seat);
  return (
    <div class="curtain">
      <div class="sheet curtain-sheet">
        <span class={`face big face-${seat}`}>
          <Icon name="person" />
        </span>
        <h2>{t("curtain", { name })}</h2>
        <p class="soft">{t("curtain-why")}</p>
        <button type="button" class="primary" autofocus onClick={() => table.lift(seat)}>
          {t("curtain-lift", { name })}
        </button>
      </div>
    </div>
  );
}

/** The time left for a decision, where the table has a timer. */
function TimerBadge() {
  const table = useTable();
  const timer = table.snapshot.value?.timer;
  const since = useMemo(() => Date.now(), [timer]);
  const now = useSignal(Date.now());
  useEffect(() => {
    if (!timer?.running) return;
    const tick = setInterval(() => (now.value = Date.now()), 500);
    return () => clearInterval(tick);
  }, [timer]);
  if (!timer || timer.seat === null) return null;
  const left = Math.max(0, timer.left_ms - (timer.running ? Math.max(0, now.value - since) : 0));
  const seconds = Math.ceil(left / 1000);
  return (
    <span class={`badge ${seconds === 0 ? "link-offline" : ""}`} role="timer">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
    </span>
  );
}

function LinkBadge() {
  const table = useTable();
  const state = table.link.state.value;
  if (state === "live") {
    return table.watching.value > 0 ? (
      <span class="badge">{t("watching", { count: table.watching.value })}</span>
    ) : null;
  }
  return (
    <span class={`badge link-${state}`} role="status">
      {t(`link-${state}`)}
    </span>
  );
}

function Loading({ state }: { state: string }) {
  return (
    <main class="notice-page">
      <div class="sheet notice" role="status">
        <div class="digging" aria-hidden="true" />
        <p>{t(state === "offline" ? "link-offline" : "loading")}</p>
        <a class="button" href={href()}>
          {t("home")}
        </a>
      </div>
    </main>
  );
}

export function Gone({ code }: { code: string }) {
  return (
    <main class="notice-page">
      <div class="sheet notice" role="alert">
        <h1>{t("gone")}</h1>
        <p>{t(`gone-${code}`)}</p>
        <a class="button primary" href={href()}>
          {t("home")}
        </a>
      </div>
    </main>
  );
}
