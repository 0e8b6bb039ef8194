/** A table: the link is opened with the screen and closed with it. */
import "../style/table.css";
import { useLayoutEffect, useMemo } from "preact/hooks";
import { keepContribution } from "../net/luck";
import { t, tg } from "../shell/i18n";
import { markTab } from "../shell/notice";
import { TableContext } from "./context";
import { Room } from "./Room";
import { TableStore } from "./store";

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

/** Every seat of this browser adds to the luck; a game against bots alone starts by itself, before anything is painted. */
function useStarter(store: TableStore): void {
  const now = store.snapshot.value;
  const gathering = now?.phase === "gathering";
  const adds = gathering && !now.practice;
  const missing = adds ? now.seats.filter((seat) => now.you.seats.includes(seat.seat) && !seat.contributed) : [];
  const seats = missing.map((seat) => seat.seat).join();
  useLayoutEffect(() => {
    for (const seat of seats.split(",").filter(Boolean).map(Number)) {
      const random = randomHex();
      keepContribution(store.table, seat, random);
      store.link.mention({ kind: "contribute", seat, random });
    }
  }, [store, seats]);
  const ready = gathering && seats === "" && store.startsByItself.value;
  useLayoutEffect(() => {
    if (ready) void store.startByItself();
  }, [store, ready]);
}

function randomHex(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The tab says whose turn it is, together with everything else. */
function useTab(store: TableStore): void {
  const game = store.snapshot.value?.game;
  const mine = store.myTurn.value || store.curtain.value !== null;
  const name = game && store.snapshots.ready.value ? tg(game, "game-title") : "Tana";
  const title = mine ? t("tab-yours", { game: name }) : name === "Tana" ? name : `${name} · Tana`;
  useLayoutEffect(() => {
    markTab(title, mine);
    return () => markTab("Tana", false);
  }, [title, mine]);
}
