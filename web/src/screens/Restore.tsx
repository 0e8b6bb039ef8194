/** Signing in on a new device with the recovery file, the printed words or a passkey. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../net/api";
import { canUsePasskeys, signInByPasskey } from "../net/passkeys";
import type { Me } from "../net/wire";
import { attempt } from "../shell/attempt";
import { Page } from "../shell/Bar";
import { Button } from "../shell/Button";
import { Check } from "../shell/fields";
import { t } from "../shell/i18n";
import { go } from "../shell/router";
import { playerAnimal, playerName } from "../shell/settings";
import { wordsIn } from "./recovery_file";

/** Texts for error codes that mean something else here than at a table. `file` is a file without words. */
const FAULTS: Readonly<Record<string, string>> = {
  "bad-request": "restore-damaged",
  "unknown-secret": "restore-unknown",
  "not-now": "carry-leaves",
  full: "devices-full",
  file: "restore-no-file",
};

/** Texts for error codes that mean something else with a passkey. */
const PASSKEY_FAULTS: Readonly<Record<string, string>> = {
  "bad-request": "restore-passkey-unknown",
  "unknown-secret": "restore-passkey-unknown",
};

export function Restore() {
  const words = useSignal("");
  const signOut = useSignal(true);
  const fault = useSignal<string | null>(null);
  const byPasskey = useSignal(false);
  const passkeys = useSignal(false);
  const leavesTables = fault.value === "not-now";
  useEffect(() => {
    if (canUsePasskeys()) void attempt(fault, async () => (passkeys.value = (await api.passkeys()).offered === "yes"));
  }, [fault, passkeys]);
  const open = async (file: File | undefined) => {
    if (!file) return;
    const found = wordsIn(await file.text());
    fault.value = found === null ? "file" : null;
    words.value = found ?? words.value;
  };
  const welcome = (me: Me) => {
    if (me.name) playerName.value = me.name;
    if (me.animal) playerAnimal.value = me.animal;
    go("me");
  };
  const submit = (event: Event) => {
    event.preventDefault();
    byPasskey.value = false;
    void attempt(fault, async () =>
      welcome(await api.restore({ words: words.value, sign_out: signOut.value, replace: leavesTables })),
    );
  };
  const choosePasskey = () => {
    const replace = leavesTables && byPasskey.value;
    byPasskey.value = true;
    return attempt(fault, async () => {
      const me = await signInByPasskey({ replace, sign_out: signOut.value });
      if (me) welcome(me);
    });
  };
  return (
    <Page title={t("restore")} heading>
      <form class="sheet stack" onSubmit={submit}>
        <p>{t("restore-about")}</p>
        <label class="field">
          <span>{t("restore-file")}</span>
          <input type="file" accept=".txt,text/plain" onChange={(event) => void open(event.currentTarget.files?.[0])} />
        </label>
        <label class="field">
          <span>{t("restore-words")}</span>
          <textarea
            rows={3}
            maxLength={400}
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            value={words.value}
            onInput={(event) => (words.value = event.currentTarget.value)}
          />
        </label>
        <Check on={signOut.value} onChange={(on) => (signOut.value = on)}>
          {t("restore-sign-out")}
        </Check>
        {fault.value && (
          <p class="notice" role="alert">
            {t((byPasskey.value && PASSKEY_FAULTS[fault.value]) || (FAULTS[fault.value] ?? `refused-${fault.value}`))}
          </p>
        )}
        <div class="row">
          <Button
            class="primary"
            text={leavesTables && !byPasskey.value ? "carry-anyway" : "restore-go"}
            type="submit"
            disabled={!words.value.trim()}
          />
          {passkeys.value && (
            <Button
              icon="shield"
              text={leavesTables && byPasskey.value ? "carry-anyway" : "restore-passkey"}
              onClick={choosePasskey}
            />
          )}
        </div>
      </form>
    </Page>
  );
}
