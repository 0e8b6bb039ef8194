/** Between two people at one screen: nothing of the table is behind it, and nothing has been fetched yet. */
import { Icon } from "../art/icons";
import { t } from "../shell/i18n";
import { useTable } from "./context";

export function Curtain({ seat }: { seat: number }) {
  const table = useTable();
  const name = table.nameOf(seat);
  return (
    <div class="curtain">
      <div class="sheet curtain-sheet">
        <span class={`face big face-${seat}`}>
          <Icon name="person" />
        </span>
        <h2>{t("curtain", { name })}</h2>
        <p class="soft">{t("curtain-why", { name })}</p>
        <button type="button" class="primary" autofocus onClick={() => table.lift(seat)}>
          {t("curtain-lift", { name })}
        </button>
      </div>
    </div>
  );
}
