/** The settings dialog, loaded when somebody opens it. */
import { Suspense } from "preact/compat";
import { later } from "./later";

const SettingsDialog = later(() => import("./SettingsDialog").then((module) => module.SettingsDialog));

export function Settings({ onClose }: { onClose(): void }) {
  return (
    <Suspense fallback={null}>
      <SettingsDialog onClose={onClose} />
    </Suspense>
  );
}
