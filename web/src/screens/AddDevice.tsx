/** Holding the seats of another device here too: by the code it shows, after saying that one means it. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, ApiError } from "../net/api";
import { Bar } from "../shell/Bar";
import { t } from "../shell/i18n";
import { go, replace } from "../shell/router";
import { CodeField } from "./CodeField";

export function Carry({ code: given }: { code: string }) {
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
    try {
      await api.carry({ code: code.value.trim(), ...(leavesTables ? { replace: true } : {}) });
      go();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      fault.value = error.code;
    }
  };
  return (
    <div class="page">
      <Bar title={t("carry")} heading />
      <main class="narrow-page">
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
            <button type="submit" class="primary" disabled={code.value.trim().length < 4}>
              {t(leavesTables ? "carry-anyway" : "carry-go")}
            </button>
          </div>
        </form>
      </main>
    </div>
  );
}

const carryFault = (code: string): string => (code === "unknown-secret" ? "carry-wrong" : `refused-${code}`);
