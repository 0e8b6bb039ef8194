/** Joining a table by link or code: look at it, enter a name, sit down or watch. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Cover } from "../art/covers";
import { api } from "../net/api";
import type { JoinTable, Lobby } from "../net/wire";
import { EmptyBench } from "../art/bench";
import { attempt } from "../shell/attempt";
import { Page } from "../shell/Bar";
import { Button, LinkButton } from "../shell/Button";
import { learnGame, optionText, t, tg } from "../shell/i18n";
import { forgetSecret } from "../shell/invite_link";
import { href, replace } from "../shell/router";
import { AnimalButton } from "../shell/AnimalChoice";
import { chosenAnimal, ownAnimal, ownName } from "../shell/names";
import { animalFor } from "../shell/portraits";
import { playerAnimal, playerName } from "../shell/settings";
import { SeatFace } from "../table/SeatFace";
import { describeSeat } from "../table/Seats";
import { keepInvitation } from "../table/invitation";
import { RatedNote } from "../table/RatedNote";
import { CodeForm } from "./CodeForm";
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
    if (secret && lobby.value?.moves === null)
      keepInvitation(joined.table, { path: `/t/${joined.table}#s=${secret}`, code: null });
    replace(lobby.value?.phase === "over" ? "replay" : "t", joined.table);
  };
  const found = lobby.value;
  return (
    <Page title={t("join")} heading>
      {fault.value && <CannotJoin code={fault.value} byCode={code} />}
      {!found && !fault.value && <p role="status">{t("loading")}</p>}
      {found && <TableBeforeJoining lobby={found} onJoin={(more) => void attempt(fault, () => join(more))} />}
    </Page>
  );
}

/** Shown for an invitation that does not work: what may be wrong, and what to try next. */
function CannotJoin({ code, byCode }: { code: string; byCode: string | undefined }) {
  const wrong = code === "unknown-secret" || code === "bad-request";
  const removed = code === "not-allowed";
  const text = wrong && byCode !== undefined ? "join-wrong-code" : removed ? "join-removed" : `refused-${code}`;
  return (
    <div class="sheet stack not-in">
      <EmptyBench class="bench" />
      <p role="alert">{t(text)}</p>
      {wrong && <p class="soft">{t(byCode === undefined ? "join-wrong-link-how" : "join-wrong-code-how")}</p>}
      <CodeForm first={byCode ?? ""} />
      <LinkButton icon="home" text="home" href={href()} />
    </div>
  );
}

interface TableBeforeJoiningProps {
  lobby: Lobby;
  onJoin(more: Partial<JoinTable>): void;
}

/** The table before joining: its players, game and options, the ways to join, and links to rules and lesson. */
function TableBeforeJoining({ lobby, onJoin }: TableBeforeJoiningProps) {
  const options = Object.entries(lobby.options).map(([name, value]) =>
    t("titled", { what: optionText(lobby.game, name), which: optionText(lobby.game, name, value) }),
  );
  return (
    <div class="sheet stack">
      <Cover game={lobby.game} class="setup-cover" />
      <h2>{tg(lobby.game, "game-title")}</h2>
      {lobby.practice && (
        <p class="join-practice" role="note">
          {t("join-practice")}
        </p>
      )}
      {lobby.settings.rated && <RatedNote />}
      <ul class="plain join-seats">
        {lobby.seats.map((seat) => (
          <li key={seat.seat} class="row">
            {seat.kind === "open" ? (
              <span class="face sized centre free-seat">{seat.seat}</span>
            ) : (
              <SeatFace seat={seat} seats={lobby.seats} />
            )}
            <span>{describeSeat(seat, false)}</span>
          </li>
        ))}
      </ul>
      <p class="soft">{options.join(" · ")}</p>
      {lobby.moves === null ? (
        <JoinButtons lobby={lobby} onJoin={onJoin} />
      ) : (
        <TakeSeatButton lobby={lobby} onJoin={onJoin} />
      )}
      <p class="row">
        <LinkButton class="small" icon="book" text="join-rules" href={href("rules", lobby.game)} />
        <LinkButton class="small" icon="hint" text="join-lesson" href={href("learn", lobby.game)} />
      </p>
    </div>
  );
}

function JoinButtons({ lobby, onJoin }: TableBeforeJoiningProps) {
  const over = lobby.phase === "over";
  const open = !over && lobby.seats.some((seat) => seat.kind === "open");
  return (
    <>
      <div class="row">
        <OwnLook lobby={lobby} />
        <OwnName />
      </div>
      <div class="row join-ways">
        {open && <Button class="primary" text="join-sit" onClick={() => onJoin({})} />}
        {lobby.settings.spectators && (
          <Button
            {...(over ? { class: "primary", icon: "play" } : {})}
            text={over ? "join-replay" : "watch"}
            onClick={() => onJoin({ watch: true })}
          />
        )}
      </div>
      {!open && !over && <p class="soft">{t("join-full")}</p>}
    </>
  );
}

/** For a link that moves a seat to this browser, from another device or from a shared screen. */
function TakeSeatButton({ lobby, onJoin }: TableBeforeJoiningProps) {
  const seat = lobby.seats.find((one) => one.seat === lobby.moves);
  const name = seat?.name || t("seat-unnamed", { number: lobby.moves ?? 1 });
  return (
    <>
      <p>{t(lobby.hand ? "join-hand" : "join-move", { name })}</p>
      <div class="row join-ways">
        <Button
          class="primary"
          icon={lobby.hand ? "phone" : "person"}
          text={lobby.hand ? "join-hand-take" : "join-take"}
          onClick={() => onJoin({})}
        />
      </div>
    </>
  );
}

/** Choice of the player's animal: their usual one, unless somebody at the table already has it. */
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
