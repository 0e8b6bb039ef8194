/** Entrance to a house that is not open to everybody: its password, or where to sign in. */
import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, houseIsClosed } from "../net/api";
import { below } from "../net/base";
import type { EnterHouse, House } from "../net/wire";
import { attempt } from "../shell/attempt";
import { Page } from "../shell/Bar";
import { Button } from "../shell/Button";
import { t } from "../shell/i18n";
import { go, replace } from "../shell/router";

/** Shown in place of a screen whose requests were refused, until this browser is admitted. */
export function HouseDoor() {
  const house = useSignal<House | null>(null);
  const fault = useSignal<string | null>(null);
  useEffect(() => {
    void attempt(fault, async () => {
      house.value = await api.house();
      if (house.value.admitted) houseIsClosed.value = false;
    });
  }, [house, fault]);
  const admission = house.value?.admission;
  return (
    <Page title={t("house")} heading>
      <div class="sheet stack">
        {admission && <p>{t(`house-${admission}`)}</p>}
        {admission === "password" && <PasswordForm fault={fault} />}
        {admission === "oidc" && (
          <p>
            <a class="button primary" href={below("/house/sign-in")}>
              {t("house-sign-in")}
            </a>
          </p>
        )}
        {admission === "invitation" && (
          <p>
            <Button text="house-back" onClick={leave} />
          </p>
        )}
        <Fault code={fault.value} />
      </div>
    </Page>
  );
}

/** Go home: screens that need no invitation stay usable. */
function leave(): void {
  houseIsClosed.value = false;
  go();
}

function PasswordForm({ fault }: { fault: Signal<string | null> }) {
  const password = useSignal("");
  const submit = async (event: Event) => {
    event.preventDefault();
    await attempt(fault, () => enter({ password: password.value }));
  };
  return (
    <form class="stack" onSubmit={(event) => void submit(event)}>
      <label class="field">
        <span>{t("house-password-field")}</span>
        <input
          type="password"
          autocomplete="current-password"
          maxLength={200}
          value={password.value}
          onInput={(event) => (password.value = event.currentTarget.value)}
        />
      </label>
      <div class="row">
        <Button class="primary" text="house-enter" type="submit" disabled={password.value === ""} />
      </div>
    </form>
  );
}

/** Landing page of an invitation link: removes the token from the address bar and exchanges it for admission. */
export function HouseInvitation({ token }: { token: string }) {
  const fault = useSignal<string | null>(null);
  useEffect(() => {
    if (!token) return;
    replace("house");
    void attempt(fault, async () => {
      await enter({ invitation: token });
      go();
    });
  }, [token, fault]);
  return (
    <Page title={t("house")} heading>
      <div class="sheet stack">{fault.value ? <Fault code={fault.value} /> : <p role="status">{t("loading")}</p>}</div>
    </Page>
  );
}

async function enter(body: EnterHouse): Promise<void> {
  await api.enterHouse(body);
  houseIsClosed.value = false;
}

function Fault({ code }: { code: string | null }) {
  if (code === null) return null;
  return (
    <p class="notice" role="alert">
      {t(code === "unknown-secret" ? "house-wrong" : `refused-${code}`)}
    </p>
  );
}
