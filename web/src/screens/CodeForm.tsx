/** Form to join a table by its short code. */
import { useSignal } from "@preact/signals";
import { Button } from "../shell/Button";
import { t } from "../shell/i18n";
import { go } from "../shell/router";
import { CodeField } from "./CodeField";
import "./CodeForm.css";

/** `first` is a rejected code to correct. */
export function CodeForm({ first = "" }: { first?: string }) {
  const code = useSignal(first);
  const submit = (event: Event) => {
    event.preventDefault();
    if (code.value.trim()) go("code", code.value.trim().toUpperCase());
  };
  return (
    <form class="sheet across code-form" onSubmit={submit}>
      <CodeField code={code} label={t("home-code")} most={12} grow />
      <Button text="join" type="submit" />
    </form>
  );
}
