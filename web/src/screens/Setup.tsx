/** Table setup: who sits where, variant and options in plain words. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Cover } from "../art/covers";
import { api, ApiError } from "../net/api";
import type { GameInfo } from "../net/wire";
import { Bar } from "../shell/Bar";
import { has, learnGame, t, tg } from "../shell/i18n";
import { TableSettings } from "../table/TableSettings";
import { OptionsEditor, optionsFor } from "./OptionsEditor";
import { SeatsEditor } from "./SeatsEditor";
import { keepPlan, lastPlan, openTable, type Plan } from "./start";

export function Setup({ game: name }: { game: string }) {
  const game = useSignal<GameInfo | null>(null);
  const plan = useSignal<Plan | null>(null);
  const fault = useSignal<string | null>(null);
  const busy = useSignal(false);
  useEffect(() => {
    void (async () => {
      try {
        const [catalogue] = await Promise.all([api.games(), learnGame(name)]);
        game.value = catalogue.games.find((one) => one.name === name) ?? null;
        plan.value = game.value && lastPlan(game.value);
      } catch (error) {
        fault.value = error instanceof ApiError ? error.code : "unavailable";
      }
    })();
  }, [name, game, plan, fault]);
  const info = game.value;
  const now = plan.value;
  const change = (changed: Partial<Plan>) => {
    if (plan.value) plan.value = { ...plan.value, ...changed };
  };
  const open = async () => {
    if (!info || !now) return;
    busy.value = true;
    fault.value = null;
    try {
      keepPlan(name, now);
      await openTable(info, now, { start: now.seats.every((seat) => seat.kind !== "remote") });
    } catch (error) {
      fault.value = error instanceof ApiError ? error.message : "unavailable";
    } finally {
      busy.value = false;
    }
  };
  return (
    <div class="page">
      <Bar title={t("setup")} />
      <main class="narrow-page">
        {!info || !now ? (
          <p role="status">{fault.value ? t(`refused-${fault.value}`) : t("loading")}</p>
        ) : (
          <form
            class="stack"
            onSubmit={(event) => {
              event.preventDefault();
              void open();
            }}
          >
            <SetupHead game={name} />
            <SeatsEditor
              info={info}
              seats={now.seats}
              onChange={(seats) => change({ seats, options: optionsFor(seats.length, now.options) })}
            />
            <OptionsEditor info={info} plan={now} onChange={(options) => change({ options })} />
            <details class="sheet">
              <summary>{t("table-settings")}</summary>
              <TableSettings
                settings={now.settings}
                onChange={(changed) => change({ settings: { ...now.settings, ...changed } })}
              />
            </details>
            {fault.value && (
              <p class="toast no" role="alert">
                {fault.value}
              </p>
            )}
            <button type="submit" class="primary" disabled={busy.value}>
              {t(now.seats.some((seat) => seat.kind === "remote") ? "setup-open" : "setup-start")}
            </button>
          </form>
        )}
      </main>
    </div>
  );
}

function SetupHead({ game }: { game: string }) {
  return (
    <div class="setup-head">
      <Cover game={game} class="setup-cover" />
      <div>
        <h1>{tg(game, "game-title")}</h1>
        <p>{tg(game, "game-blurb")}</p>
        {has(`length-${game}`) && <p class="soft">{t("setup-length", { minutes: t(`length-${game}`) })}</p>}
      </div>
    </div>
  );
}
