/** Settings about games in this page: whether there are any, and everything in one file. */
import { useSignal } from "@preact/signals";
import { SITE } from "../net/here";
import { t } from "../shell/i18n";
import { playHere } from "./state";

export function HereSettings() {
  const said = useSignal<string | null>(null);
  const attempt = async (work: () => Promise<string>) => {
    try {
      said.value = await work();
    } catch {
      said.value = t("backup-failed");
    }
  };
  const save = async () => {
    await (await import("./files")).saveEverything();
    return t("backup-saved");
  };
  const bring = async (file: File) => {
    const { bringBack } = await import("./files");
    const { added, known } = await bringBack(file);
    return t("backup-back", { added, known });
  };
  return (
    <fieldset class="stack here-settings">
      <legend>{t("here-settings")}</legend>
      {!SITE && (
        <label class="check">
          <input
            type="checkbox"
            checked={playHere.value}
            onChange={(event) => (playHere.value = event.currentTarget.checked)}
          />
          <span>{t("here-play")}</span>
        </label>
      )}
      <div class="row">
        <button type="button" class="small" onClick={() => void attempt(save)}>
          {t("backup-save")}
        </button>
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
