/** For a table in this page: continue its game on the server, where a friend can join. */
import { useSignal } from "@preact/signals";
import { attempt, FaultLine } from "../shell/attempt";
import { Button } from "../shell/Button";
import { t } from "../shell/i18n";
import { go } from "../shell/router";
import { rememberFresh } from "../table/invitation";

export function MoveToServer({ table }: { table: string }) {
  const fault = useSignal<string | null>(null);
  const busy = useSignal(false);
  const take = async () => {
    const { takeToServer } = await import("./offline_play");
    const made = await takeToServer(table);
    rememberFresh(made.table, { path: made.path, code: made.code }, false);
    go("t", made.table);
  };
  return (
    <section>
      <h3>{t("invite")}</h3>
      <p class="soft">{t("take-how")}</p>
      <Button icon="link" text="take" disabled={busy.value} onClick={() => attempt(fault, take, busy)} />
      <FaultLine class="toast no" code={fault.value} />
    </section>
  );
}
