/** The board of any game: drawn from the declaration of its view, played by tapping what its actions name. */
import type { GameUI, Target } from "../../games/game_ui";
import { api } from "../../net/api";
import type { GameInfo, ViewInfo, WireEvent } from "../../net/wire";
import { GenericBoard } from "./Board";
import { tableOf, type GenericTable } from "./model";
import { notationOf, pathOf } from "./choice_targets";

type Fields = Record<string, unknown>;

export async function genericUI(game: string): Promise<GameUI> {
  const [declared, catalogue] = await Promise.all([api.view(game), api.games()]);
  return uiOf(declared, catalogue.games.find((one) => one.name === game) ?? null);
}

export function uiOf(declared: ViewInfo, info: GameInfo | null): GameUI {
  const tables = new WeakMap<object, GenericTable>();
  const table = (view: unknown): GenericTable => {
    const known = tables.get(view as object);
    if (known) return known;
    const seats = declared.fields.filter((field) => field.by_seat).map(({ name }) => (view as Fields)[name]);
    const most = Math.max(0, ...seats.map((row) => (Array.isArray(row) ? row.length : 0)));
    const made = tableOf(declared, view as Fields, most);
    tables.set(view as object, made);
    return made;
  };
  return {
    Board: (props) => <GenericBoard {...props} table={table(props.view)} />,
    paths: (choice, view) => [pathOf(info, choice, table(view))],
    wanted: (path) => notationOf(info, path),
    prompt: () => "prompt",
    touches: (event, view) => touched(info, event, table(view)),
  };
}

/** The targets that an event names. Other players' events touch none of the reader's own things. */
function touched(info: GameInfo | null, event: WireEvent, { targets, reader }: GenericTable): Target[] {
  const args = info?.events.find((one) => one.name === event.name)?.args ?? [];
  const seats = args.filter(({ domain }) => domain === "seat").map(({ name }) => Number(event.args[name]) - 1);
  const about = seats.length === 0 || seats.some((seat) => seat === reader) ? ["reader", "middle"] : ["middle"];
  const named = args.map(({ name, domain }) => `${domain}:${event.args[name] ?? ""}`);
  return named.filter((target) => about.includes(targets.get(target) ?? ""));
}
