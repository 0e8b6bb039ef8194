/** This person's passkeys: create, list, remove; or why this address offers none. */
import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../net/api";
import { canUsePasskeys, makePasskey } from "../net/passkeys";
import type { PasskeyLine, Passkeys as Found } from "../net/wire";
import { attempt } from "../shell/attempt";
import { Button } from "../shell/Button";
import { t } from "../shell/i18n";
import { dateOf } from "./dates";

export function Passkeys({ fault }: { fault: Signal<string | null> }) {
  const found = useSignal<Found | null>(null);
  const closed = useSignal(false);
  const busy = useSignal(false);
  useEffect(() => void attempt(fault, async () => (found.value = await api.passkeys())), [fault, found]);
  const make = () =>
    attempt(
      fault,
      async () => {
        const made = await makePasskey();
        closed.value = made === null;
        found.value = made ?? found.value;
      },
      busy,
    );
  const remove = (id: string) => attempt(fault, async () => (found.value = await api.removePasskey(id)));
  if (!found.value) return null;
  return (
    <section class="sheet stack passkeys" aria-labelledby="passkeys-title">
      <h2 id="passkeys-title">{t("passkeys")}</h2>
      <p>{t("passkeys-why")}</p>
      {found.value.keys.length > 0 && (
        <ul class="plain">
          {found.value.keys.map((one) => (
            <li key={one.id} class="row spread">
              <Line line={one} />
              <Button class="small" text="passkeys-remove" onClick={() => remove(one.id)} />
            </li>
          ))}
        </ul>
      )}
      <Offer offered={found.value} busy={busy.value} onMake={make} />
      {closed.value && <p role="status">{t("passkeys-closed")}</p>}
    </section>
  );
}

function Line({ line }: { line: PasskeyLine }) {
  const name = [line.browser, line.system].filter(Boolean).join(" · ") || t("device-unknown");
  return (
    <span>
      <b>{name}</b> <span class="soft">{line.host}</span>
      <br />
      <span class="soft">
        {line.used
          ? t("passkeys-used", { made: dateOf(line.made), used: dateOf(line.used) })
          : t("passkeys-made", { made: dateOf(line.made) })}
      </span>
    </span>
  );
}

/** The button, or the reason why there is none. */
function Offer({ offered: { offered }, busy, onMake }: { offered: Found; busy: boolean; onMake(): unknown }) {
  if (offered !== "yes") return <p class="notice">{t(`passkeys-${offered}`)}</p>;
  if (!canUsePasskeys()) return <p class="notice">{t("passkeys-browser")}</p>;
  return (
    <div class="row">
      <Button class="primary" icon="shield" text="passkeys-make" disabled={busy} onClick={onMake} />
    </div>
  );
}
