/** The host's page: a cross-section of the house, its people and tables, and actions only for its host. */
import { useSignal, type Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useCallback, useEffect } from "preact/hooks";
import { HousePicture } from "../art/house";
import { addressOf } from "../net/base";
import type { HostPage as House, HostPerson, HostTable } from "../net/wire";
import { attempt } from "../shell/attempt";
import { Page } from "../shell/Bar";
import { Button } from "../shell/Button";
import { Dialog } from "../shell/Dialog";
import { Select } from "../shell/fields";
import { number, percent } from "../shell/formats";
import { learnTitle, t, tg } from "../shell/i18n";
import { language } from "../shell/settings";
import { hostAct, hostInvites, hostKey, hostPage } from "./host_requests";
import "./HostPage.css";

const RELOAD_MS = 15_000;
const MEGABYTE = 1 << 20;

type Act = (action: string, body?: object) => void;

interface Question {
  text: string;
  confirm: string;
  act(): void;
}

export function HostPage() {
  const house = useSignal<House | null>(null);
  const fault = useSignal<string | null>(null);
  const busy = useSignal(false);
  const question = useSignal<Question | null>(null);
  const take = useCallback(
    async (work: () => Promise<House>) => {
      const found = await work();
      await Promise.all([...new Set(found.tables.map((table) => table.game))].map(learnTitle));
      house.value = found;
    },
    [house],
  );
  const load = useCallback(() => attempt(fault, () => take(hostPage), busy), [fault, take, busy]);
  useEffect(() => {
    if (hostKey.get()) void load();
    const again = setInterval(() => {
      if (house.value && !document.hidden) void load();
    }, RELOAD_MS);
    return () => clearInterval(again);
  }, [load, house]);
  const act: Act = (action, body) => void attempt(fault, () => take(() => hostAct(action, body)), busy);
  const now = house.value;
  return (
    <Page title={t("host-title")} heading class="page stack host-page">
      {fault.value && (
        <p class="sheet notice" role="alert">
          {t(fault.value === "unknown-secret" ? "host-wrong-key" : `refused-${fault.value}`)}
        </p>
      )}
      {now === null ? (
        <KeyForm onKey={load} busy={busy} />
      ) : (
        <>
          <Overview house={now} />
          <Tables house={now} act={act} question={question} />
          <People house={now} act={act} question={question} />
          <Announcing house={now} act={act} />
          <Registration house={now} act={act} fault={fault} />
          <OpenTo house={now} act={act} />
          <Maintenance house={now} act={act} busy={busy} />
          <Failures house={now} />
          <p>
            <Button
              text="host-leave"
              onClick={() => {
                hostKey.forget();
                house.value = null;
              }}
            />
          </p>
        </>
      )}
      {question.value && <Ask question={question.value} onClose={() => (question.value = null)} />}
    </Page>
  );
}

function KeyForm({ onKey, busy }: { onKey(): unknown; busy: Signal<boolean> }) {
  const key = useSignal("");
  return (
    <form
      class="sheet stack"
      onSubmit={(event) => {
        event.preventDefault();
        hostKey.set(key.value.trim());
        void onKey();
      }}
    >
      <label class="field">
        <span>{t("host-key")}</span>
        <input
          type="password"
          autocomplete="off"
          required
          maxLength={100}
          value={key.value}
          onInput={(event) => (key.value = event.currentTarget.value)}
        />
      </label>
      <p class="soft">{t("host-key-where")}</p>
      <div class="row">
        <button type="submit" class="primary" disabled={busy.value}>
          {t("host-enter")}
        </button>
      </div>
    </form>
  );
}

/** Confirmation before a dangerous action. */
function Ask({ question, onClose }: { question: Question; onClose(): void }) {
  return (
    <Dialog title={t("host-sure")} onClose={onClose}>
      <p>{question.text}</p>
      <div class="row">
        <Button
          class="host-danger"
          text={question.confirm}
          onClick={() => {
            onClose();
            question.act();
          }}
        />
        <Button text="cancel" onClick={onClose} />
      </div>
    </Dialog>
  );
}

