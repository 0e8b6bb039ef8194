import "./style/base.css";
import "./style/shell.css";
import "./style/table.css";
import { render } from "preact";
import { App } from "./app";
import { enter } from "./shell/entry";
import { speak } from "./shell/i18n";
import { parseHash, route, startRouter } from "./shell/router";
import { language, startSettings } from "./shell/settings";
import { wakeSound } from "./shell/sound";

enter();
route.value = parseHash(location.hash);
startSettings();
startRouter();
addEventListener("pointerdown", wakeSound, { once: true });
addEventListener("keydown", wakeSound, { once: true });
void speak(language.value).then(() => {
  const root = document.getElementById("app");
  if (root) render(<App />, root);
});
