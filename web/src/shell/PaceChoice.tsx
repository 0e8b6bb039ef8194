/** Choice of how fast moves are shown, in the settings and at the table. */
import { Select } from "./fields";
import { t } from "./i18n";
import { pace, PACES } from "./settings";

export function PaceChoice() {
  return (
    <Select
      label={t("settings-pace")}
      value={pace.value}
      values={PACES}
      textOf={(one) => t(`pace-${one}`)}
      onChange={(one) => (pace.value = one)}
    />
  );
}
