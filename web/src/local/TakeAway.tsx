/** For a table in this page: let its game go on at the server, where a friend can come in. */
import { useSignal } from "@preact/signals";
import { Icon } from "../art/icons";
import { ApiError } from "../net/api";
import { t } from "../shell/i18n";
import { go } from "../shell/router";
import { rememberFresh } from "../table/fresh";

export function TakeAway({ table }: { table: string }) {
  const fault = useSignal<string | null>(null);
  const busy = useSignal(false);
  const take = async () => {
    busy.value = true;
    fault.value = null;
    try {
      const { takeToServer } = await import("./play");
      const made = await takeToServer(table);
      rememberFresh(made.table, { path: made.path, code: made.code }, false);
      go("t", made.table);
    } catch (error) {
      fault.value = error instanceof ApiError ? error.code : "unavailable";
    } finally {
      busy.value = false;
    }
  };
  return (
    <section>
      <h3>{t("invite")}</h3>
      <p class="soft">{t("take-how")}</p>
      <button type="button" disabled={busy.value} onClick={() => void take()}>
        <Icon name="link" /> {t("take")}
      </button>
      {fault.value && (
        <p class="toast no" role="alert">
          {t(`refused-${fault.value}`)}
        </p>
      )}
    </section>
  );
}
