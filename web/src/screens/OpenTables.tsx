/** Finding players: open tables, quick match, and a new open table. */
import { useSignal, type Signal } from "@preact/signals";
import { useCallback, useEffect } from "preact/hooks";
import { AnimalPortrait } from "../art/animals";
import { EmptyBench } from "../art/bench";
import { Cover } from "../art/covers";
import { api, codeOf } from "../net/api";
import { LANGUAGE_NAMES, type GameInfo, type OpenTable, type OpenTables as Page_, type QuickWish } from "../net/wire";
import { attempt, FaultLine } from "../shell/attempt";
import { Page } from "../shell/Bar";
import { Button } from "../shell/Button";
import { Check, Select } from "../shell/fields";
import { learnTitle, t, tg } from "../shell/i18n";
import { chosenAnimal, ownAnimal, ownName } from "../shell/names";
import { pause } from "../shell/pause";
import { animalFor } from "../shell/portraits";
import { go, href } from "../shell/router";
import { language } from "../shell/settings";
import { paceText } from "../table/PaceSettings";
import { DEFAULT_SETTINGS, friendSeats, lastPlan, openTable } from "./create_table";
import { joinOpen, leaveQuick, openTables, quickMatch } from "./open_requests";
import "./OpenTables.css";

type QuickPace = QuickWish["pace"];

const RETRY_MS = 5000;
const PACES: readonly QuickPace[] = ["relaxed", "minute", "days"];
const ANY = "";

interface Part {
  games: readonly GameInfo[];
  fault: Signal<string | null>;
}

export function OpenTables() {
  const page = useSignal<Page_ | null>(null);
  const games = useSignal<readonly GameInfo[]>([]);
  const fault = useSignal<string | null>(null);
  const take = useCallback(
    async (found: Page_) => {
      await Promise.all([...new Set(found.tables.map((table) => table.game))].map(learnTitle));
      page.value = found;
    },
    [page],
  );
  const load = useCallback(
    () =>
      attempt(fault, async () => {
        const found = await api.games();
        await Promise.all(found.games.map((game) => learnTitle(game.name)));
        games.value = found.games.filter((game) => game.seats.some((count) => count > 1));
        await take(await openTables());
      }),
    [fault, games, take],
  );
  useEffect(() => void load(), [load]);
  useEffect(() => follow(page, take), [page, take]);
  const now = page.value;
  return (
    <Page title={t("open-title")} heading class="page stack open-page">
      <FaultLine code={fault.value} />
      {now === null && !fault.value && <p role="status">{t("loading")}</p>}
      {now?.open_to === "off" && <p class="sheet">{t("open-off")}</p>}
      {now && now.open_to !== "off" && !now.known && <Introduce fault={fault} onDone={load} />}
      {now && now.open_to !== "off" && <Shelf page={now} games={games.value} fault={fault} />}
      {now?.known && now.open_to !== "off" && games.value.length > 0 && (
        <div class="open-columns">
          <Quick games={games.value} waiting={now.waiting} fault={fault} />
          <OwnTable games={games.value} fault={fault} />
        </div>
      )}
    </Page>
  );
}

/** Keep the list up to date; returns a function that stops this. */
function follow(page: Signal<Page_ | null>, take: (found: Page_) => Promise<void>): () => void {
  const stop = new AbortController();
  const run = async () => {
    while (!stop.signal.aborted) {
      const mark = page.value?.mark ?? "";
      try {
        if (mark) await take(await openTables(mark, stop.signal));
        else await pause(RETRY_MS / 10, stop.signal);
      } catch {
        await pause(RETRY_MS, stop.signal); // Offline or refused: retry until the screen is left.
      }
    }
  };
  void run();
  return () => stop.abort();
}

/** Registers a browser that the house does not know yet; an open house asks only for a name. */
function Introduce({ fault, onDone }: { fault: Signal<string | null>; onDone(): unknown }) {
  const introduce = () =>
    attempt(fault, async () => {
      await api.setMe({ name: ownName(), animal: ownAnimal(), language: language.value });
      await onDone();
    });
  return (
    <section class="sheet stack">
      <p>{t("open-stranger")}</p>
      <div class="row">
        <Button class="primary" onClick={introduce}>
          {t("open-introduce", { name: ownName() })}
        </Button>
      </div>
    </section>
  );
}

