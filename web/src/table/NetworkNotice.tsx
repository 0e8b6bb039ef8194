/** Notice that nobody else can reach this server: why, and what its operator can do about it. */
import { useSignal } from "@preact/signals";
import { openToNetwork } from "../net/reach";
import { attempt, FaultLine } from "../shell/attempt";
import { Button } from "../shell/Button";
import { t } from "../shell/i18n";

export function NetworkNotice({ mayOpen }: { mayOpen: boolean }) {
  const fault = useSignal<string | null>(null);
  const busy = useSignal(false);
  return (
    <section class="network-notice stack" role="alert">
      <h3>{t("network-closed")}</h3>
      <p>{t(mayOpen ? "network-warning" : "network-none")}</p>
      {mayOpen && (
        <Button
          class="primary"
          icon="people"
          text="network-open"
          disabled={busy.value}
          onClick={() => attempt(fault, openToNetwork, busy)}
        />
      )}
      <FaultLine class="toast no" code={fault.value && "network"} />
    </section>
  );
}
