/** A message of the host on top of every page, until it is read or removed. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../net/api";
import type { Announcement as Said } from "../net/wire";
import { Button } from "./Button";
import { t } from "./i18n";

const AGAIN_MS = 30_000;
const READ = "tana-announcement-read";

const said = signal<Said | null>(null);
const read = signal(localStorage.getItem(READ) ?? "");

async function look(): Promise<void> {
  if (document.hidden) return;
  try {
    said.value = (await api.house()).announcement ?? null;
  } catch {
    // Out of reach: what was said last stays.
  }
}

export function Announcement() {
  useEffect(() => {
    const begin = () => void look();
    begin();
    const again = setInterval(begin, AGAIN_MS);
    document.addEventListener("visibilitychange", begin);
    return () => {
      clearInterval(again);
      document.removeEventListener("visibilitychange", begin);
    };
  }, []);
  const now = said.value;
  if (!now || now.id === read.value) return null;
  const close = () => {
    read.value = now.id;
    localStorage.setItem(READ, now.id);
  };
  return (
    <div class="app-notices">
      <p class="sheet notice row" role="status">
        <span class="grow">{t("host-says", { text: now.text })}</span>
        <Button class="small" text="close" onClick={close} />
      </p>
    </div>
  );
}
