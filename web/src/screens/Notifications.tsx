/** Settings for notifications of a turn while no page is open: this browser, other channels, quiet hours. */
import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../net/api";
import type { Channel, ChannelLine, Notices, QuietHours } from "../net/wire";
import { attempt } from "../shell/attempt";
import { Page } from "../shell/Bar";
import { Button } from "../shell/Button";
import { Check, Select } from "../shell/fields";
import { t } from "../shell/i18n";
import { canPush, endPush, isDenied, startPush } from "../shell/push";
import { pushHere } from "../shell/push_state";
import { language } from "../shell/settings";
import { CalendarFeed } from "./CalendarFeed";

type Kind = Exclude<Channel, "push">;
const KINDS: readonly Kind[] = ["ntfy", "webhook", "discord", "matrix", "telegram"];
const WITH_TOKEN: readonly Kind[] = ["ntfy", "matrix"];
const QUIET = { begins: 22 * 60, ends: 8 * 60 };

/** Texts for error codes that mean something else here than at a table. */
const FAULTS: Readonly<Record<string, string>> = {
  full: "channels-full",
  "bad-request": "channel-bad",
  "not-allowed": "channels-no-seat",
};

interface Part {
  notices: Notices;
  act(work: () => Promise<Notices | null>): void;
}

export function Notifications() {
  const notices = useSignal<Notices | null>(null);
  const fault = useSignal<string | null>(null);
  const act = (work: () => Promise<Notices | null>) =>
    void attempt(fault, async () => (notices.value = (await work()) ?? notices.value));
  useEffect(() => void attempt(fault, async () => (notices.value = await api.notices())), [fault, notices]);
  const now = notices.value;
  return (
    <Page title={t("notices-title")} heading class="narrow-page stack">
      {fault.value && (
        <p class="sheet notice" role="alert">
          {t(FAULTS[fault.value] ?? `refused-${fault.value}`)}
        </p>
      )}
      {now === null && !fault.value && <p role="status">{t("loading")}</p>}
      {now && (
        <>
          <ThisBrowser notices={now} act={act} />
          <Channels notices={now} act={act} fault={fault} />
          <Quiet notices={now} act={act} />
          <CalendarFeed fault={fault} />
        </>
      )}
    </Page>
  );
}

function ThisBrowser({ notices, act }: Part) {
  const failed = useSignal(false);
  const key = notices.push_key;
  const here = notices.channels.some((channel) => channel.here) && pushHere.value;
  const start = async (publicKey: string) => {
    const made = await startPush(publicKey);
    failed.value = made === null;
    return made;
  };
  const why = !key ? "push-no-server" : !canPush() ? "push-no-browser" : isDenied() ? "push-denied" : null;
  return (
    <section class="sheet stack">
      <h2>{t("push-here")}</h2>
      {why || !key ? (
        <p>{t(why ?? "push-no-server")}</p>
      ) : (
        <Check on={here} onChange={(on) => act(() => (on ? start(key) : endPush(notices)))}>
          {t("push-offer")}
        </Check>
      )}
      {failed.value && <p role="alert">{t("push-failed")}</p>}
      <p class="soft">{t("notices-content")}</p>
    </section>
  );
}

function Channels({ notices, act, fault }: Part & { fault: Signal<string | null> }) {
  return (
    <section class="sheet stack">
      <h2>{t("channels")}</h2>
      {notices.channels.length > 0 && (
        <ul class="plain stack">
          {notices.channels.map((channel) => (
            <ChannelRow key={channel.id} channel={channel} act={act} fault={fault} />
          ))}
        </ul>
      )}
      {notices.signing && (
        <p class="notice" role="status">
          {t("channel-signing")} <code>{notices.signing}</code>
        </p>
      )}
      <AddChannel act={act} />
    </section>
  );
}

