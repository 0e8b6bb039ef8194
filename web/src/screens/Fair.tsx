/** The fairness receipt: everything needed to check the luck of a game. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../art/icons";
import { api, ApiError } from "../net/api";
import type { Receipt } from "../net/wire";
import { Bar } from "../shell/Bar";
import { learnGame, t, tg } from "../shell/i18n";
import { href } from "../shell/router";

/** SHA-256 of bytes given in hex, in hex. */
export async function hashHex(hex: string): Promise<string> {
  const bytes = new Uint8Array((hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function Fair({ table }: { table: string }) {
  const receipt = useSignal<Receipt | null>(null);
  const fault = useSignal<string | null>(null);
  useEffect(() => {
    void (async () => {
      try {
        const found = await api.receipt(table);
        await learnGame(found.game);
        receipt.value = found;
      } catch (error) {
        fault.value = error instanceof ApiError ? error.code : "unavailable";
      }
    })();
  }, [table, receipt, fault]);
  const now = receipt.value;
  const save = () => {
    const url = URL.createObjectURL(new Blob([JSON.stringify(now, null, 2)], { type: "application/json" }));
    const link = Object.assign(document.createElement("a"), { href: url, download: `receipt-${table}.json` });
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <div class="page">
      <Bar title={t("fairness")} heading />
      <main class="narrow-page">
        {fault.value && (
          <p class="sheet notice" role="alert">
            {t(`refused-${fault.value}`)}
          </p>
        )}
        {!now && !fault.value && <p role="status">{t("loading")}</p>}
        {now && (
          <div class="sheet stack">
            <h2>{t("fair-title", { game: tg(now.game, "game-title") })}</h2>
            {now.practice ? (
              <p class="verdict">{t("fair-practice")}</p>
            ) : (
              <p class={`verdict ${now.verified ? "good" : "bad"}`}>
                <Icon name={now.verified ? "shield" : "close"} /> {t(now.verified ? "fair-yes" : "fair-no")}
              </p>
            )}
            {!now.practice && <p>{t("fair-how")}</p>}
            <dl class="hashes">
              <dt>{t("fair-commitment")}</dt>
              <dd>{now.commitment}</dd>
              <dt>{t("fair-secret")}</dt>
              <dd>{now.secret}</dd>
              {now.contributions.map((one, i) => (
                <div key={i}>
                  <dt>{t("fair-contribution", { name: now.names[i] ?? String(i + 1) })}</dt>
                  <dd>{one ?? "–"}</dd>
                </div>
              ))}
              <dt>{t("fair-moves")}</dt>
              <dd>{now.entropy.length}</dd>
            </dl>
            <div class="row">
              <button type="button" onClick={save}>
                <Icon name="download" /> {t("fair-save")}
              </button>
              <a class="button" href={href("t", table)}>
                {t("back-to-table")}
              </a>
            </div>
          </div>
        )}
      </main>
    </div>
  );
}
