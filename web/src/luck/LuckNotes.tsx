/** What players can compare and copy before and during a game: comparison code, commitment, contributions. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isHere } from "../net/local_tables";
import { comparisonCode, type Shown } from "../net/luck";
import type { Snapshot } from "../net/wire";
import { Button } from "../shell/Button";
import { t } from "../shell/i18n";
import { useTable } from "../table/context";
import { copyText } from "../table/share";
import { allAdded, kept } from "./evidence";
import { namesOf } from "./seen";
import "./LuckNotes.css";

/** What everybody is shown now; null while a contribution is missing, or for luck that is not shared. */
function shownNow(now: Snapshot): Shown | null {
  const { table, game, edition, options, fairness, seats } = now;
  const people = seats.filter((seat) => seat.kind === "remote" || seat.kind === "here");
  const waits = seats.some((seat) => seat.kind === "open") || people.some((seat) => !seat.contributed);
  if (now.practice || isHere(table) || (waits && now.phase === "gathering")) return null;
  return { table, game, edition, options, names: namesOf(seats), ...fairness };
}

/** What was shown first. The receipt is checked against it, so the code covers it, whatever has been shown since. */
async function asItBegan(shown: Shown, begun: boolean): Promise<Shown> {
  const head = (await kept(shown.table))?.head;
  if (!head) return shown;
  const { game, edition, options, beginning } = head;
  const first = { ...shown, game, edition, options, commitment: head.commitment ?? shown.commitment };
  return begun && beginning?.names.length ? { ...first, ...beginning } : first;
}

/** The digits to compare aloud, the same for everybody at the table. */
export function LuckCode() {
  const now = useTable().snapshot.value;
  const code = useSignal<string | null>(null);
  const begun = now?.phase !== "gathering";
  const what = JSON.stringify(now && shownNow(now));
  useEffect(() => {
    const shown = JSON.parse(what) as Shown | null;
    if (shown) void asItBegan(shown, begun).then((it) => (code.value = comparisonCode(it)));
    else code.value = null;
  }, [what, begun, code]);
  if (!code.value) return null;
  return (
    <p class="luck-code soft">
      {t("luck-code")} <b>{code.value}</b>
    </p>
  );
}

/** Commitment and own contributions in full, ready to copy. */
export function LuckNotes() {
  const now = useTable().snapshot.value;
  const added = useSignal<string[]>([]);
  const table = now?.table;
  useEffect(() => {
    if (table) void allAdded(table).then((all) => (added.value = all.map(({ random }) => random)));
  }, [table, added]);
  if (!now) return null;
  return (
    <>
      <LuckCode />
      <Copyable text="luck-commitment" value={now.fairness.commitment} />
      {added.value.map((random) => (
        <Copyable key={random} text="luck-contribution" value={random} />
      ))}
    </>
  );
}

function Copyable({ text, value }: { text: string; value: string }) {
  const outcome = useSignal<"copied" | "failed" | null>(null);
  const copy = async () => (outcome.value = await copyText(value));
  return (
    <label class="field luck-number">
      <span>{t(text)}</span>
      <span class="row">
        <input readOnly class="grow" value={value} onFocus={(event) => event.currentTarget.select()} />
        <Button class="small" text={outcome.value ? `invite-${outcome.value}` : "luck-copy"} onClick={copy} />
      </span>
    </label>
  );
}
