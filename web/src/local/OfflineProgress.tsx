/** How many games can be played without the server, while the server is still building their rules. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, ApiError } from "../net/api";
import { SITE } from "../net/local_tables";
import type { OfflineGames } from "../net/wire";
import { t } from "../shell/i18n";

const ASK_MS = 3000;

const isUnderWay = ({ state }: OfflineGames): boolean => state === "fetching" || state === "building";

/** Asks until everything is there; the games themselves notice new rules when they are started. */
export function OfflineProgress() {
  const seen = useSignal<OfflineGames | null>(null);
  useEffect(() => {
    if (SITE) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const ask = async (): Promise<void> => {
      const now = await progress();
      if (left || !now) return;
      if (seen.value || isUnderWay(now)) seen.value = now;
      if (isUnderWay(now)) timer = setTimeout(() => void ask(), ASK_MS);
    };
    void ask();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [seen]);
  const now = seen.value;
  return (
    <p class="soft offline-progress" role="status" hidden={!now}>
      {now && t(`offline-${now.state}`, { ready: now.ready.length, total: now.total })}
    </p>
  );
}

/** Null where no server answers, or one that knows nothing of this. */
async function progress(): Promise<OfflineGames | null> {
  try {
    return await api.offline();
  } catch (fault) {
    if (fault instanceof ApiError) return null;
    throw fault;
  }
}
