/** A message from the host on top of every page, until it is closed or removed. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../net/api";
import type { Announcement as Message } from "../net/wire";
import { Button } from "./Button";
import { t } from "./i18n";

const POLL_MS = 30_000;
const READ = "tana-announcement-read";

const message = signal<Message | null>(null);
const read = signal(localStorage.getItem(READ) ?? "");

async function fetchMessage(): Promise<void> {
  if (document.hidden) return;
  try {
    message.value = (await api.house()).announcement ?? null;
  } catch {
    // Out of reach: the last message stays.
  }
}

export function Announcement() {
  useEffect(() => {
    const refresh = () => void fetchMessage();
    refresh();
    const polling = setInterval(refresh, POLL_MS);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(polling);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, []);
  const now = message.value;
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