function Section({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="sheet stack">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

const moment = (at: number): string =>
  at ? new Date(at).toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" }) : "–";
const megabytes = (bytes: number): string => number(bytes / MEGABYTE);

function Overview({ house }: { house: House }) {
  const { load } = house;
  const here = house.people.filter((person) => person.here).length;
  const rooms = house.tables.filter((table) => table.phase !== "over");
  return (
    <section class="sheet stack">
      <HousePicture
        tables={rooms}
        load={load.processor}
        label={t("host-picture", { tables: rooms.length, people: here, load: percent(load.processor) })}
      />
      <p class="soft">{t("host-picture-key")}</p>
      <p>{t("host-counts", { people: house.people_in_all, here, tables: house.tables_in_all })}</p>
      <p>{t("host-load", { pages: load.connections, ms: load.answer_ms, load: percent(load.processor) })}</p>
    </section>
  );
}

interface Part {
  house: House;
  act: Act;
  question: Signal<Question | null>;
}

function Tables({ house, act, question }: Part) {
  return (
    <Section title={t("host-tables")}>
      {house.tables.length === 0 && <p>{t("host-no-tables")}</p>}
      <ul class="plain stack">
        {house.tables.map((table) => (
          <TableRow key={table.table} table={table} act={act} question={question} />
        ))}
      </ul>
    </Section>
  );
}

function TableRow({ table, act, question }: { table: HostTable } & Omit<Part, "house">) {
  const title = tg(table.game, "game-title");
  const names = table.names.join(", ") || "…";
  const close = () =>
    (question.value = {
      text: t("host-close-ask", { game: title, names }),
      confirm: "host-close",
      act: () => act("close", { table: table.table }),
    });
  return (
    <li class="row spread">
      <span>
        <b>{title}</b> <span class="badge">{t(`host-phase-${table.phase}`)}</span> {names}{" "}
        <span class="soft">{moment(table.touched)}</span>
      </span>
      <Button class="small host-danger" text="host-close" onClick={close} />
    </li>
  );
}

function People({ house, act, question }: Part) {
  return (
    <Section title={t("host-people")}>
      {house.people.length === 0 && <p>{t("host-no-people")}</p>}
      <ul class="plain stack">
        {house.people.map((person) => (
          <PersonRow key={person.id} person={person} act={act} question={question} />
        ))}
      </ul>
      <p class="soft">{t("host-ban-note")}</p>
    </Section>
  );
}

function PersonRow({ person, act, question }: { person: HostPerson } & Omit<Part, "house">) {
  const name = person.name || t("host-nameless");
  const kick = () =>
    (question.value = {
      text: t("host-kick-ask", { name }),
      confirm: "host-kick",
      act: () => act("kick", { person: person.id }),
    });
  const ban = () =>
    (question.value = {
      text: t("host-ban-ask", { name }),
      confirm: "host-ban",
      act: () => act("ban", { person: person.id }),
    });
  return (
    <li class="row spread">
      <span>
        <b>{name}</b>{" "}
        {(person.banned || person.here) && <span class="badge">{t(person.banned ? "host-banned" : "host-here")}</span>}{" "}
        <span class="soft">{t("host-person", { devices: person.devices, seen: moment(person.seen) })}</span>
      </span>
      {person.banned ? (
        <Button class="small" text="host-unban" onClick={() => act("unban", { person: person.id })} />
      ) : (
        <span class="row">
          <Button class="small" text="host-kick" onClick={kick} />
          <Button class="small host-danger" text="host-ban" onClick={ban} />
        </span>
      )}
    </li>
  );
}

function Announcing({ house, act }: { house: House; act: Act }) {
  const text = useSignal("");
  return (
    <Section title={t("host-announce")}>
      {house.announcement && (
        <p class="row spread">
          <span>{house.announcement.text}</span>
          <Button class="small" text="host-announce-remove" onClick={() => act("announce", { text: "" })} />
        </p>
      )}
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          act("announce", { text: text.value });
          text.value = "";
        }}
      >
        <label class="field">
          <span>{t("host-announce-text")}</span>
          <input
            required
            maxLength={300}
            value={text.value}
            onInput={(event) => (text.value = event.currentTarget.value)}
          />
        </label>
        <div class="row">
          <button type="submit" class="primary">
            {t("host-announce-do")}
          </button>
        </div>
      </form>
    </Section>
  );
}

