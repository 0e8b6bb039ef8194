/** This person's profile on the server: name and animal, recovery after a lost phone, privacy, deletion. */
import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { AnimalPortrait } from "../art/animals";
import { api } from "../net/api";
import type { Audience, Me as Person, Privacy, Recovery } from "../net/wire";
import { AnimalGrid } from "../shell/AnimalChoice";
import { attempt } from "../shell/attempt";
import { Page } from "../shell/Bar";
import { Button } from "../shell/Button";
import { Select } from "../shell/fields";
import { t } from "../shell/i18n";
import { ownAnimal, ownName } from "../shell/names";
import { go, href } from "../shell/router";
import { saveFile } from "../shell/save_file";
import { language, playerAnimal, playerName } from "../shell/settings";
import { Passkeys } from "./Passkeys";
import { recoveryFile } from "./recovery_file";
import "./Me.css";

const SHOWN = ["presence", "history", "ladder", "statistics"] as const;
const AUDIENCES: readonly Audience[] = ["nobody", "known", "everybody"];

interface Part {
  me: Signal<Person | null>;
  fault: Signal<string | null>;
}

export function Me() {
  const me = useSignal<Person | null>(null);
  const fault = useSignal<string | null>(null);
  useEffect(() => void attempt(fault, async () => (me.value = await api.me())), [fault, me]);
  return (
    <Page title={t("me-title")} heading class="narrow-page stack">
      {fault.value && (
        <p class="sheet notice" role="alert">
          {t(fault.value === "bad-request" ? "me-bad" : `refused-${fault.value}`)}
        </p>
      )}
      {me.value === null && !fault.value && <p role="status">{t("loading")}</p>}
      {me.value && <Profile me={me} fault={fault} />}
      {me.value && me.value.since > 0 && (
        <>
          <RecoveryWords me={me} fault={fault} />
          <Passkeys fault={fault} />
          <WhoSees me={me} fault={fault} />
          <DeleteMe fault={fault} />
        </>
      )}
      <p class="row">
        <a href={href("devices")}>{t("devices")}</a>
        <a href={href("restore")}>{t("restore-link")}</a>
      </p>
    </Page>
  );
}

function Profile({ me, fault }: Part) {
  const name = useSignal(me.value?.name || ownName());
  const animal = useSignal(me.value?.animal ?? ownAnimal());
  const saved = useSignal(false);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const save = (event: Event) => {
    event.preventDefault();
    saved.value = false;
    void attempt(fault, async () => {
      const body = { name: name.value, animal: animal.value, language: language.value, ...(zone ? { zone } : {}) };
      me.value = await api.setMe(body);
      playerName.value = me.value.name;
      playerAnimal.value = animal.value;
      saved.value = true;
    });
  };
  const since = me.value?.since ?? 0;
  return (
    <form class="sheet stack" onSubmit={save}>
      <div class="me-face across">
        <AnimalPortrait animal={animal.value} mood="glad" />
        <p>
          <b>{me.value?.name || name.value}</b>
          <br />
          <span class="soft">
            {since
              ? t("me-since", { when: new Date(since).toLocaleDateString(language.value, { dateStyle: "long" }) })
              : t("me-new")}
          </span>
        </p>
      </div>
      <label class="field">
        <span>{t("settings-name")}</span>
        <input value={name.value} maxLength={24} onInput={(event) => (name.value = event.currentTarget.value)} />
      </label>
      <AnimalGrid value={animal.value} onChange={(chosen) => (animal.value = chosen)} />
      {zone && <p class="soft">{t("quiet-zone", { zone })}</p>}
      <div class="row">
        <Button class="primary" text="me-save" type="submit" disabled={!name.value.trim()} />
        {saved.value && <span role="status">{t("me-saved")}</span>}
      </div>
    </form>
  );
}

function RecoveryWords({ me, fault }: Part) {
  const made = useSignal<Recovery | null>(null);
  const make = () =>
    attempt(fault, async () => {
      made.value = await api.makeRecovery({ language: language.value });
      me.value = await api.me();
    });
  const words = made.value?.words;
  const name = me.value?.name ?? "";
  return (
    <section class="sheet stack recovery">
      <h2>{t("recovery")}</h2>
      <p>{t("recovery-why")}</p>
      {words ? (
        <>
          <ol class="recovery-words">
            {words.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ol>
          <p class="soft">{t("recovery-once")}</p>
          <div class="row">
            <Button
              class="primary"
              icon="download"
              text="recovery-save"
              onClick={() =>
                saveFile("tana-recovery.txt", recoveryFile(t("recovery"), name, location.origin, words), "text/plain")
              }
            />
            <Button text="recovery-print" onClick={() => print()} />
          </div>
        </>
      ) : (
        <div class="row">
          <Button
            class="primary"
            text={me.value?.recovery ? "recovery-again" : "recovery-make"}
            onClick={() => void make()}
          />
        </div>
      )}
    </section>
  );
}

function WhoSees({ me, fault }: Part) {
  const privacy = me.value?.privacy;
  if (!privacy) return null;
  const choose = (what: keyof Privacy, audience: Audience) =>
    void attempt(fault, async () => (me.value = await api.setPrivacy({ ...privacy, [what]: audience })));
  return (
    <section class="sheet stack">
      <h2>{t("privacy")}</h2>
      <p class="soft">{t("privacy-about")}</p>
      {SHOWN.map((what) => (
        <Select
          key={what}
          label={t(`privacy-${what}`)}
          value={privacy[what]}
          values={AUDIENCES}
          textOf={(audience) => t(`audience-${audience}`)}
          onChange={(audience) => choose(what, audience)}
        />
      ))}
    </section>
  );
}

function DeleteMe({ fault }: { fault: Signal<string | null> }) {
  const sure = useSignal(false);
  const remove = () =>
    attempt(fault, async () => {
      await api.deleteMe();
      playerName.value = "";
      go();
    });
  return (
    <section class="sheet stack">
      <h2>{t("delete-me")}</h2>
      <p>{t("delete-me-about")}</p>
      {sure.value ? (
        <div class="notice stack" role="alert">
          <p>{t("delete-me-sure")}</p>
          <div class="row">
            <Button class="primary" text="delete-me-do" onClick={() => void remove()} />
            <Button text="cancel" onClick={() => (sure.value = false)} />
          </div>
        </div>
      ) : (
        <div class="row">
          <Button text="delete-me" onClick={() => (sure.value = true)} />
        </div>
      )}
    </section>
  );
}