// --- tables ---------------------------------------------------------------------------------------------------------

function Shelf({ page, games, fault }: { page: Page_ } & Part) {
  const game = useSignal(ANY);
  const spoken = useSignal(ANY);
  const wanted = page.tables.filter(
    (table) =>
      (!game.value || table.game === game.value) && (!spoken.value || table.language === spoken.value || table.yours),
  );
  const languages = [...new Set(page.tables.map((table) => table.language))];
  return (
    <section class="stack" aria-label={t("open-tables")}>
      {page.tables.length > 1 && (
        <div class="row open-filters">
          <Select
            label={t("open-game")}
            value={game.value}
            values={[ANY, ...games.map((one) => one.name)]}
            textOf={(one) => (one ? tg(one, "game-title") : t("open-any"))}
            onChange={(one) => (game.value = one)}
          />
          <Select
            label={t("open-language")}
            value={spoken.value}
            values={[ANY, ...languages]}
            textOf={(one) => (one ? nameOf(one) : t("open-any"))}
            onChange={(one) => (spoken.value = one)}
          />
        </div>
      )}
      <ul class="plain open-list" aria-live="polite">
        {wanted.map((table) => (
          <TableCard key={table.table} table={table} fault={fault} />
        ))}
      </ul>
      {wanted.length === 0 && (
        <div class="sheet centre stack open-empty">
          <EmptyBench class="open-bench" />
          <p>{t("open-none")}</p>
        </div>
      )}
    </section>
  );
}

const nameOf = (code: string): string => (LANGUAGE_NAMES as Record<string, string>)[code] ?? code;

function TableCard({ table, fault }: { table: OpenTable; fault: Signal<string | null> }) {
  const busy = useSignal(false);
  const title = tg(table.game, "game-title");
  const free = table.seats - table.players.length;
  const join = () =>
    attempt(
      fault,
      async () => {
        await joinOpen({ table: table.table, name: ownName(), ...chosenAnimal() });
        go("t", table.table);
      },
      busy,
    );
  const pace = paceText({ ...DEFAULT_SETTINGS, timer_s: table.timer_s, turn_h: table.turn_h as 0 });
  return (
    <li class="sheet row open-card">
      <Cover game={table.game} class="open-cover" />
      <div class="grow">
        <h2>{title}</h2>
        {table.description && <p class="open-words">{table.description}</p>}
        <p class="soft">
          {pace} · {nameOf(table.language)}
        </p>
        <ul class="plain row open-players" aria-label={t("players")}>
          {table.players.map((player, number) => {
            const name = player.name || t("open-somebody");
            return (
              <li key={number} class="row">
                <AnimalPortrait animal={player.animal ?? animalFor(name + String(number))} class="face sized" /> {name}
              </li>
            );
          })}
          <li class="soft">{t("open-free", { count: free })}</li>
        </ul>
      </div>
      {table.yours ? (
        <a class="button" href={href("t", table.table)}>
          {t("open-back")}
        </a>
      ) : (
        <button
          type="button"
          class="primary"
          disabled={busy.value}
          aria-label={t("open-join-this", { game: title })}
          onClick={() => void join()}
        >
          {t("join")}
        </button>
      )}
    </li>
  );
}

// --- quick match ----------------------------------------------------------------------------------------------------

type Terms = Parameters<typeof quickMatch>[0];

interface Waiting {
  terms: Terms;
  company: number;
}

