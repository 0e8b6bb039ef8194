/** Form that adds the seats of another device to this one, with the code which that device shows. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../net/api";
import { attempt } from "../shell/attempt";
import { Page } from "../shell/Bar";
import { Button } from "../shell/Button";
import { t } from "../shell/i18n";
import { go, replace } from "../shell/router";
import { CodeField } from "./CodeField";

export function AddDevice({ code: given }: { code: string }) {
  const code = useSignal(given);
  const fault = useSignal<string | null>(null);
  useEffect(() => {
    if (!given) return;
    code.value = given;
    replace("carry");
  }, [given, code]);
  const leavesTables = fault.value === "not-now";
  const submit = async (event: Event) => {
    event.preventDefault();
    await attempt(fault, async () => {
      await api.carry({ code: code.value.trim(), ...(leavesTables ? { replace: true } : {}) });
      go();
    });
  };
  return (
    <Page title={t("carry")} heading>
      <form class="sheet stack" onSubmit={(event) => void submit(event)}>
        <p>{t("carry-about")}</p>
        <CodeField code={code} label={t("carry-code")} most={24} />
        <p class="soft">{t("carry-warning")}</p>
        {fault.value && (
          <p class="notice" role="alert">
            {t(leavesTables ? "carry-leaves" : carryFault(fault.value))}
          </p>
        )}
        <div class="row">
          <Button
            class="primary"
            text={leavesTables ? "carry-anyway" : "carry-go"}
            type="submit"
            disabled={code.value.trim().length < 4}
          />
        </div>
      </form>
    </Page>
  );
}

const carryFault = (code: string): string => (code === "unknown-secret" ? "carry-wrong" : `refused-${code}`);
