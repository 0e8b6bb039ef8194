/** Opening files on the home screen, dropped or chosen: a game file as a replay, a backup to restore it. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../shell/i18n";
import { fileAnswer, openFile } from "./open_file";
import "./FileDrop.css";

/** Accepts files dropped anywhere on the page. */
export function FileDrop() {
  const over = useSignal(false);
  useEffect(() => {
    const onOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      over.value = true;
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) over.value = false;
    };
    const onDrop = (event: DragEvent) => {
      over.value = false;
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      void openFile(file);
    };
    document.addEventListener("dragover", onOver);
    document.addEventListener("dragleave", onLeave);
    document.addEventListener("drop", onDrop);
    return () => {
      document.removeEventListener("dragover", onOver);
      document.removeEventListener("dragleave", onLeave);
      document.removeEventListener("drop", onDrop);
    };
  }, [over]);
  return over.value ? (
    <div class="drop-here centre" aria-hidden="true">
      <p class="sheet">{t("open-file-drop")}</p>
    </div>
  ) : null;
}

/** A file input, for people who cannot drop a file. */
export function FileChooser() {
  const answer = fileAnswer.value;
  return (
    <div class="row file-chooser">
      <label class="button small">
        {t("open-file")}
        <input
          type="file"
          class="sr"
          accept=".json,.jsonl,.tana,application/json"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file) void openFile(file);
          }}
        />
      </label>
      <span class="soft">{t("open-file-how")}</span>
      {answer && (
        <p class="file-answer" role="status">
          {t(answer.text, answer.values)}
        </p>
      )}
    </div>
  );
}
