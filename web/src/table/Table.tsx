/** The screen of a table, which opens the link when it is mounted and closes it when it is unmounted. */
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { addedBy } from "../luck/evidence";
import { publicKey } from "../luck/signature";
import { t, tg } from "../shell/i18n";
import { markTab } from "../shell/notice";
import { noteTurn } from "../shell/your_turns";
import { TableContext } from "./context";
import { Room } from "./Room";
import { TableStore } from "./table_store";

export function TableScreen({ table: id }: { table: string }) {
  const store = useMemo(() => new TableStore(id), [id]);
  useLayoutEffect(() => {
    store.start();
    return () => store.stop();
  }, [store]);
  useStarter(store);
  useTab(store);
  return (
    <TableContext.Provider value={store}>
      <Room />
    </TableContext.Provider>
  );
}

/** Contribute to the luck for each seat of this browser; start a game against bots alone before anything is painted. */
function useStarter(store: TableStore): void {
  const now = store.snapshot.value;
  const gathering = now?.phase === "gathering";
  const adds = gathering && !now.practice;
  const missing = adds ? now.seats.filter((seat) => now.you.seats.includes(seat.seat) && !seat.contributed) : [];
  const seats = missing.map((seat) => seat.seat).join();
  useLayoutEffect(() => {
    for (const seat of seats.split(",").filter(Boolean).map(Number)) void contribute(store, seat);
  }, [store, seats]);
  const ready = gathering && seats === "" && store.startsByItself.value;
  useLayoutEffect(() => {
    if (ready) void store.startByItself();
  }, [store, ready]);
}

/** Send a seat's contribution to the luck, after storing it. */
async function contribute(store: TableStore, seat: number): Promise<void> {
  const { random, seed } = await addedBy(store.table, seat);
  store.link.mention({ kind: "contribute", seat, random, key: publicKey(seed) });
}

/** Mark the browser tab when it is this player's turn. */
function useTab(store: TableStore): void {
  const game = store.snapshot.value?.game;
  const mine = store.myTurn.value || store.curtain.value !== null || store.handover.value !== null;
  const name = game && store.snapshots.ready.value ? tg(game, "game-title") : "Tana";
  const title = mine ? t("tab-yours", { game: name }) : name === "Tana" ? name : `${name} · Tana`;
  useLayoutEffect(() => {
    markTab(title, mine);
    return () => markTab("Tana", false);
  }, [title, mine]);
  // While an undo is being asked for, only the server's list shows who has to answer.
  const settled = store.snapshot.value?.undo_asked === null;
  useEffect(() => {
    if (settled) noteTurn(store.table, mine);
  }, [store, settled, mine]);
}
