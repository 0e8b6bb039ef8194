/** Form fields: a check box and a select. */
import type { ComponentChildren } from "preact";

interface CheckProps {
  on: boolean;
  onChange(on: boolean): void;
  class?: string;
  children: ComponentChildren;
}

export function Check({ on, onChange, class: name = "", children }: CheckProps) {
  return (
    <label class={`check ${name}`.trim()}>
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{children}</span>
    </label>
  );
}

interface SelectProps<T extends string | number> {
  label: string;
  value: T;
  values: readonly T[];
  textOf(value: T): string;
  onChange(value: T): void;
  /** Whether the label is for screen readers only. */
  quiet?: boolean;
  /** Whether the values are long, so that it needs a line of its own. */
  wide?: boolean;
}

export function Select<T extends string | number>(props: SelectProps<T>) {
  const { label, value, values, textOf, onChange, quiet = false, wide = false } = props;
  const choose = (text: string) => {
    const chosen = values.find((one) => String(one) === text);
    if (chosen !== undefined) onChange(chosen);
  };
  return (
    <label class={quiet ? undefined : `field${wide ? " wide" : ""}`}>
      <span class={quiet ? "sr" : undefined}>{label}</span>
      <select value={String(value)} onChange={(event) => choose(event.currentTarget.value)}>
        {values.map((one) => (
          <option key={one} value={one}>
            {textOf(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
