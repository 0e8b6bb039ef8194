/** The options of a game, in words. */
import type { GameInfo } from "../net/wire";
import { gameText, optionText, t } from "../shell/i18n";
import type { Plan } from "./start";

type Option = GameInfo["options"][number];

const CLAN = /^clan_(\d)$/;

/** The options `clan_1`, `clan_2`, … belong to a seat each. */
function hasItsSeat(option: string, seats: number) {
  const seat = CLAN.exec(option)?.[1];
  return seat === undefined || Number(seat) <= seats;
}

/** The options that make sense for so many seats. */
export function optionsFor(seats: number, options: Record<string, string>) {
  return Object.fromEntries(Object.entries(options).filter(([name]) => hasItsSeat(name, seats)));
}

/** What can be chosen: only seats that are there, only clans that nobody else has. */
function valuesOf(option: Option, plan: Plan) {
  if (option.name === "first") return option.values.slice(0, plan.seats.length + 1);
  if (!CLAN.test(option.name)) return option.values;
  const taken = Object.entries(plan.options).filter(([name]) => CLAN.test(name) && name !== option.name);
  return option.values.filter((value) => value === option.default || !taken.some(([, clan]) => clan === value));
}

interface Props {
  info: GameInfo;
  plan: Plan;
  onChange(options: Record<string, string>): void;
}

export function OptionsEditor({ info, plan, onChange }: Props) {
  const options = info.options.filter((option) => hasItsSeat(option.name, plan.seats.length));
  return (
    <section class="sheet">
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
      <label class="check">
        <input
          type="checkbox"
          checked={value === "on"}
          onChange={(event) => onChange(event.currentTarget.checked ? "on" : "off")}
        />
        <span>
          {optionText(game, option.name)}
          {why && <small class="soft"> {why}</small>}
        </span>
      </label>
    );
  }
  return (
    <label class="field">
      <span>{optionText(game, option.name)}</span>
      <select
        value={values.includes(value) ? value : option.default}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {optionText(game, option.name, one)}
          </option>
        ))}
      </select>
    </label>
  );
}
