/** The luck of a finished game, checked by this page itself. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../art/icons";
import { api, ApiError } from "../net/api";
import { check, kept, readRecord, type Verdict } from "../net/luck";
import { isHere } from "../net/here";
import type { Receipt } from "../net/wire";
import { Bar } from "../shell/Bar";
import { learnGame, t, tg } from "../shell/i18n";
import { href } from "../shell/router";
import { isStrange, Stranger } from "../table/Stranger";

interface Checked {
  receipt: Receipt;
  /** Null for practice, whose luck was chosen, and for a game in this page, which drew its luck by itself. */
  verdict: Verdict | null;
}

async function checked(table: string): Promise<Checked> {
  const receipt = await api.receipt(table);
  await learnGame(receipt.game);
  if (receipt.practice || isHere(table)) return { receipt, verdict: null };
  return { receipt, verdict: check(receipt, readRecord(await api.record(table)), kept(table)) };
}

function save(receipt: Receipt): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(receipt, null, 2)], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href: url, download: `receipt-${receipt.table}.json` }).click();
  URL.revokeObjectURL(url);
}

export function Fair({ table }: { table: string }) {
  const found = useSignal<Checked | null>(null);
  const fault = useSignal<string | null>(null);
  useEffect(() => {
    checked(table).then(
      (now) => (found.value = now),
      (error: unknown) => (fault.value = error instanceof ApiError ? error.code : "unavailable"),
    );
  }, [table, found, fault]);
  if (fault.value && isStrange(fault.value)) return <Stranger />;
  return (
    <div class="page">
      <Bar title={t("fairness")} heading />
      <main class="narrow-page">
        {fault.value && (
          <p class="sheet notice" role="alert">
            {t(`refused-${fault.value}`)}
          </p>
        )}
        {!found.value && !fault.value && <p role="status">{t("loading")}</p>}
        {found.value && <Sheet {...found.value} />}
      </main>
    </div>
  );
}

function Sheet({ receipt, verdict }: Checked) {
  return (
    <div class="sheet stack">
      <h2>{t("fair-title", { game: tg(receipt.game, "game-title") })}</h2>
      {verdict ? (
        <Said verdict={verdict} />
      ) : (
        <p class="verdict">{t(receipt.practice ? "fair-practice" : "fair-here")}</p>
      )}
      {verdict && <p>{t("fair-how")}</p>}
      <Numbers receipt={receipt} />
      <div class="row">
        <button type="button" onClick={() => save(receipt)}>
          <Icon name="download" /> {t("fair-save")}
        </button>
        <a class="button" href={href("t", receipt.table)}>
          {t("back-to-table")}
        </a>
      </div>
    </div>
  );
}

function Said({ verdict }: { verdict: Verdict }) {
  const bad = verdict.luck === "false";
  return (
    <>
      <p class={`verdict ${bad ? "bad" : "good"}`} data-luck={verdict.luck}>
        <Icon name={bad ? "close" : "shield"} /> {t(`fair-${verdict.luck}`)}
      </p>
      {bad && <p>{t(`fair-lie-${verdict.why}`)}</p>}
      {!bad && verdict.consents > 0 && <p>{t("fair-consents", { times: verdict.consents })}</p>}
    </>
  );
}

function Numbers({ receipt }: { receipt: Receipt }) {
  return (
    <dl class="hashes">
      <dt>{t("fair-commitment")}</dt>
      <dd>{receipt.commitment}</dd>
      <dt>{t("fair-secret")}</dt>
      <dd>{receipt.secret}</dd>
      {receipt.contributions.map((one, i) => (
        <div key={i}>
          <dt>{t("fair-contribution", { name: receipt.names[i] ?? String(i + 1) })}</dt>
          <dd>{one ?? "–"}</dd>
        </div>
      ))}
      <dt>{t("fair-moves")}</dt>
      <dd>{receipt.history.filter((step) => step.number !== undefined).length + 1}</dd>
    </dl>
  );
}
