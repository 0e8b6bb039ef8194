/** The hand of a seat of Hickory Dickory: its favor cards. */
import { t } from "../../shell/i18n";
import type { BoardProps } from "../game_ui";
import { HandNote } from "../hand";
import { Cards } from "./Panels";
import type { View } from "./view";

export function Hand({ view, choices }: BoardProps<View>) {
  const cards = view.seat === null ? [] : (view.players[view.seat]?.hand ?? []);
  return (
    <div class="hand-only">
      <div class="hickory hickory-hand">
        {cards.length > 0 ? <Cards cards={cards} choices={choices} /> : <HandNote>{t("hand-nothing")}</HandNote>}
      </div>
    </div>
  );
}
