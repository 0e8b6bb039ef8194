/** Form for the number of players and who sits where. */
import { SITE } from "../net/local_tables";
import type { Animal, GameInfo, SeatPlan } from "../net/wire";
import { Select } from "../shell/fields";
import { t } from "../shell/i18n";
import { AnimalButton } from "../shell/AnimalChoice";
import { LevelsNote } from "../shell/LevelsNote";
import { ownName, seatChoiceText } from "../shell/names";
import { animalsOf } from "../shell/portraits";
import { playerAnimal, playerName } from "../shell/settings";
import { defaultLevel } from "./create_table";
import "./SeatsEditor.css";

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
  const chosen = seats.map((seat, i) => (i === 0 ? playerAnimal.value : (seat.animal ?? null)));
  const looks = animalsOf(seats.map((seat, i) => ({ name: nameAt(seat, i), animal: chosen[i] ?? null })));
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
      <ol class="seat-editor seat-list">
        {seats.map((seat, i) => (
          <SeatRow
            key={i}
            info={info}
            number={i + 1}
            seat={seat}
            look={looks[i] ?? "mole"}
            taken={chosen.flatMap((animal, n) => (n === i || !animal ? [] : [animal]))}
            onChange={(changed) => onChange(seats.map((one, n) => (n === i ? changed : one)))}
          />
        ))}
      </ol>
      <LevelsNote game={info.name} seats={seats.length} />
    </section>
  );
}

function nameAt(seat: SeatPlan, at: number): string {
  return at === 0 ? ownName() : (seat.name ?? t("seat-unnamed", { number: at + 1 }));
}

interface RowProps {
  info: GameInfo;
  number: number;
  seat: SeatPlan;
  look: Animal;
  /** The animals that others have chosen. */
  taken: Animal[];
  onChange(seat: SeatPlan): void;
}

function SeatRow(props: RowProps) {
  const { number, seat, onChange } = props;
  const mine = number === 1;
  return (
    <li class="row">
      <Face {...props} />
      {mine ? <span>{t("seat-kind-me")}</span> : <KindChoice {...props} />}
      {mine && <NameField number={1} value={playerName.value} hint={ownName()} onChange={rename} />}
      {!mine && seat.kind === "here" && (
        <NameField
          number={number}
          value={seat.name ?? ""}
          hint={t("seat-unnamed", { number })}
          onChange={(name) => onChange({ ...without(seat, "name"), ...(name ? { name } : {}) })}
        />
      )}
    </li>
  );
}

function without(seat: SeatPlan, key: "name"): SeatPlan {
  const { [key]: _gone, ...rest } = seat;
  return rest;
}

/** The animal of somebody at this screen; for all others, the number of the seat. */
function Face({ number, seat, look, taken, onChange }: RowProps) {
  if (number > 1 && seat.kind !== "here") return <span class={`face sized centre face-${number}`}>{number}</span>;
  const choose = (animal: Animal) => {
    if (number === 1) playerAnimal.value = animal;
    else onChange({ ...seat, animal });
  };
  return <AnimalButton seat={number} value={look} taken={taken} onChange={choose} />;
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
    <Select
      quiet
      label={t("lobby-who", { number })}
      value={seat.kind === "bot" ? `bot:${seat.level}` : seat.kind}
      values={[...info.levels.map((level) => `bot:${level}`), ...(SITE ? [] : ["remote"]), "here"]}
      textOf={seatChoiceText}
      onChange={choose}
    />
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
