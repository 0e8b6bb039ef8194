/** Settings for games in this page: whether to play here, and backups. */
import { useSignal } from "@preact/signals";
import { SITE } from "../net/local_tables";
import { Button } from "../shell/Button";
import { Check } from "../shell/fields";
import { t } from "../shell/i18n";
import { playHere } from "./offline_state";

export function OfflineSettings() {
  const said = useSignal<string | null>(null);
  const attempt = async (work: () => Promise<string>) => {
    try {
      said.value = await work();
    } catch {
      said.value = t("backup-failed");
    }
  };
  const save = async () => {
    await (await import("./backup_files")).saveEverything();
    return t("backup-saved");
  };
  const bring = async (file: File) => {
    const { bringBack } = await import("./backup_files");
    const { added, known } = await bringBack(file);
    return t("backup-back", { added, known });
  };
  return (
    <fieldset class="stack">
      <legend>{t("here-settings")}</legend>
      {!SITE && (
        <Check on={playHere.value} onChange={(on) => (playHere.value = on)}>
          {t("here-play")}
        </Check>
      )}
      <div class="row">
        <Button class="small" text="backup-save" onClick={() => attempt(save)} />
        <label class="button small">
          {t("backup-bring")}
          <input
            type="file"
            class="sr"
            accept="application/json,.json"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file) void attempt(() => bring(file));
            }}
          />
        </label>
      </div>
      {said.value && <p role="status">{said.value}</p>}
    </fieldset>
  );
}
