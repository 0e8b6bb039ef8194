/** Table setup: who sits where, variant and options in plain words. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Cover } from "../art/covers";
import { api, ApiError } from "../net/api";
import type { GameInfo, SeatPlan } from "../net/wire";
import { Bar } from "../shell/Bar";
import { gameText, has, learnGame, optionText, t, tg } from "../shell/i18n";
import { ownName } from "../shell/names";
import { playerName } from "../shell/settings";
import { TableSettings } from "../table/TableSettings";
import { defaultLevel, keepPlan, lastPlan, openTable, type Plan } from "./start";

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
            <div class="setup-head">
              <Cover game={name} class="setup-cover" />
              <div>
                <h1>{tg(name, "game-title")}</h1>
                <p>{tg(name, "game-blurb")}</p>
                {has(`length-${name}`) && <p class="soft">{t("setup-length", { minutes: t(`length-${name}`) })}</p>}
              </div>
            </div>
            <SeatsEditor
              info={info}
              seats={now.seats}
              onChange={(seats) => change({ seats, options: optionsFor(seats.length, now.options) })}
            />
            <section class="sheet">
              <h2>{t("options")}</h2>
              {info.options
                .filter((option) => hasItsSeat(option.name, now.seats.length))
                .map((option) => {
                  const values = valuesOf(option, now);
                  const set = (value: string) => change({ options: { ...now.options, [option.name]: value } });
                  const value = now.options[option.name] ?? option.default;
                  const why = gameText(name, `about-${option.name}`);
                  return option.values.join() === "off,on" ? (
                    <label key={option.name} class="check">
                      <input
                        type="checkbox"
                        checked={value === "on"}
                        onChange={(event) => set(event.currentTarget.checked ? "on" : "off")}
                      />
                      <span>
                        {optionText(name, option.name)}
                        {why && <small class="soft"> {why}</small>}
                      </span>
                    </label>
                  ) : (
                    <label key={option.name} class="field">
                      <span>{optionText(name, option.name)}</span>
                      <select
                        value={values.includes(value) ? value : option.default}
                        onChange={(event) => set(event.currentTarget.value)}
                      >
                        {values.map((one) => (
                          <option key={one} value={one}>
                            {optionText(name, option.name, one)}
                          </option>
                        ))}
                      </select>
                    </label>
                  );
                })}
            </section>
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

const CLAN = /^clan_(\d)$/;

/** The options `clan_1`, `clan_2`, … belong to a seat each. */
function hasItsSeat(option: string, seats: number) {
  const seat = CLAN.exec(option)?.[1];
  return seat === undefined || Number(seat) <= seats;
}

function optionsFor(seats: number, options: Record<string, string>) {
  return Object.fromEntries(Object.entries(options).filter(([name]) => hasItsSeat(name, seats)));
}

/** What can be chosen: only seats that are there, only clans that nobody else has. */
function valuesOf(option: GameInfo["options"][number], plan: Plan) {
  if (option.name === "first") return option.values.slice(0, plan.seats.length + 1);
  if (!CLAN.test(option.name)) return option.values;
  const taken = Object.entries(plan.options).filter(([name]) => CLAN.test(name) && name !== option.name);
  return option.values.filter((value) => value === option.default || !taken.some(([, clan]) => clan === value));
}

function SeatsEditor({
  info,
  seats,
  onChange,
}: {
  info: GameInfo;
  seats: SeatPlan[];
  onChange(seats: SeatPlan[]): void;
}) {
  const resize = (count: number) => {
    const level = defaultLevel(info);
    onChange(Array.from({ length: count }, (_, i): SeatPlan => seats[i] ?? { kind: "bot", level }));
  };
  const set = (i: number, seat: SeatPlan) => onChange(seats.map((one, n) => (n === i ? seat : one)));
  return (
    <section class="sheet">
      <h2>{t("setup-who")}</h2>
      <div class="row counts" role="group" aria-label={t("setup-count")}>
        {info.seats.map((count) => (
          <button
            key={count}
            type="button"
            class="small"
            aria-pressed={seats.length === count}
            onClick={() => resize(count)}
          >
            {t("setup-players", { count })}
          </button>
        ))}
      </div>
      <ol class="seat-editor">
        {seats.map((seat, i) => (
          <li key={i} class="row">
            <span class={`face face-${i + 1}`}>{i + 1}</span>
            {i === 0 ? (
              <span>{t("seat-kind-me")}</span>
            ) : (
              <label>
                <span class="sr">{t("lobby-who", { number: i + 1 })}</span>
                <select
                  value={seat.kind === "bot" ? `bot:${seat.level}` : seat.kind}
                  onChange={(event) => {
                    const [kind, level] = event.currentTarget.value.split(":");
                    set(i, kind === "bot" ? { kind, level } : { kind: kind === "here" ? "here" : "remote" });
                  }}
                >
                  {info.levels.map((level) => (
                    <option key={level} value={`bot:${level}`}>
                      {t("seat-bot", { level: t(`level-${level}`) })}
                    </option>
                  ))}
                  <option value="remote">{t("seat-kind-remote")}</option>
                  <option value="here">{t("seat-kind-here")}</option>
                </select>
              </label>
            )}
            {(i === 0 || seat.kind === "here") && (
              <label class="grow">
                <span class="sr">{t("setup-name", { number: i + 1 })}</span>
                <input
                  value={i === 0 ? playerName.value : (seat.name ?? "")}
                  maxLength={24}
                  placeholder={i === 0 ? ownName() : t("seat-unnamed", { number: i + 1 })}
                  onInput={(event) => {
                    const name = event.currentTarget.value;
                    if (i === 0) playerName.value = name;
                    else set(i, name ? { ...seat, name } : { kind: "here" });
                  }}
                />
              </label>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
