import "./style/index.css";
import { render } from "preact";
import { App } from "./app";
import { newVersion } from "./local/offline_state";
import { reportFault } from "./shell/faults";
import { hideSecret } from "./shell/invite_link";
import { speak } from "./shell/i18n";
import { awaitOffer } from "./shell/install_prompt";
import { followTurns } from "./shell/notice";
import { parseHash, route, startRouter } from "./shell/router";
import { language, startSettings } from "./shell/settings";
import { wakeSound } from "./shell/sound";

hideSecret();
route.value = parseHash(location.hash);
startSettings();
startRouter();
awaitOffer();
followTurns();
addEventListener("pointerdown", wakeSound, { once: true });
addEventListener("keydown", wakeSound, { once: true });
// A chunk of an older build is gone from the server: a reload fetches the pages of the current build.
addEventListener("vite:preloadError", (event) => {
  event.preventDefault();
  newVersion.value = () => location.reload();
});
// Promises marked with `void` are not awaited; errors that they do not handle end here.
addEventListener("unhandledrejection", ({ reason }) => {
  if (!newVersion.value) reportFault("unexpected", reason);
});
if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener("load", () => void import("./local/install_worker").then(({ install }) => install()));
void speak(language.value).then(() => {
  const root = document.getElementById("app");
  if (root) render(<App />, root);
});
