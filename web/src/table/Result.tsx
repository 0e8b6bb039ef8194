/** After the game: ranks, where the points came from, the chart, and what to do next. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { EndPicture } from "../art/ending";
import { Icon } from "../art/icons";
import { api, tablePath } from "../net/api";
import { below } from "../net/base";
import { learnReach, linkFor } from "../net/reach";
import { isHere } from "../net/local_tables";
import type { Outcome } from "../net/wire";
import { Button, LinkButton } from "../shell/Button";
import { sentence, t, tg } from "../shell/i18n";
import { animalsOf } from "../shell/portraits";
import { go, href } from "../shell/router";
import { saveFile } from "../shell/save_file";
import { Analysis } from "./Analysis";
import { useTable } from "./context";
import { freshInvitation, startSoon } from "./invitation";
import { headline, order, Ranks } from "./Ranks";
import { RatingChanges } from "./RatingChanges";
import { resultPicture } from "./result_picture";
import { shareGame, shareOrSave } from "./share";
import type { TableStore } from "./table_store";
import "./Result.css";

export function Result({ onLook }: { onLook(): void }) {
  const table = useTable();
  const outcome = table.timeline.shown.value?.outcome;
  const now = table.snapshot.value;
  if (!now || !outcome) return null;
  const names = outcome.ranks.map((_, i) => table.nameOf(i + 1));
  const won = outcome.ranks.map((rank) => rank === 1);
  return (
    <div class="result fill centre">
      <div class="sheet result-sheet">
        <Button class="quiet result-look" icon="close" label="result-board" onClick={onLook} />
        <EndPicture
          class="end-picture"
          guests={animalsOf(now.seats).map((animal, i) => ({ animal, won: won[i] ?? false }))}
        />
        <h2>{headline(outcome, now.you.seats)}</h2>
        <p class="soft">{sentence(table.speaker.value, outcome.reason)}</p>
        <Ranks outcome={outcome} />
        {now.settings.rated && now.you.seats.length > 0 && (
          <RatingChanges key={now.seq} table={now.table} nameOf={(seat) => table.nameOf(seat)} />
        )}
        <div class="row result-main">
          <Rematch />
          <LinkButton icon="play" text="replay" href={href("replay", now.table)} />
          {now.you.seats.length > 0 && <LinkButton icon="hint" text="review" href={href("review", now.table)} />}
        </div>
        <details class="result-more">
          <summary>{t("result-more")}</summary>
          <div class="row">
            <Button icon="eye" text="result-board" onClick={onLook} />
            <AfterLinks outcome={outcome} />
          </div>
        </details>
        <Analysis
          table={now.table}
          names={names}
          speaker={table.speaker.value}
          mine={now.you.seats}
          onPick={(step) => go("replay", now.table, String(step))}
        />
      </div>
    </div>
  );
}

function Rematch() {
  const table = useTable();
  const asked = useSignal(false);
  const now = table.snapshot.value;
  const next = now?.next ?? null;
  const alone = now?.seats.every((seat) => seat.kind === "bot" || now.you.seats.includes(seat.seat)) ?? false;
  const follows = asked.value;
  useEffect(() => {
    if (!next || !follows) return;
    if (alone) startSoon(next);
    go("t", next);
  }, [next, alone, follows]);
  if (!now || now.you.seats.length === 0) return null;
  if (next) {
    return <LinkButton class="primary" icon="again" text="rematch-go" href={href("t", next)} />;
  }
  const ask = () => {
    asked.value = true;
    void table.send({ kind: "rematch" });
  };
  return <Button class="primary" icon="again" text="rematch" onClick={ask} />;
}

function AfterLinks({ outcome }: { outcome: Outcome }) {
  const table = useTable();
  const now = table.snapshot.value;
  if (!now) return null;
  return (
    <>
      {!now.practice && <RecordLink table={now.table} game={now.game} />}
      <Button icon="share" text="share" onClick={() => share(table, outcome)} />
      <Button icon="picture" text="share-picture" onClick={() => sharePicture(table, outcome)} />
      <LinkButton icon="shield" text="fairness" href={href("fair", now.table)} />
      <LinkButton icon="home" text="home" href={href()} />
    </>
  );
}

/** Download of the game file: by URL from a server, or built on click for a table in this page. */
function RecordLink({ table, game }: { table: string; game: string }) {
  const name = `${game}-${table}.json`;
  const save = async () => saveFile(name, await api.record(table), "application/x-ndjson");
  const label = (
    <>
      <Icon name="download" /> {t("record")}
    </>
  );
  return isHere(table) ? (
    <button type="button" onClick={() => void save()}>
      {label}
    </button>
  ) : (
    <a class="button" href={below(tablePath(table, "/record"))} download={name}>
      {label}
    </a>
  );
}

/** Ranks, names and points, best first. */
function linesOf(table: TableStore, outcome: Outcome): string[] {
  return order(outcome).map(({ rank, i }) => {
    const values = { name: table.nameOf(i + 1), points: outcome.scores[i] ?? 0 };
    return rank === null ? t("share-line-alone", values) : t("share-line", { rank, ...values });
  });
}

/** The end of the game as a picture, to save or to send. */
async function sharePicture(table: TableStore, outcome: Outcome): Promise<void> {
  const art = document.querySelector<SVGSVGElement>(".result .end-picture");
  const now = table.snapshot.value;
  if (!art || !now) return;
  const picture = await resultPicture(art, tg(now.game, "game-title"), linesOf(table, outcome));
  if (picture) await shareOrSave(picture, `tana-${now.game}.png`);
  else table.toasts.say(t("share-picture-failed"), null, "info");
}

async function share(table: TableStore, outcome: Outcome): Promise<void> {
  const now = table.snapshot.value;
  if (!now) return;
  const title = tg(now.game, "game-title");
  const lines = linesOf(table, outcome);
  const how = await shareGame({ title, text: [title, ...lines].join("\n"), url: await linkTo(table) });
  if (how !== "shared") table.toasts.say(t(how === "copied" ? "share-copied" : "share-failed"), null, "info");
}

/** A link with which others can look at the game; an invitation if this player may invite. */
async function linkTo(table: TableStore): Promise<string | null> {
  const now = table.snapshot.value;
  if (!now || now.practice || isHere(now.table)) return null;
  const invitation = freshInvitation(table.table) ?? (now.you.host ? await table.invite(null) : null);
  await learnReach();
  return linkFor(invitation?.path ?? `/t/${now.table}`);
}
