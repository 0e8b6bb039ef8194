/** Page of a table where this browser has no seat: how to get an invitation. */
import { useSignal } from "@preact/signals";
import { GangMole } from "../art/moles";
import { CodeForm } from "../screens/CodeForm";
import { Button, LinkButton } from "../shell/Button";
import { t } from "../shell/i18n";
import { href } from "../shell/router";
import { shareGame, type Shared } from "./share";
import "./NotInvited.css";

const NOT_INVITED = new Set(["unknown-table", "not-allowed", "not-your-seat"]);

/** Whether an error code means that this browser has no seat at the table. */
export const isNotInvited = (code: string): boolean => NOT_INVITED.has(code);

export function NotInvited() {
  return (
    <main class="notice-page centre">
      <div class="sheet stack stranger">
        <GangMole size="small" class="stranger-mole" />
        <div role="alert">
          <h1>{t("stranger")}</h1>
          <p>{t("stranger-why")}</p>
        </div>
        <section>
          <h2>{t("stranger-ask")}</h2>
          <p>{t("stranger-ask-how")}</p>
          <AskButton />
        </section>
        <section>
          <h2>{t("stranger-code")}</h2>
          <CodeForm />
        </section>
        <section>
          <h2>{t("stranger-mine")}</h2>
          <p>{t("stranger-mine-how")}</p>
        </section>
        <LinkButton icon="home" text="home" href={href()} />
      </div>
    </main>
  );
}

/** Ask the person who shared the address for an invitation, with the device's share sheet or the clipboard. */
function AskButton() {
  const sent = useSignal<Shared | null>(null);
  const ask = async () => {
    sent.value = await shareGame({ title: "Tana", text: t("stranger-message"), url: location.href });
  };
  return (
    <p class="row">
      <Button class="primary" icon="share" text="stranger-send" onClick={ask} />
      <span role="status">{sent.value && t(`stranger-${sent.value}`)}</span>
    </p>
  );
}
