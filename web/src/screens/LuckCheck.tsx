/** Verification of a finished game's luck, in this page. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../art/icons";
import { check, type Verdict } from "../luck/check";
import { allAdded, kept, reserveKey, type Kept } from "../luck/evidence";
import { sign } from "../luck/signature";
import { pageRules } from "../luck/page_rules";
import { api, ApiError } from "../net/api";
import { hexOf } from "../net/bytes";
import { commandId } from "../net/link";
import { isHere } from "../net/local_tables";
import { digestOf } from "../net/luck";
import type { Receipt } from "../net/wire";
import { attempt, FaultLine } from "../shell/attempt";
import { Page } from "../shell/Bar";
import { Button, LinkButton } from "../shell/Button";
import { learnGame, t, tg } from "../shell/i18n";
import { href } from "../shell/router";
import { saveFile } from "../shell/save_file";
import { isNotInvited, NotInvited } from "../table/NotInvited";
import "./LuckCheck.css";

interface Checked {
  receipt: Receipt;
  /** Null for practice, whose luck was chosen, and for a game in this page, which drew its own luck. */
  verdict: Verdict | null;
  evidence: Kept | null;
}

async function checked(table: string): Promise<Checked> {
  const receipt = await api.receipt(table);
  await learnGame(receipt.game);
  if (isHere(table)) return { receipt, verdict: null, evidence: null };
  const evidence = await kept(table);
  if (receipt.practice && evidence?.head.practice !== false) return { receipt, verdict: null, evidence };
  const verdict = check(receipt, await pageRules(receipt.game), evidence);
  if (verdict.luck !== "violation") await signSeats(receipt);
  return { receipt, verdict, evidence };
}

/** Sign a receipt without contradictions for every seat of this browser, so that the others can see that everybody was
 * shown the same game. */
async function signSeats(receipt: Receipt): Promise<void> {
  const digest = digestOf(receipt);
  for (const { seat, seed } of await allAdded(receipt.table)) {
    if (!receipt.keys[seat - 1] || receipt.signatures[seat - 1]) continue;
    if (!(await reserveKey(receipt.table, seat, hexOf(digest)))) continue;
    const signature = sign(seed, digest);
    try {
      const answer = await api.command(receipt.table, { kind: "witness", seat, signature, id: commandId() });
      if (answer.kind === "ack") receipt.signatures[seat - 1] = signature;
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault; // Without a signature the receipt is just as good for this player.
    }
  }
}

export function LuckCheck({ table }: { table: string }) {
  const found = useSignal<Checked | null>(null);
  const fault = useSignal<string | null>(null);
  useEffect(() => {
    void attempt(fault, async () => (found.value = await checked(table)));
  }, [table, found, fault]);
  if (fault.value && isNotInvited(fault.value)) return <NotInvited />;
  return (
    <Page title={t("fairness")} heading>
      <FaultLine code={fault.value} />
      {!found.value && !fault.value && <p role="status">{t("loading")}</p>}
      {found.value && <Sheet {...found.value} />}
    </Page>
  );
}

function Sheet({ receipt, verdict, evidence }: Checked) {
  return (
    <div class="sheet stack">
      <h2>{t("fair-title", { game: tg(receipt.game, "game-title") })}</h2>
      {verdict ? (
        <VerdictText verdict={verdict} receipt={receipt} />
      ) : (
        <p class="verdict">{t(receipt.practice ? "fair-practice" : "fair-here")}</p>
      )}
      {verdict && <p>{t("fair-how")}</p>}
      <Numbers receipt={receipt} />
      <div class="row">
        <Button
          icon="download"
          text="fair-save"
          onClick={() => saveFile(`receipt-${receipt.table}.json`, JSON.stringify(receipt, null, 2))}
        />
        {evidence && (
          <Button
            icon="download"
            text="fair-save-seen"
            onClick={() => saveFile(`seen-${receipt.table}.json`, JSON.stringify(evidence.seen))}
          />
        )}
        <LinkButton text="back-to-table" href={href("t", receipt.table)} />
      </div>
    </div>
  );
}

function VerdictText({ verdict, receipt }: { verdict: Verdict; receipt: Receipt }) {
  const bad = verdict.luck === "violation";
  const consents = receipt.history.filter((step) => step.agreed).length;
  const names = (signed: boolean) =>
    receipt.names.filter((_, i) => receipt.keys[i] && Boolean(receipt.signatures[i]) === signed).join(", ");
  return (
    <>
      <p
        class={`verdict ${bad ? "bad" : "good"}`}
        data-luck={verdict.luck}
        data-reasons={verdict.reasons.join(" ")}
        role={bad ? "alert" : undefined}
      >
        <Icon name={bad ? "close" : "shield"} /> {t(`fair-${verdict.luck}`)}
      </p>
      {verdict.reasons.map((reason) => (
        <p key={reason}>{t(`fair-${bad ? "lie" : "doubt"}-${reason}`)}</p>
      ))}
      {!bad && consents > 0 && <p>{t("fair-consents", { times: consents })}</p>}
      {!bad && names(true) && <p>{t("fair-signed", { names: names(true) })}</p>}
      {!bad && names(false) && <p class="soft">{t("fair-unsigned", { names: names(false) })}</p>}
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
