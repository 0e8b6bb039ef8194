/** Joining a table by link or code: look, give a name, sit down or watch. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Cover } from "../art/covers";
import { api } from "../net/api";
import type { JoinTable, Lobby } from "../net/wire";
import { attempt, FaultLine } from "../shell/attempt";
import { Page } from "../shell/Bar";
import { Button } from "../shell/Button";
import { learnGame, optionText, t, tg } from "../shell/i18n";
import { forgetSecret } from "../shell/invite_link";
import { replace } from "../shell/router";
import { AnimalButton } from "../shell/AnimalChoice";
import { chosenAnimal, ownAnimal, ownName } from "../shell/names";
import { animalFor } from "../shell/portraits";
import { playerAnimal, playerName } from "../shell/settings";
import { describeSeat } from "../table/Seats";
import "./Setup.css";

export function Join({ by }: { by: JoinTable }) {
  const lobby = useSignal<Lobby | null>(null);
  const fault = useSignal<string | null>(null);
  const { table, code, secret } = by;
  useEffect(() => {
    void attempt(fault, async () => {
      const by = { ...(table ? { table } : {}), ...(secret ? { secret } : {}), ...(code ? { code } : {}) };
      const found = await api.lookup(by);
      await learnGame(found.game);
      lobby.value = found;
    });
  }, [table, code, secret, lobby, fault]);
  const join = async (more: Partial<JoinTable>) => {
    const joined = await api.join({ ...by, name: ownName(), ...chosenAnimal(), ...more });
    if (by.table) forgetSecret(by.table);
    replace("t", joined.table);
  };
  const found = lobby.value;
  return (
    <Page title={t("join")} heading>
      <FaultLine code={fault.value} />
      {!found && !fault.value && <p role="status">{t("loading")}</p>}
      {found && (
        <TableBeforeJoining
          lobby={found}
          bySeat={by.secret !== undefined}
          onJoin={(more) => void attempt(fault, () => join(more))}
        />
      )}
    </Page>
  );
}

interface TableBeforeJoiningProps {
  lobby: Lobby;
  /** The link may be one that moves a seat to another device. */
  bySeat: boolean;
  onJoin(more: Partial<JoinTable>): void;
}

/** The table before joining: who is there, what is played, and the ways in. */
function TableBeforeJoining({ lobby, bySeat, onJoin }: TableBeforeJoiningProps) {
  const open = lobby.seats.some((seat) => seat.kind === "open");
  const options = Object.entries(lobby.options).map(
    ([name, value]) => `${optionText(lobby.game, name)}: ${optionText(lobby.game, name, value)}`,
  );
  return (
    <div class="sheet stack">
      <Cover game={lobby.game} class="setup-cover" />
      <h2>{tg(lobby.game, "game-title")}</h2>
      {lobby.practice && <p class="soft">{t("practice-mark")}</p>}
      <ul class="plain">
        {lobby.seats.map((seat) => (
          <li key={seat.seat}>{describeSeat(seat, false)}</li>
        ))}
      </ul>
      <p class="soft">{options.join(" · ")}</p>
      <div class="row">
        <OwnLook lobby={lobby} />
        <OwnName />
      </div>
      <div class="row join-ways">
        {open && <Button class="primary" text="join-sit" onClick={() => onJoin({})} />}
        {!open && bySeat && lobby.phase !== "gathering" && (
          <Button class="primary" text="join-take" onClick={() => onJoin({})} />
        )}
        {lobby.settings.spectators && <Button text="watch" onClick={() => onJoin({ watch: true })} />}
      </div>
      {!open && <p class="soft">{t("join-full")}</p>}
    </div>
  );
}

/** The player's animal at this table: the usual one, unless somebody at the table already has it. */
function OwnLook({ lobby }: { lobby: Lobby }) {
  const taken = lobby.seats.flatMap((seat) => seat.animal ?? []);
  const own = ownAnimal();
  return (
    <AnimalButton
      seat={lobby.seats.find((seat) => seat.kind === "open")?.seat ?? 1}
      value={taken.includes(own) ? animalFor(ownName(), new Set(taken)) : own}
      taken={taken}
      onChange={(animal) => (playerAnimal.value = animal)}
    />
  );
}

function OwnName() {
  return (
    <label class="field grow">
      <span>{t("settings-name")}</span>
      <input
        value={playerName.value}
        placeholder={ownName()}
        maxLength={24}
        autocomplete="nickname"
        onInput={(event) => (playerName.value = event.currentTarget.value)}
      />
    </label>
  );
}
