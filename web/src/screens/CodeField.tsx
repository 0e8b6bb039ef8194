/** A field for a code that somebody reads from another screen. */
import type { Signal } from "@preact/signals";

export function CodeField({
  code,
  label,
  most,
  grow,
}: {
  code: Signal<string>;
  label: string;
  most: number;
  grow?: boolean;
}) {
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
