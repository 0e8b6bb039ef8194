/** While others move: an offer to be notified of the next turn, until it is accepted or declined. */
import { signal, useSignal } from "@preact/signals";
import { Button } from "../shell/Button";
import { t } from "../shell/i18n";
import { canPush, isDenied, startPush } from "../shell/push";
import { pushHere } from "../shell/push_state";
import { recall, remember } from "../shell/settings";
import { useTable } from "./context";
import { notifications } from "./looking";
import "./TurnOffer.css";

const declined = signal(recall("push-offer") === "no");

export function TurnOffer() {
  const table = useTable();
  const busy = useSignal(false);
  const key = notifications.value?.push_key;
  const waiting = table.snapshot.value?.phase === "playing" && !table.myTurn.value;
  if (!key || declined.value || pushHere.value || !waiting || !canPush() || isDenied()) return null;
  const decline = () => {
    declined.value = true;
    remember("push-offer", "no");
  };
  const accept = async () => {
    busy.value = true;
    try {
      const made = await startPush(key);
      if (made) notifications.value = made;
      else {
        decline();
        table.toasts.say(t("push-failed"), null, "error");
      }
    } finally {
      busy.value = false;
    }
  };
  return (
    <div class="row turn-offer" role="group" aria-label={t("push-offer")}>
      <Button class="small" text="push-offer" disabled={busy.value} onClick={accept} />
      <Button class="small quiet" text="push-decline" onClick={decline} />
    </div>
  );
}
