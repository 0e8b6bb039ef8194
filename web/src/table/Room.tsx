/** The screen of a table: bar, portraits, board, prompt, tools, and the lists beside them. */
import { computed, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { Button } from "../shell/Button";
import { t } from "../shell/i18n";
import { BoardFrame, Host, type BoardHost } from "./board_parts";
import { Caption } from "./Caption";
import { CoachNote, useLesson } from "./Coach";
import { FirstGameNote, useFirstGame } from "./FirstGameNote";
import { useTable } from "./context";
import { Curtain } from "./Curtain";
import { GameBoard } from "./GameBoard";
import { HandStage, isHand } from "./HandStage";
import { useLooking } from "./looking";
import { KeysDialog } from "./KeysDialog";
import { Lobby } from "./Lobby";
import { LiveLog } from "./LiveLog";
import { Gone, Loading } from "./TableNotices";
import { Panels } from "./open_panel";
import { Prompt } from "./Prompt";
import { Result } from "./Result";
import { RoomBar } from "./RoomBar";
import { RulesDialog } from "./RulesDialog";
import { SeatBanner } from "./SeatBanner";
import { SeatCard } from "./SeatCard";
import { Seats } from "./Seats";
import { useShortcuts } from "./shortcuts";
import { SidePanel } from "./SidePanel";
import { Tools } from "./ToolBar";
import { TurnOffer } from "./TurnOffer";
import { WhatIsThis } from "./WhatIsThis";
import type { Lesson } from "./lesson";
import "./Room.css";

export function Room() {
  const table = useTable();
  const lesson = useLesson(table);
  const first = useFirstGame(table);
  const panels = useMemo(() => new Panels(), []);
  const host = useBoardHost(lesson);
  const wholeBoard = useSignal(false);
  useEffect(() => panels.watch(), [panels]);
  useShortcuts(table, panels);
  const now = table.snapshot.value;
  useLooking(table.table, !!now?.you.seats.length);
  const shown = table.timeline.shown.value;
  if (table.gone.value) return <Gone code={table.gone.value} />;
  const soon = shown?.phase === "gathering" && table.startsByItself.value;
  if (!now || !shown || soon || !table.snapshots.ready.value) return <Loading state={table.link.state.value} />;
  const covered = table.curtain.value;
  const playing = covered === null && (shown.phase === "playing" || shown.phase === "over");
  const note = lesson ? (
    <CoachNote lesson={lesson} game={now.game} />
  ) : (
    <>
      {first && <FirstGameNote first={first} game={now.game} />}
      <TurnOffer />
    </>
  );
  const hand = playing && isHand(table);
  const holding = hand && !wholeBoard.value;
  return (
    <Host.Provider value={host}>
      <div
        class={`room game-${now.game} ${holding ? "holding" : ""}`}
        data-seq={shown.seq}
        data-phase={shown.phase}
        data-turn={table.myTurn.value ? "mine" : "other"}
        data-busy={table.timeline.busy.value || undefined}
        data-asking={table.asking.value || undefined}
      >
        <RoomBar />
        <main class="stage column">
          {covered !== null && <Curtain seat={covered} />}
          {covered === null && shown.phase === "gathering" && <Lobby />}
          {shown.phase === "closed" && <p class="sheet notice">{t("table-closed")}</p>}
          {hand && wholeBoard.value && (
            <Button class="small to-hand" icon="phone" text="hand-only" onClick={() => (wholeBoard.value = false)} />
          )}
          {holding && <HandStage host={host} onShowBoard={() => (wholeBoard.value = true)} />}
          {playing && !holding && <Stage host={host} note={note} panels={panels} />}
        </main>
        {playing && !holding && <SidePanel panels={panels} />}
        {playing && <LiveLog />}
        {playing && !holding && <SeatCard />}
        {playing && <WhatIsThis />}
        {table.reading.value !== null && <RulesDialog game={now.game} />}
        {panels.keys.value && <KeysDialog onClose={() => (panels.keys.value = false)} />}
      </div>
    </Host.Provider>
  );
}

function Stage({ host, note, panels }: { host: BoardHost; note: ComponentChildren; panels: Panels }) {
  const table = useTable();
  const looking = useSignal(false);
  const over = table.timeline.shown.value?.phase === "over" && !table.timeline.busy.value;
  return (
    <>
      <Seats />
      <SeatBanner />
      <div class="board-area">
        <BoardFrame host={host} label={t("board")}>
          <GameBoard />
        </BoardFrame>
        {over && !looking.value && <Result onLook={() => (looking.value = true)} />}
      </div>
      <Caption />
      <Prompt coach={note} onResult={over && looking.value ? () => (looking.value = false) : null} />
      <Tools panels={panels} />
    </>
  );
}

function useBoardHost(lesson: Lesson | null): BoardHost {
  const table = useTable();
  return useMemo<BoardHost>(
    () => ({
      targets: table.choice.targets,
      picked: table.choice.picked,
      marked: computed(() => new Set([...table.choice.hinted.value, ...(lesson?.targets.value ?? [])])),
      last: table.timeline.lastMove,
      animator: table.timeline.stage,
      tap: (target) => table.choice.tap(target),
      skip: () => {
        if (table.timeline.busy.value) table.timeline.skip();
      },
    }),
    [table, lesson],
  );
}
