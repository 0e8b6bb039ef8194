/** Choice of an animal among a dozen portraits: as a grid, or behind a button with the current one. */
import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { AnimalPortrait } from "../art/animals";
import type { Animal } from "../net/wire";
import { Dialog } from "./Dialog";
import { t } from "./i18n";
import { ANIMALS } from "./portraits";
import "./AnimalChoice.css";

interface Props {
  /** The current animal. */
  value: Animal;
  /** Animals chosen by others at the table. */
  taken?: readonly Animal[];
  onChange(animal: Animal): void;
}

export function AnimalGrid({ value, taken = [], onChange }: Props) {
  const group = useId();
  return (
    <fieldset class="animals">
      <legend>{t("animal")}</legend>
      {ANIMALS.map((animal) => (
        <label key={animal} class="animal" title={t(`animal-${animal}`)}>
          <input
            type="radio"
            name={group}
            value={animal}
            class="sr"
            aria-label={t(`animal-${animal}`)}
            checked={animal === value}
            disabled={taken.includes(animal)}
            onChange={() => onChange(animal)}
          />
          <AnimalPortrait animal={animal} mood={animal === value ? "glad" : "waiting"} />
        </label>
      ))}
    </fieldset>
  );
}

/** The face of a seat as a button that opens the choice. */
export function AnimalButton({ seat, ...props }: Props & { seat: number }) {
  const open = useSignal(false);
  const label = t("animal-change", { animal: t(`animal-${props.value}`) });
  return (
    <>
      <button
        type="button"
        class={`face sized centre face-${seat} animal-button`}
        aria-label={label}
        title={label}
        onClick={() => (open.value = true)}
      >
        <AnimalPortrait animal={props.value} />
      </button>
      {open.value && (
        <Dialog title={t("animal-which")} onClose={() => (open.value = false)} class="animal-dialog">
          <AnimalGrid {...props} />
        </Dialog>
      )}
    </>
  );
}
