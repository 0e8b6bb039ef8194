/** Who plays: how many, and who sits where. */
import { SITE } from "../net/here";
import type { GameInfo, SeatPlan } from "../net/wire";
import { t } from "../shell/i18n";
import { ownName } from "../shell/names";
import { playerName } from "../shell/settings";
import { defaultLevel } from "./start";

interface Props {
  info: GameInfo;
  seats: SeatPlan[];
  onChange(seats: SeatPlan[]): void;
}

export function SeatsEditor({ info, seats, onChange }: Props) {
  const resize = (count: number) => {
    const level = defaultLevel(info);
    onChange(Array.from({ length: count }, (_, i): SeatPlan => seats[i] ?? { kind: "bot", level }));
  };
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
          <SeatRow
            key={i}
            info={info}
            number={i + 1}
            seat={seat}
            onChange={(changed) => onChange(seats.map((one, n) => (n === i ? changed : one)))}
          />
        ))}
      </ol>
    </section>
  );
}

interface RowProps {
  info: GameInfo;
  number: number;
  seat: SeatPlan;
  onChange(seat: SeatPlan): void;
}

function SeatRow({ info, number, seat, onChange }: RowProps) {
  const mine = number === 1;
  return (
    <li class="row">
      <span class={`face face-${number}`}>{number}</span>
      {mine ? (
        <span>{t("seat-kind-me")}</span>
      ) : (
        <KindChoice info={info} number={number} seat={seat} onChange={onChange} />
      )}
      {mine && <NameField number={1} value={playerName.value} hint={ownName()} onChange={rename} />}
      {!mine && seat.kind === "here" && (
        <NameField
          number={number}
          value={seat.name ?? ""}
          hint={t("seat-unnamed", { number })}
          onChange={(name) => onChange(name ? { ...seat, name } : { kind: "here" })}
        />
      )}
    </li>
  );
}

function rename(name: string): void {
  playerName.value = name;
}

function KindChoice({ info, number, seat, onChange }: RowProps) {
  const choose = (value: string) => {
    const [kind, level] = value.split(":");
    onChange(kind === "bot" ? { kind, ...(level ? { level } : {}) } : { kind: kind === "here" ? "here" : "remote" });
  };
  return (
    <label>
      <span class="sr">{t("lobby-who", { number })}</span>
      <select
        value={seat.kind === "bot" ? `bot:${seat.level}` : seat.kind}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {info.levels.map((level) => (
          <option key={level} value={`bot:${level}`}>
            {t("seat-bot", { level: t(`level-${level}`) })}
          </option>
        ))}
        {!SITE && <option value="remote">{t("seat-kind-remote")}</option>}
        <option value="here">{t("seat-kind-here")}</option>
      </select>
    </label>
  );
}

function NameField(props: { number: number; value: string; hint: string; onChange(name: string): void }) {
  return (
    <label class="grow">
      <span class="sr">{t("setup-name", { number: props.number })}</span>
      <input
        value={props.value}
        maxLength={24}
        placeholder={props.hint}
        onInput={(event) => props.onChange(event.currentTarget.value)}
      />
    </label>
  );
}
