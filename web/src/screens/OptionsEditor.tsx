/** The options of a game, in words. */
import type { GameInfo } from "../net/wire";
import { Check, Select } from "../shell/fields";
import { gameText, optionText, t } from "../shell/i18n";
import type { Plan } from "./create_table";

type Option = GameInfo["options"][number];

const OF_SEAT = /^(?:clan|colour)_(\d)$/;

/** Whether an option applies with this many seats: each of `clan_1`, `colour_2`, … belongs to a seat. */
function appliesTo(option: string, seats: number) {
  const seat = OF_SEAT.exec(option)?.[1];
  return seat === undefined || Number(seat) <= seats;
}

/** The options that apply to this number of seats. */
export function optionsFor(seats: number, options: Record<string, string>) {
  return Object.fromEntries(Object.entries(options).filter(([name]) => appliesTo(name, seats)));
}

/** The values to offer: only seats in play, only a clan or colour that no other seat has. */
function valuesOf(option: Option, plan: Plan) {
  if (option.name === "first") return option.values.slice(0, plan.seats.length + 1);
  if (!OF_SEAT.test(option.name)) return option.values;
  const taken = Object.entries(plan.options).filter(([name]) => OF_SEAT.test(name) && name !== option.name);
  return option.values.filter((value) => value === option.default || !taken.some(([, other]) => other === value));
}

/** Number of letters that fit half the width of the form. */
const MOST_BESIDE = 22;

interface Props {
  info: GameInfo;
  plan: Plan;
  onChange(options: Record<string, string>): void;
}

export function OptionsEditor({ info, plan, onChange }: Props) {
  const options = info.options.filter((option) => appliesTo(option.name, plan.seats.length));
  return (
    <section class="sheet options">
      <h2>{t("options")}</h2>
      {options.map((option) => (
        <OptionField
          key={option.name}
          game={info.name}
          option={option}
          values={valuesOf(option, plan)}
          value={plan.options[option.name] ?? option.default}
          onChange={(value) => onChange({ ...plan.options, [option.name]: value })}
        />
      ))}
    </section>
  );
}

interface FieldProps {
  game: string;
  option: Option;
  values: string[];
  value: string;
  onChange(value: string): void;
}

function OptionField({ game, option, values, value, onChange }: FieldProps) {
  const why = gameText(game, `about-${option.name}`);
  if (option.values.join() === "off,on") {
    return (
      <Check on={value === "on"} onChange={(on) => onChange(on ? "on" : "off")}>
        {optionText(game, option.name)}
        {why && <small class="soft"> {why}</small>}
      </Check>
    );
  }
  return (
    <Select
      wide={values.some((one) => optionText(game, option.name, one).length > MOST_BESIDE)}
      label={optionText(game, option.name)}
      value={values.includes(value) ? value : option.default}
      values={values}
      textOf={(one) => optionText(game, option.name, one)}
      onChange={onChange}
    />
  );
}
