/** Instead of a table: one moment, or out of reach. */
import { t } from "../shell/i18n";
import { href } from "../shell/router";
import { isStrange, Stranger } from "./Stranger";

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

export function Gone({ code }: { code: string }) {
  if (isStrange(code)) return <Stranger />;
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
