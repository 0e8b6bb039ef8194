/** A small live picture of a table: its current board, or the cover until that is loaded. */
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Cover } from "../art/covers";
import { loadUI, type GameUI } from "../games/game_ui";
import { api, ApiError } from "../net/api";
import type { GameInfo, Snapshot, TableLine } from "../net/wire";
import { learnGame, t } from "../shell/i18n";
import { Animator } from "../table/animator";
import { Host, stillHost } from "../table/board_parts";

/** The board is drawn at this width and then scaled down. */
const DRAWN_WIDTH = 600;

interface Found {
  now: Snapshot;
  ui: GameUI;
  info: GameInfo | null;
}

export function TablePicture({ line }: { line: TableLine }) {
  const found = useFound(line);
  return (
    <div class="table-picture" aria-hidden="true" inert>
      {found ? <SmallBoard found={found} /> : <Cover game={line.game} />}
    </div>
  );
}

/** Load the table, and load it again when the turn passes. */
function useFound({ table, game, turn, your_turn }: TableLine): Found | null {
  const found = useSignal<Found | null>(null);
  useEffect(() => {
    let unmounted = false;
    const look = async () => {
      const [ui, now, catalogue] = await Promise.all([
        loadUI(game),
        api.snapshot(table, null, 0),
        api.games(),
        learnGame(game),
      ]);
      const info = catalogue.games.find((one) => one.name === game) ?? null;
      if (!unmounted && now.view !== null) found.value = { now, ui, info };
    };
    // If the table is refused, its cover stays.
    if (your_turn) look().catch((fault: unknown) => ignoreRefusal(fault));
    return () => {
      unmounted = true;
    };
  }, [table, game, turn, your_turn, found]);
  return found.value;
}

function ignoreRefusal(fault: unknown): void {
  if (!(fault instanceof ApiError)) throw fault;
}

function SmallBoard({ found: { now, ui, info } }: { found: Found }) {
  const host = useMemo(() => stillHost(new Animator()), []);
  const frame = useRef<HTMLDivElement>(null);
  const scale = useSignal(0);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      if (entry) scale.value = entry.contentRect.width / DRAWN_WIDTH;
    });
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, [scale]);
  const nameOf = (seat: number) => now.seats[seat - 1]?.name || t("seat-unnamed", { number: seat });
  return (
    <div class="fill" ref={frame}>
      <div class={`small-board board-area game-${now.game}`} style={{ transform: `scale(${scale.value})` }}>
        <Host.Provider value={host}>
          <div class="fill">
            <ui.Board
              view={now.view}
              seats={now.seats}
              speaker={{ game: now.game, info, reader: now.you.perspective, names: nameOf }}
              choices={[]}
              turn={now.turn}
              pointers={{}}
              lastMove={[]}
              outcome={null}
            />
          </div>
        </Host.Provider>
      </div>
    </div>
  );
}
