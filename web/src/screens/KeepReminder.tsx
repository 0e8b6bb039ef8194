/** Reminder of how to keep one's tables in Safari, which deletes a page's storage after seven days without a visit. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { hasTables } from "../local/offline_state";
import { api } from "../net/api";
import { attempt } from "../shell/attempt";
import { Button, LinkButton } from "../shell/Button";
import { t } from "../shell/i18n";
import { href } from "../shell/router";
import { recall, remember } from "../shell/settings";
import { isDue, isSafariTab } from "./keep";

const LATER = "keep-later";

export function KeepReminder() {
  const wanted = useSignal(false);
  const fault = useSignal<string | null>(null);
  useEffect(() => {
    if (!isSafariTab() || !isDue(recall(LATER), Date.now())) return;
    void attempt(fault, async () => {
      const me = await api.me();
      const restorable = me.recovery > 0 || (await api.passkeys()).keys.length > 0;
      wanted.value = hasTables.value || (me.since > 0 && !restorable);
    });
  }, [fault, wanted]);
  if (!wanted.value) return null;
  const notNow = () => {
    remember(LATER, String(Date.now()));
    wanted.value = false;
  };
  return (
    <section class="sheet stack keep-reminder" aria-labelledby="keep-title">
      <h2 id="keep-title">{t("keep-title")}</h2>
      <p>{t("keep-why")}</p>
      <div class="row">
        <LinkButton class="primary" icon="shield" text="keep-words" href={href("me")} />
        <Button text="keep-later" onClick={notNow} />
      </div>
    </section>
  );
}
