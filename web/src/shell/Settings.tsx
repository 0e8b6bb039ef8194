/** The settings, fetched when somebody opens them. */
import { lazy, Suspense } from "preact/compat";

const SettingsDialog = lazy(() => import("./SettingsDialog").then((module) => ({ default: module.SettingsDialog })));

export function Settings({ onClose }: { onClose(): void }) {
  return (
    <Suspense fallback={null}>
      <SettingsDialog onClose={onClose} />
    </Suspense>
  );
}
