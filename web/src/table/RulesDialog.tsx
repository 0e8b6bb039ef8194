/** The rules in a dialog over the table, which keeps its state. */
import { lazy, Suspense } from "preact/compat";
import { Button } from "../shell/Button";
import { Dialog } from "../shell/Dialog";
import { t, tg } from "../shell/i18n";
import { useTable } from "./context";
import "./RulesDialog.css";

const RulesBody = lazy(() => import("../screens/Rules").then((module) => ({ default: module.RulesBody })));

export function RulesDialog({ game }: { game: string }) {
  const { reading } = useTable();
  const close = () => (reading.value = null);
  return (
    <Dialog
      title={t("titled", { what: t("rules"), which: tg(game, "game-title") })}
      onClose={close}
      class="rules-dialog"
    >
      <Suspense fallback={<p role="status">{t("loading")}</p>}>
        <RulesBody game={game} rule={reading.value || undefined} />
      </Suspense>
      <p class="rules-back">
        <Button class="primary" icon="back" text="back-to-table" onClick={close} />
      </p>
    </Dialog>
  );
}
