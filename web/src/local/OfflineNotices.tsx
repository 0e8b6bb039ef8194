/** On top of every screen, when there is something to say: a new version waits, or games are not kept. */
import { t } from "../shell/i18n";
import { newVersion, storageTrouble } from "./state";

export function AppNotices() {
  const renew = newVersion.value;
  const trouble = storageTrouble.value;
  if (!renew && !trouble) return null;
  return (
    <div class="app-notices">
      {renew && (
        <p class="sheet notice row" role="status">
          <span class="grow">{t("new-version")}</span>
          <button type="button" class="small primary" onClick={renew}>
            {t("new-version-use")}
          </button>
          <button type="button" class="small" onClick={() => (newVersion.value = null)}>
            {t("later")}
          </button>
        </p>
      )}
      {trouble && (
        <p class="sheet notice" role="alert">
          {t(`storage-${trouble}`)}
        </p>
      )}
    </div>
  );
}
