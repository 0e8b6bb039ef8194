/** The browsers that hold my seats: look at them, sign them out, let another one in. */
import { useSignal } from "@preact/signals";
import { useCallback, useEffect } from "preact/hooks";
import { api, ApiError } from "../net/api";
import type { DeviceLine, DevicePass, SignOut } from "../net/wire";
import { Bar } from "../shell/Bar";
import { t } from "../shell/i18n";
import { go, href } from "../shell/router";
import { language } from "../shell/settings";
import { InviteCard } from "../table/Invite";

const LOOK_AGAIN_MS = 3000;

export function Devices() {
  const devices = useSignal<DeviceLine[] | null>(null);
  const pass = useSignal<DevicePass | null>(null);
  const fault = useSignal<string | null>(null);
  const attempt = useCallback(
    async (work: () => Promise<void>) => {
      try {
        await work();
        fault.value = null;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        fault.value = error.code;
      }
    },
    [fault],
  );
  const look = useCallback(
    () =>
      attempt(async () => {
        const before = devices.value?.length ?? 0;
        devices.value = (await api.devices()).devices;
        if (before && devices.value.length > before) pass.value = null;
      }),
    [attempt, devices, pass],
  );
  useEffect(() => void look(), [look]);
  useEffect(() => {
    if (!pass.value) return;
    const looking = setInterval(() => void look(), LOOK_AGAIN_MS);
    const ending = setTimeout(() => (pass.value = null), pass.value.seconds * 1000);
    return () => {
      clearInterval(looking);
      clearTimeout(ending);
    };
  }, [pass, pass.value, look]);
  const signOut = (body: SignOut) =>
    attempt(async () => {
      devices.value = (await api.signOut(body)).devices;
      if (devices.value.length === 0) go();
    });
  return (
    <div class="page">
      <Bar title={t("devices")} heading />
      <main class="narrow-page stack">
        {fault.value && (
          <p class="sheet notice" role="alert">
            {t(fault.value === "full" ? "devices-full" : `refused-${fault.value}`)}
          </p>
        )}
        {devices.value === null && !fault.value && <p role="status">{t("loading")}</p>}
        {devices.value !== null && <List devices={devices.value} onSignOut={(body) => void signOut(body)} />}
        {!!devices.value?.length && (
          <Another
            pass={pass.value}
            onOffer={() => void attempt(async () => void (pass.value = await api.devicePass()))}
          />
        )}
        <p>
          <a href={href("carry")}>{t("carry-enter")}</a>
        </p>
      </main>
    </div>
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
            <button
              type="button"
              class="small"
              onClick={() => (device.here ? (sure.value = {}) : onSignOut({ device: device.id }))}
            >
              {t(device.here ? "sign-out-here" : "sign-out")}
            </button>
          </li>
        ))}
      </ul>
      <div class="row">
        <button type="button" class="small" onClick={() => (sure.value = { everywhere: true })}>
          {t("sign-out-everywhere")}
        </button>
      </div>
      {sure.value && (
        <div class="notice stack" role="alert">
          <p>{t(sure.value.everywhere || devices.length === 1 ? "sign-out-last" : "sign-out-sure")}</p>
          <div class="row">
            <button type="button" class="primary" onClick={() => sure.value && onSignOut(sure.value)}>
              {t(sure.value.everywhere ? "sign-out-everywhere" : "sign-out-here")}
            </button>
            <button type="button" onClick={() => (sure.value = null)}>
              {t("cancel")}
            </button>
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

function Another({ pass, onOffer }: { pass: DevicePass | null; onOffer(): void }) {
  return (
    <section class="sheet stack">
      <h2>{t("devices-another")}</h2>
      <p>{t("devices-another-how")}</p>
      {pass ? (
        <>
          <InviteCard invitation={{ path: pass.path, code: spelled(pass.code) }} />
          <p class="soft">{t("devices-another-time", { minutes: Math.round(pass.seconds / 60) })}</p>
        </>
      ) : (
        <div class="row">
          <button type="button" class="primary" onClick={onOffer}>
            {t("devices-another-make")}
          </button>
        </div>
      )}
    </section>
  );
}

/** A code in groups of four, as people read it out. */
export function spelled(code: string): string {
  return code.match(/.{1,4}/g)?.join("-") ?? code;
}