function Quick({ games, waiting, fault }: { waiting: Record<string, number> } & Part) {
  const game = useSignal(games[0]?.name ?? "");
  const seats = useSignal<readonly number[]>([]);
  const pace = useSignal<QuickPace>("relaxed");
  const now = useSignal<Waiting | null>(null);
  if (now.value) return <WaitingRoom terms={now.value.terms} now={now} fault={fault} />;
  const info = games.find((one) => one.name === game.value);
  const sizes = (info?.seats ?? []).filter((count) => count > 1);
  const chosen = seats.value.filter((count) => sizes.includes(count));
  const begin = () => {
    const id = crypto.getRandomValues(new Uint32Array(3)).join("-");
    const wish = { id, game: game.value, seats: chosen.length ? [...chosen] : sizes, pace: pace.value };
    now.value = { terms: { ...wish, name: ownName(), ...chosenAnimal() }, company: 1 };
  };
  const toggle = (count: number) => (on: boolean) =>
    (seats.value = on ? [...chosen, count] : chosen.filter((one) => one !== count));
  return (
    <section class="sheet stack open-quick">
      <h2>{t("quick-title")}</h2>
      <p class="soft">{t("quick-about")}</p>
      <Select
        label={t("open-game")}
        value={game.value}
        values={games.map((one) => one.name)}
        textOf={(one) => gameAndCount(one, waiting[one] ?? 0)}
        onChange={(one) => (game.value = one)}
      />
      <fieldset class="row open-sizes">
        <legend>{t("quick-players")}</legend>
        {sizes.map((count) => (
          <Check key={count} on={chosen.includes(count)} onChange={toggle(count)}>
            {count}
          </Check>
        ))}
      </fieldset>
      <Select
        label={t("pace")}
        value={pace.value}
        values={PACES}
        textOf={(one) => t(`quick-pace-${one}`)}
        onChange={(one) => (pace.value = one)}
      />
      <div class="row">
        <Button class="primary" text="quick-go" onClick={begin} />
      </div>
    </section>
  );
}

const gameAndCount = (game: string, count: number): string =>
  count ? t("quick-game", { game: tg(game, "game-title"), count }) : tg(game, "game-title");

interface WaitingProps {
  terms: Terms;
  now: Signal<Waiting | null>;
  fault: Signal<string | null>;
}

/** Waits for a match while it is mounted; leaving the screen withdraws. */
function WaitingRoom({ terms, now, fault }: WaitingProps) {
  useEffect(() => {
    const stop = new AbortController();
    void keepWaiting(terms, now, fault, stop.signal);
    return () => {
      stop.abort();
      void leaveQuick(terms.id).catch(() => undefined); // The wish expires soon anyway.
    };
  }, [terms, now, fault]);
  const others = (now.value?.company ?? 1) - 1;
  return (
    <section class="sheet stack open-quick">
      <h2>{t("quick-title")}</h2>
      <EmptyBench class="open-bench" />
      <p role="status">{t("quick-waiting", { game: tg(terms.game, "game-title"), count: others })}</p>
      <p class="soft">{t("quick-stay")}</p>
      <div class="row">
        <Button text="quick-stop" onClick={() => (now.value = null)} />
      </div>
    </section>
  );
}

/** Repeat the request until there is a table, then go there. */
async function keepWaiting(
  wish: Terms,
  now: Signal<Waiting | null>,
  fault: Signal<string | null>,
  stop: AbortSignal,
): Promise<void> {
  while (!stop.aborted) {
    try {
      const { table, waiting } = await quickMatch(wish, stop);
      if (stop.aborted) return;
      if (table) return go("t", table);
      now.value = { terms: wish, company: waiting };
    } catch (error) {
      if (stop.aborted) return;
      fault.value = codeOf(error);
      now.value = null;
      return;
    }
  }
}

// --- a new table -------------------------------------------------------------------------------------------

/** Creates a table with free seats; its host opens it to the house in the lobby. */
function OwnTable({ games, fault }: Part) {
  const game = useSignal(games[0]?.name ?? "");
  const info = games.find((one) => one.name === game.value);
  const sizes = (info?.seats ?? []).filter((count) => count > 1);
  const seats = useSignal(0);
  const count = sizes.includes(seats.value) ? seats.value : (sizes[0] ?? 2);
  const make = () =>
    attempt(fault, async () => {
      if (info) await openTable(info, { ...lastPlan(info), seats: friendSeats(count) }, { start: false });
    });
  return (
    <section class="sheet stack">
      <h2>{t("open-own")}</h2>
      <p class="soft">{t("open-own-about")}</p>
      <Select
        label={t("open-game")}
        value={game.value}
        values={games.map((one) => one.name)}
        textOf={(one) => tg(one, "game-title")}
        onChange={(one) => (game.value = one)}
      />
      <Select
        label={t("players")}
        value={count}
        values={sizes}
        textOf={String}
        onChange={(one) => (seats.value = one)}
      />
      <div class="row">
        <Button text="open-own-make" onClick={make} />
      </div>
    </section>
  );
}
