/** Answers that players give in advance, where the game asks often and the host allows it: list, give, revoke. */
import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, ApiError } from "../net/api";
import type { StandingOffer } from "../net/wire";
import { Button } from "../shell/Button";
import { Dialog } from "../shell/Dialog";
import { Select } from "../shell/fields";
import { gameText, t } from "../shell/i18n";
import { useTable } from "./context";
import type { TableStore } from "./table_store";

/** The standing answers that the seat at this screen may give, fetched again whenever the game advances. */
function useOffers(table: TableStore): Signal<readonly StandingOffer[]> {
  const offers = useSignal<readonly StandingOffer[]>([]);
  const now = table.snapshot.value;
  const seat = table.seat.value;
  const allowed = seat !== null && now?.phase === "playing" && now.settings.standing && now.settings.turn_h > 0;
  const seq = now?.seq ?? 0;
  useEffect(() => {
    if (!allowed || seat === null) {
      offers.value = [];
      return;
    }
    let current = true;
    void quietly(async () => {
      const found = await api.standing(table.table, seat);
      if (current) offers.value = found.offers;
    });
    return () => void (current = false);
  }, [allowed, seat, seq, table, offers]);
  return offers;
}

/** Run a request; returns false when the server refuses it or is out of reach. */
async function quietly(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
    return false;
  }
}

export function StandingAnswers() {
  const table = useTable();
  const offers = useOffers(table);
  const open = useSignal(false);
  if (offers.value.length === 0) return null;
  const settling = table.myTurn.value && offers.value.find((offer) => offer.settles);
  const count = offers.value.filter((offer) => offer.on).length;
  return (
    <>
      {settling && <span class="time-note soft">{t("standing-settles", { answer: nameOf(table, settling) })}</span>}
      <Button class="small standing-open" icon="again" onClick={() => (open.value = true)}>
        {" "}
        {count > 0 ? t("standing-given", { count }) : t("standing-give")}
      </Button>
      {open.value && (
        <Dialog title={t("standing-title")} onClose={() => (open.value = false)}>
          <div class="stack">
            <p>{t("standing-how")}</p>
            {offers.value.map((offer) => (
              <Offer key={offer.word} offer={offer} offers={offers} />
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}

function nameOf({ snapshot }: TableStore, { word }: StandingOffer): string {
  return gameText(snapshot.value?.game ?? "", `standing-${word}`) ?? word;
}

function Offer({ offer, offers }: { offer: StandingOffer; offers: Signal<readonly StandingOffer[]> }) {
  const table = useTable();
  const end = useSignal(offer.end ?? offer.until[0] ?? 0);
  const seat = table.seat.value;
  if (seat === null) return null;
  const { word, until } = offer;
  const send = async (what: () => Promise<{ offers: StandingOffer[] }>) => {
    const sent = await quietly(async () => (offers.value = (await what()).offers));
    if (!sent) table.toasts.say(t("standing-failed"), null, "error");
  };
  const give = () =>
    send(() => api.giveStanding(table.table, { seat, word, ...(until.length > 0 && { until: end.value }) }));
  return (
    <section class="row standing-offer">
      <span class="grow">{nameOf(table, offer)}</span>
      {until.length > 0 &&
        (offer.on ? (
          <b>{t("standing-until", { end: offer.end ?? 0 })}</b>
        ) : (
          <Select
            label={t("standing-until-label")}
            value={end.value}
            values={until}
            textOf={(value) => t("standing-until", { end: value })}
            onChange={(value) => (end.value = value)}
            quiet
          />
        ))}
      {offer.on ? (
        <Button
          class="small"
          text="standing-revoke"
          onClick={() => send(() => api.revokeStanding(table.table, { seat, word }))}
        />
      ) : (
        <Button class="small primary" text="standing-on" onClick={give} />
      )}
    </section>
  );
}
