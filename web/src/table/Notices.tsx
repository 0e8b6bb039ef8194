/** Instead of a table: one moment, or out of reach. */
import { CodeForm } from "../screens/CodeForm";
import { t } from "../shell/i18n";
import { href } from "../shell/router";

export function Loading({ state }: { state: string }) {
  return (
    <main class="notice-page">
      <div class="sheet notice" role="status">
        <div class="digging" aria-hidden="true" />
        <p>{t(state === "offline" ? "link-offline" : "loading")}</p>
        <a class="button" href={href()}>
          {t("home")}
        </a>
      </div>
    </main>
  );
}

/** Faults that a reload may mend. */
const MENDABLE = new Set(["version", "unavailable", "offline"]);

/** The address of a table where this browser has no seat: it takes an invitation. */
const STRANGE = new Set(["unknown-table", "not-allowed", "not-your-seat"]);

export function Gone({ code }: { code: string }) {
  if (STRANGE.has(code)) return <Stranger />;
  return (
    <main class="notice-page">
      <div class="sheet notice" role="alert">
        <h1>{t("gone")}</h1>
        <p>{t(`gone-${code}`)}</p>
        <div class="row centred">
          {MENDABLE.has(code) && (
            <button type="button" onClick={() => location.reload()}>
              {t("try-again")}
            </button>
          )}
          <a class="button primary" href={href()}>
            {t("home")}
          </a>
        </div>
      </div>
    </main>
  );
}

function Stranger() {
  return (
    <main class="notice-page">
      <div class="sheet notice stack" role="alert">
        <h1>{t("gone")}</h1>
        <p>{t("gone-invitation")}</p>
        <CodeForm />
        <a class="button" href={href()}>
          {t("home")}
        </a>
      </div>
    </main>
  );
}
