/** Coming to a table by its short code. */
import { useSignal } from "@preact/signals";
import { t } from "../shell/i18n";
import { go } from "../shell/router";
import { CodeField } from "./CodeField";

export function CodeForm() {
  const code = useSignal("");
  const submit = (event: Event) => {
    event.preventDefault();
    if (code.value.trim()) go("code", code.value.trim().toUpperCase());
  };
  return (
    <form class="sheet code-form" onSubmit={submit}>
      <CodeField code={code} label={t("home-code")} most={12} grow />
      <button type="submit">{t("join")}</button>
    </form>
  );
}