function Registration({ house, act, fault }: { house: House; act: Act; fault: Signal<string | null> }) {
  const link = useSignal("");
  const invite = () =>
    attempt(fault, async () => {
      link.value = addressOf((await hostInvites()).path);
    });
  const { admission } = house;
  return (
    <Section title={t("host-admission")}>
      {house.admission_changes && (admission === "open" || admission === "invitation") ? (
        <Select
          label={t("host-admission-who")}
          value={admission}
          values={["open", "invitation"] as const}
          textOf={(one) => t(`host-admission-${one}`)}
          onChange={(one) => act("admission", { admission: one })}
        />
      ) : (
        <p>{t("host-admission-fixed", { admission })}</p>
      )}
      {admission === "invitation" && (
        <div class="row">
          <Button text="host-invite" onClick={invite} />
        </div>
      )}
      {link.value && (
        <p role="status">
          <code class="host-link">{link.value}</code>
        </p>
      )}
    </Section>
  );
}

function OpenTo({ house, act }: { house: House; act: Act }) {
  return (
    <Section title={t("host-open")}>
      <Select
        label={t("host-open-who")}
        value={house.open_to}
        values={["off", "house", "everybody"] as const}
        textOf={(one) => t(`host-open-${one}`)}
        onChange={(one) => act("open-tables", { open_to: one })}
      />
    </Section>
  );
}

function Maintenance({ house, act, busy }: { house: House; act: Act; busy: Signal<boolean> }) {
  const { backup } = house;
  return (
    <Section title={t("host-keeping")}>
      <p>{t("host-version", { version: house.version, python: house.python, protocol: house.protocol })}</p>
      {house.free_bytes !== null && (
        <p>{t("host-disk", { free: megabytes(house.free_bytes), used: megabytes(house.used_bytes ?? 0) })}</p>
      )}
      <p>{backup.possible ? t("host-backup", { time: moment(backup.verified) }) : t("host-backup-elsewhere")}</p>
      {backup.fault && <p role="alert">{t("host-backup-failed", { fault: backup.fault })}</p>}
      {backup.possible && (
        <div class="row">
          <Button text="host-backup-now" disabled={busy.value} onClick={() => act("backup")} />
        </div>
      )}
      <h3>{t("host-starts")}</h3>
      <ul class="plain host-starts">
        {house.starts.map((start) => (
          <li key={start.at}>
            {moment(start.at)}{" "}
            <span class="soft">{t(`host-start-${start.why}`, { before: moment(start.before) })}</span>
          </li>
        ))}
      </ul>
      <h3>{t("host-limits")}</h3>
      <ul class="plain">
        {Object.entries(house.limits).map(([name, most]) => (
          <li key={name}>
            {t(`host-limit-${name}`, {
              most: name === "free_disk_bytes" ? megabytes(most) : number(most),
            })}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Failures({ house }: { house: House }) {
  return (
    <Section title={t("host-failures")}>
      <p>{t("host-notices-waiting", { count: house.notices_waiting })}</p>
      {house.failures.length === 0 && <p>{t("host-no-failures")}</p>}
      <ul class="plain stack">
        {house.failures.map((one, number) => (
          <li key={number}>
            <b>{one.name || t("host-nameless")}</b>{" "}
            {t("host-failure", { channel: one.channel, failures: one.failures, time: moment(one.again) })}
          </li>
        ))}
      </ul>
    </Section>
  );
}
