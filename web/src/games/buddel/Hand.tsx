/** The hand of a seat of Buddel-Bande: its clan, and the moles whose clans it knows. */
import { ClanBadge } from "../../art/clans";
import { GangMole } from "../../art/moles";
import { gameText } from "../../shell/i18n";
import type { BoardProps } from "../game_ui";
import { HandNote } from "../hand";
import { spokenMole } from "./Board";
import type { View } from "./view";

const say = (id: string, args: Record<string, string | number> = {}) => gameText("buddel", id, args) ?? id;

export function Hand({ view }: BoardProps<View>) {
  const own = view.seat === null ? undefined : view.players[view.seat];
  const known = view.moles.filter((mole) => mole.clan !== null && mole.place !== "den");
  return own ? (
    <div class="hand-only">
      <HandNote art={<ClanBadge clan={own.clan} />}>
        {say("portrait", { clan: say(`clan-${own.clan}`), home: own.home })}
      </HandNote>
      {known.length > 0 && (
        <ul class="hand-facts">
          {known.map((mole) => (
            <li key={mole.mole} class="hand-fact" aria-label={spokenMole(mole, view)}>
              <GangMole size={mole.mole_size} />
              <b aria-hidden="true">{mole.mole}</b>
              {mole.clan && <ClanBadge clan={mole.clan} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  ) : null;
}
