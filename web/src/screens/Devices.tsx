/** The browsers that hold this person's seats: list them, sign them out, add another. */
import { useSignal } from "@preact/signals";
import { useCallback, useEffect } from "preact/hooks";
import { api } from "../net/api";
import type { DeviceLine, DevicePass, SignOut } from "../net/wire";
import { attempt } from "../shell/attempt";
import { Page } from "../shell/Bar";
import { Button } from "../shell/Button";
import { t } from "../shell/i18n";
import { go, href } from "../shell/router";
import { language } from "../shell/settings";
import { InviteCard } from "../table/Invite";

const POLL_MS = 3000;

export function Devices() {
  const devices = useSignal<DeviceLine[] | null>(null);
  const pass = useSignal<DevicePass | null>(null);
  const fault = useSignal<string | null>(null);
  const load = useCallback(
    () =>
      attempt(fault, async () => {
        const before = devices.value?.length ?? 0;
        devices.value = (await api.devices()).devices;
        if (before && devices.value.length > before) pass.value = null;
      }),
    [fault, devices, pass],
  );
  useEffect(() => void load(), [load]);
  useEffect(() => {
    if (!pass.value) return;
    const polling = setInterval(() => void load(), POLL_MS);
    const expiry = setTimeout(() => (pass.value = null), pass.value.seconds * 1000);
    return () => {
      clearInterval(polling);
      clearTimeout(expiry);
    };
  }, [pass, pass.value, load]);
  const signOut = (body: SignOut) =>
    attempt(fault, async () => {
      devices.value = (await api.signOut(body)).devices;
      if (devices.value.length === 0) go();
    });
  return (
    <Page title={t("devices")} heading class="narrow-page stack">
      {fault.value && (
        <p class="sheet notice" role="alert">
          {t(fault.value === "full" ? "devices-full" : `refused-${fault.value}`)}
        </p>
      )}
      {devices.value === null && !fault.value && <p role="status">{t("loading")}</p>}
      {devices.value !== null && <List devices={devices.value} onSignOut={(body) => void signOut(body)} />}
      {!!devices.value?.length && (
        <AnotherDevice
          pass={pass.value}
          onOffer={() => void attempt(fault, async () => (pass.value = await api.devicePass()))}
        />
      )}
      <p>
        <a href={href("carry")}>{t("carry-enter")}</a>
      </p>
    </Page>
  );
}

function List({ devices, onSignOut }: { devices: DeviceLine[]; onSignOut(body: SignOut): void }) {
  const sure = useSignal<SignOut | null>(null);
  if (devices.length === 0) return <p class="sheet">{t("devices-none")}</p>;
  return (
    <section class="sheet stack">
      <ul class="plain">
        {devices.map((device) => (
          <li key={device.id} class="row spread">
            <DeviceName device={device} />
            <Button
              class="small"
              text={device.here ? "sign-out-here" : "sign-out"}
              onClick={() => (device.here ? (sure.value = {}) : onSignOut({ device: device.id }))}
            />
          </li>
        ))}
      </ul>
      <div class="row">
        <Button class="small" text="sign-out-everywhere" onClick={() => (sure.value = { everywhere: true })} />
      </div>
      {sure.value && (
        <div class="notice stack" role="alert">
          <p>{t(sure.value.everywhere || devices.length === 1 ? "sign-out-last" : "sign-out-sure")}</p>
          <div class="row">
            <Button
              class="primary"
              text={sure.value.everywhere ? "sign-out-everywhere" : "sign-out-here"}
              onClick={() => sure.value && onSignOut(sure.value)}
            />
            <Button text="cancel" onClick={() => (sure.value = null)} />
          </div>
        </div>
      )}
    </section>
  );
}

function DeviceName({ device }: { device: DeviceLine }) {
  const name = [device.browser, device.system].filter(Boolean).join(" · ") || t("device-unknown");
  const seen = new Date(device.seen).toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" });
  return (
    <span>
      <b>{name}</b> {device.here && <span class="badge">{t("device-here")}</span>}{" "}
      <span class="soft">{t("device-seen", { when: seen })}</span>
    </span>
  );
}

function AnotherDevice({ pass, onOffer }: { pass: DevicePass | null; onOffer(): void }) {
  return (
    <section class="sheet stack">
      <h2>{t("devices-another")}</h2>
      <p>{t("devices-another-how")}</p>
      {pass ? (
        <>
          <InviteCard invitation={{ path: pass.path, code: grouped(pass.code) }} />
          <p class="soft">{t("devices-another-time", { minutes: Math.round(pass.seconds / 60) })}</p>
        </>
      ) : (
        <div class="row">
          <Button class="primary" text="devices-another-make" onClick={onOffer} />
        </div>
      )}
    </section>
  );
}

/** A code in groups of four, for reading aloud. */
export function grouped(code: string): string {
  return code.match(/.{1,4}/g)?.join("-") ?? code;
}