function ChannelRow({ channel, act, fault }: { channel: ChannelLine; act: Part["act"]; fault: Signal<string | null> }) {
  const result = useSignal<string | null>(null);
  const tryOut = () =>
    void attempt(fault, async () => {
      const { outcome, status } = await api.tryChannel(channel.id);
      result.value = t(`channel-test-${outcome}`, { status });
    });
  return (
    <li class="stack">
      <div class="row spread">
        <span>
          <b>{t(`channel-${channel.channel}`)}</b> {channel.here && <span class="badge">{t("device-here")}</span>}{" "}
          <span class="soft">{channel.host}</span>
        </span>
        <span class="row">
          <Button class="small" text="channel-test" onClick={tryOut} />
          {!channel.here && (
            <Button class="small" text="channel-remove" onClick={() => act(() => api.removeChannel(channel.id))} />
          )}
        </span>
      </div>
      {result.value && <p role="status">{result.value}</p>}
    </li>
  );
}

function AddChannel({ act }: { act: Part["act"] }) {
  const kind = useSignal<Kind>("ntfy");
  const address = useSignal("");
  const token = useSignal("");
  const add = () =>
    act(async () => {
      const made = await api.addChannel({
        channel: kind.value,
        address: address.value.trim(),
        language: language.value,
        ...(token.value && WITH_TOKEN.includes(kind.value) ? { token: token.value.trim() } : {}),
      });
      address.value = token.value = "";
      return made;
    });
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Select
        label={t("channel-add")}
        value={kind.value}
        values={KINDS}
        textOf={(one) => t(`channel-${one}`)}
        onChange={(one) => (kind.value = one)}
      />
      <label class="field">
        <span>{t("channel-address")}</span>
        <input
          type="url"
          required
          maxLength={1000}
          placeholder={PLACEHOLDERS[kind.value]}
          value={address.value}
          onInput={(event) => (address.value = event.currentTarget.value)}
        />
      </label>
      {WITH_TOKEN.includes(kind.value) && (
        <label class="field">
          <span>{t("channel-token")}</span>
          <input
            type="password"
            autocomplete="off"
            maxLength={400}
            value={token.value}
            onInput={(event) => (token.value = event.currentTarget.value)}
          />
        </label>
      )}
      <div class="row">
        <button type="submit" class="small primary">
          {t("channel-add-do")}
        </button>
      </div>
    </form>
  );
}

const PLACEHOLDERS: Record<Kind, string> = {
  ntfy: "https://ntfy.sh/my-topic",
  webhook: "https://example.org/hook",
  discord: "https://discord.com/api/webhooks/…",
  matrix: "https://matrix.example/_matrix/client/v3/rooms/…/send/m.room.message",
  telegram: "https://api.telegram.org/bot…/sendMessage?chat_id=…",
};

const asTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** The value of a time field in minutes after midnight; null while it is incomplete. */
export function minutesOf(text: string): number | null {
  const found = /^(\d\d):(\d\d)/.exec(text);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}

function Quiet({ notices, act }: Part) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const quiet = notices.quiet;
  const set = (changed: QuietHours | null) => act(() => api.setQuietHours(changed));
  const field = (part: "begins" | "ends", value: number, rest: QuietHours) => (
    <label class="field">
      <span>{t(`quiet-${part}`)}</span>
      <input
        type="time"
        required
        value={asTime(value)}
        onChange={(event) => {
          const minutes = minutesOf(event.currentTarget.value);
          if (minutes !== null) set({ ...rest, zone, [part]: minutes });
        }}
      />
    </label>
  );
  return (
    <section class="sheet stack">
      <h2>{t("quiet")}</h2>
      <Check on={quiet !== null} onChange={(on) => set(on ? { zone, ...QUIET } : null)}>
        {t("quiet-on")}
      </Check>
      {quiet && (
        <>
          <div class="row">
            {field("begins", quiet.begins, quiet)}
            {field("ends", quiet.ends, quiet)}
          </div>
          <p class="soft">{t("quiet-zone", { zone: quiet.zone })}</p>
        </>
      )}
    </section>
  );
}
