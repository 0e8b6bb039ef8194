/** Coming to a table by its short code. */
import { useSignal } from "@preact/signals";
import { t } from "../shell/i18n";
import { go } from "../shell/router";

export function CodeForm() {
  const code = useSignal("");
  const submit = (event: Event) => {
    event.preventDefault();
    if (code.value.trim()) go("code", code.value.trim().toUpperCase());
  };
  return (
    <form class="sheet code-form" onSubmit={submit}>
      <label class="field grow">
        <span>{t("home-code")}</span>
        <input
          value={code.value}
          maxLength={12}
          autocapitalize="characters"
          autocomplete="off"
          onInput={(event) => (code.value = event.currentTarget.value)}
        />
      </label>
      <button type="submit">{t("join")}</button>
    </form>
  );
}
