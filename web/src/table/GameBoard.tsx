/** The board of the game as the timeline shows it. */
import { useTable } from "./context";

export function GameBoard() {
  const { timeline, snapshot, ui: board, speaker, choice, presence } = useTable();
  const shown = timeline.shown.value;
  const view = timeline.view.value;
  const ui = board.value;
  if (!shown || view == null || !ui) return null;
  return (
    <ui.Board
      view={view}
      seats={snapshot.value?.seats ?? []}
      speaker={speaker.value}
      choices={choice.choices.value}
      turn={shown.turn}
      pointers={presence.pointers.value}
      lastMove={timeline.lastMove.value}
      outcome={shown.outcome}
    />
  );
}
