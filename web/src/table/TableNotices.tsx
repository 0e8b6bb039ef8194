/** Shown instead of a table: loading, or why it cannot be opened. */
import { Button, LinkButton } from "../shell/Button";
import { t } from "../shell/i18n";
import { href } from "../shell/router";
import { isNotInvited, NotInvited } from "./NotInvited";

export function Loading({ state }: { state: string }) {
  return (
    <main class="notice-page centre">
      <div class="sheet notice" role="status">
        <div class="digging" aria-hidden="true" />
        <p>{t(state === "offline" ? "link-offline" : "loading")}</p>
        <LinkButton text="home" href={href()} />
      </div>
    </main>
  );
}

/** Faults that a reload may fix. */
const FIXED_BY_RELOAD = new Set(["version", "unavailable", "offline"]);

export function Gone({ code }: { code: string }) {
  if (isNotInvited(code)) return <NotInvited />;
  return (
    <main class="notice-page centre">
      <div class="sheet notice" role="alert">
        <h1>{t("gone")}</h1>
        <p>{t(`gone-${code}`)}</p>
        <div class="row centred">
          {FIXED_BY_RELOAD.has(code) && <Button text="try-again" onClick={() => location.reload()} />}
          <LinkButton class="primary" text="home" href={href()} />
        </div>
      </div>
    </main>
  );
}
