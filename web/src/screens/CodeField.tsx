/** A field for a code read from another screen. */
import type { Signal } from "@preact/signals";

export function CodeField(props: { code: Signal<string>; label: string; most: number; grow?: boolean }) {
  const { code, label, most, grow } = props;
  return (
    <label class={grow ? "field grow" : "field"}>
      <span>{label}</span>
      <input
        value={code.value}
        maxLength={most}
        autocapitalize="characters"
        autocomplete="off"
        onInput={(event) => (code.value = event.currentTarget.value)}
      />
    </label>
  );
}
