/** QR code that makes a phone the hand of a seat: the screen keeps the board but no longer gets the seat's secrets. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Dialog } from "../shell/Dialog";
import { t } from "../shell/i18n";
import { useTable } from "./context";
import { InviteCard, type Invitation } from "./Invite";

export function HandPairing({ seat, onClose }: { seat: number; onClose(): void }) {
  const table = useTable();
  const link = useSignal<Invitation | null>(null);
  useEffect(() => {
    void table.inviteHand(seat).then((made) => (link.value = made));
  }, [table, seat, link]);
  return (
    <Dialog title={t("hand-pair")} onClose={onClose}>
      <div class="stack">
        <p>{t("hand-pair-how", { name: table.nameOf(seat) })}</p>
        {link.value ? <InviteCard invitation={link.value} /> : <p role="status">{t("loading")}</p>}
      </div>
    </Dialog>
  );
}
