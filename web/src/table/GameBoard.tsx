/** The board of the game as the timeline shows it; a list of facts for a game without one. */
import { useTable } from "./context";
import { FallbackBoard } from "./Fallback";

export function GameBoard() {
  const { timeline, snapshot, ui: board, speaker, choice, presence } = useTable();
  const shown = timeline.shown.value;
  const view = timeline.view.value;
  const ui = board.value;
  if (!shown || view == null) return null;
  if (!ui) return <FallbackBoard view={view} />;
  return (
    <ui.Board
      view={view as never}
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
