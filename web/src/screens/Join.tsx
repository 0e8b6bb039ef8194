/** Coming to somebody's table by link or code: look, give a name, sit down or watch. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Cover } from "../art/covers";
import { api, ApiError } from "../net/api";
import type { JoinTable, Lobby } from "../net/wire";
import { Bar } from "../shell/Bar";
import { learnGame, optionText, t, tg } from "../shell/i18n";
import { forgetSecret } from "../shell/entry";
import { replace } from "../shell/router";
import { AnimalButton } from "../shell/AnimalChoice";
import { chosenAnimal, ownAnimal, ownName } from "../shell/names";
import { animalFor } from "../shell/portraits";
import { playerAnimal, playerName } from "../shell/settings";
import { describeSeat } from "../table/Seats";

export function Join({ by }: { by: JoinTable }) {
  const lobby = useSignal<Lobby | null>(null);
  const fault = useSignal<string | null>(null);
  const { table, code, secret } = by;
  useEffect(() => {
    void (async () => {
      try {
        const found = await api.lookup({
          ...(table ? { table } : {}),
          ...(secret ? { secret } : {}),
          ...(code ? { code } : {}),
        });
        await learnGame(found.game);
        lobby.value = found;
      } catch (error) {
        fault.value = error instanceof ApiError ? error.code : "unavailable";
      }
    })();
  }, [table, code, secret, lobby, fault]);
  const join = async (more: Partial<JoinTable>) => {
    try {
      const joined = await api.join({ ...by, name: ownName(), ...chosenAnimal(), ...more });
      if (by.table) forgetSecret(by.table);
      replace("t", joined.table);
    } catch (error) {
      fault.value = error instanceof ApiError ? error.code : "unavailable";
    }
  };
  const found = lobby.value;
  return (
    <div class="page">
      <Bar title={t("join")} heading />
      <main class="narrow-page">
        {fault.value && (
          <p class="sheet notice" role="alert">
            {t(`refused-${fault.value}`)}
          </p>
        )}
        {!found && !fault.value && <p role="status">{t("loading")}</p>}
        {found && <Table lobby={found} bySeat={by.secret !== undefined} onJoin={(more) => void join(more)} />}
      </main>
    </div>
  );
}

interface TableProps {
  lobby: Lobby;
  /** The link may be one that moves a seat to another device. */
  bySeat: boolean;
  onJoin(more: Partial<JoinTable>): void;
}

/** The table before joining: who is there, what is played, and the ways in. */
function Table({ lobby, bySeat, onJoin }: TableProps) {
  const open = lobby.seats.some((seat) => seat.kind === "open");
  const options = Object.entries(lobby.options).map(
    ([name, value]) => `${optionText(lobby.game, name)}: ${optionText(lobby.game, name, value)}`,
  );
  return (
    <div class="sheet stack">
      <Cover game={lobby.game} class="setup-cover" />
      <h2>{tg(lobby.game, "game-title")}</h2>
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
        {open && (
          <button type="button" class="primary" onClick={() => onJoin({})}>
            {t("join-sit")}
          </button>
        )}
        {!open && bySeat && lobby.phase !== "gathering" && (
          <button type="button" class="primary" onClick={() => onJoin({})}>
            {t("join-take")}
          </button>
        )}
        {lobby.settings.spectators && (
          <button type="button" onClick={() => onJoin({ watch: true })}>
            {t("watch")}
          </button>
        )}
      </div>
      {!open && <p class="soft">{t("join-full")}</p>}
    </div>
  );
}

/** How one will look here: as everywhere, unless somebody at the table looks so already. */
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
