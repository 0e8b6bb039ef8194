/** Table setup: seats, options and table settings. */
import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Cover } from "../art/covers";
import { api } from "../net/api";
import type { GameInfo } from "../net/wire";
import { attempt, FaultLine } from "../shell/attempt";
import { Page } from "../shell/Bar";
import { SITE } from "../net/local_tables";
import { Button } from "../shell/Button";
import { Check } from "../shell/fields";
import { has, learnGame, t, tg } from "../shell/i18n";
import { TableSettings } from "../table/TableSettings";
import { OptionsEditor, optionsFor } from "./OptionsEditor";
import { SeatsEditor } from "./SeatsEditor";
import { canBeRated, keepPlan, openTable, settingsOf, setupPlan, type Plan } from "./create_table";
import "./Setup.css";

export function Setup({ game }: { game: string }) {
  const store = useSetup(game);
  const fault = store.fault.value;
  return (
    <Page title={t("setup")} class="setup-page">
      {store.info.value && store.plan.value ? (
        <SetupForm store={store} info={store.info.value} plan={store.plan.value} />
      ) : (
        <p role="status">{t(fault ? `refused-${fault}` : "loading")}</p>
      )}
    </Page>
  );
}

interface SetupStore {
  info: Signal<GameInfo | null>;
  plan: Signal<Plan | null>;
  fault: Signal<string | null>;
  busy: Signal<boolean>;
}

/** Load the game and the plan to begin with: the last one for this game. */
function useSetup(game: string): SetupStore {
  const info = useSignal<GameInfo | null>(null);
  const plan = useSignal<Plan | null>(null);
  const fault = useSignal<string | null>(null);
  const busy = useSignal(false);
  useEffect(() => {
    void attempt(fault, async () => {
      const [catalogue] = await Promise.all([api.games(), learnGame(game)]);
      info.value = catalogue.games.find((one) => one.name === game) ?? null;
      plan.value = info.value && setupPlan(info.value);
    });
  }, [game, info, plan, fault]);
  return { info, plan, fault, busy };
}

const waitsForOthers = (plan: Plan): boolean =>
  plan.screen === true || plan.seats.some((seat) => seat.kind === "remote");

/** Whether the table settings fit beside everything else. */
const hasRoom = (): boolean => matchMedia("(min-width: 1000px) and (min-height: 700px)").matches;

function SetupForm({ store, info, plan }: { store: SetupStore; info: GameInfo; plan: Plan }) {
  const change = (changed: Partial<Plan>) => (store.plan.value = { ...plan, ...changed });
  const submit = (event: Event) => {
    event.preventDefault();
    keepPlan(info.name, plan);
    void attempt(store.fault, () => openTable(info, plan, { start: !waitsForOthers(plan) }), store.busy);
  };
  return (
    <form class="setup" onSubmit={submit}>
      <div class="stack">
        <SetupHead game={info.name} />
        <SeatsEditor
          info={info}
          seats={plan.seats}
          onChange={(seats) => change({ seats, options: optionsFor(seats.length, plan.options) })}
        />
        {!SITE && <ScreenChoice plan={plan} onChange={change} />}
      </div>
      <div class="stack">
        <OptionsEditor info={info} plan={plan} onChange={(options) => change({ options })} />
        <details class="sheet" open={hasRoom()}>
          <summary>{t("table-settings")}</summary>
          <TableSettings
            settings={settingsOf(plan)}
            answers={!!info.standing?.length}
            rating={canBeRated(plan.seats)}
            onChange={(changed) => change({ changed: { ...plan.changed, ...changed } })}
          />
        </details>
      </div>
      <div class="stack setup-start">
        <FaultLine class="toast no" code={store.fault.value} />
        <Button
          class="primary"
          text={waitsForOthers(plan) ? "setup-open" : "setup-start"}
          type="submit"
          disabled={store.busy.value}
        />
      </div>
    </form>
  );
}

/** Option to show the board on this screen for everybody in the room, while people play on their phones. */
function ScreenChoice({ plan, onChange }: { plan: Plan; onChange(changed: Partial<Plan>): void }) {
  return (
    <section class="sheet">
      <Check on={plan.screen === true} onChange={(screen) => onChange({ screen })}>
        {t("setup-screen")} <small class="soft">{t("setup-screen-how")}</small>
      </Check>
    </section>
  );
}

function SetupHead({ game }: { game: string }) {
  return (
    <div class="setup-head row">
      <Cover game={game} class="setup-cover" />
      <div>
        <h1>{tg(game, "game-title")}</h1>
        <p>{tg(game, "game-blurb")}</p>
        {has(`length-${game}`) && <p class="soft">{t("setup-length", { minutes: t(`length-${game}`) })}</p>}
      </div>
    </div>
  );
}
