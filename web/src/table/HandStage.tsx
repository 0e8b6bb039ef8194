/** A phone as the hand beside a shared screen: only this seat's things, large and in its colours, and its choices. */
import { Button } from "../shell/Button";
import { t } from "../shell/i18n";
import { BoardFrame, type BoardHost } from "./board_parts";
import { Choices } from "./Choices";
import { useTable } from "./context";
import { GameBoard } from "./GameBoard";
import { Prompt } from "./Prompt";
import { SeatFace } from "./SeatFace";
import type { TableStore } from "./table_store";
import "./HandStage.css";

/** Whether this device is the hand of one seat while a game is played. */
export function isHand(table: TableStore): boolean {
  const now = table.snapshot.value;
  const [seat, ...more] = now?.you.seats ?? [];
  const playing = table.timeline.shown.value?.phase === "playing";
  return playing && seat !== undefined && more.length === 0 && (table.snapshots.seatInfo(seat)?.hand ?? false);
}

export function HandStage({ host, onShowBoard }: { host: BoardHost; onShowBoard(): void }) {
  const table = useTable();
  const seat = table.seat.value ?? 1;
  const info = table.snapshots.seatInfo(seat);
  const mine = table.myTurn.value;
  return (
    <div class={`hand-stage column ${mine ? "turn" : ""}`} data-seat={seat}>
      <div class="hand-head row">
        {info && (
          <SeatFace
            seat={info}
            seats={table.snapshot.value?.seats ?? []}
            shown={table.timeline.shown.value}
            class="hand-face"
          />
        )}
        <h2 class="grow">{table.nameOf(seat)}</h2>
        {mine && <span class="badge yours">{t("turn-yours")}</span>}
      </div>
      <div class="board-area hand-area">
        <BoardFrame host={host} label={t("hand-here")}>
          <OwnThings />
        </BoardFrame>
      </div>
      <Prompt coach={null} onResult={null} />
      <div class="hand-choices">{mine ? <Choices /> : <p class="soft pad">{t("hand-looking")}</p>}</div>
      <Button class="small" icon="eye" text="hand-board" onClick={onShowBoard} />
    </div>
  );
}

/** What only this seat may know. A game without a `Hand` shows its whole board. */
function OwnThings() {
  const { timeline, snapshot, ui, speaker, choice } = useTable();
  const shown = timeline.shown.value;
  const view = timeline.view.value;
  const Hand = ui.value?.Hand;
  if (!shown || view == null || !Hand) return <GameBoard />;
  return (
    <Hand
      view={view}
      seats={snapshot.value?.seats ?? []}
      speaker={speaker.value}
      choices={choice.choices.value}
      turn={shown.turn}
      pointers={{}}
      lastMove={[]}
      outcome={shown.outcome}
    />
  );
}
