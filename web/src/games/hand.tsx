/** What the hands of all games share: a large drawing and a line of text. */
import type { ComponentChild, ComponentChildren } from "preact";
import "./hand.css";

export function HandNote({ art, children }: { art?: ComponentChild; children: ComponentChildren }) {
  return (
    <div class="hand-note centre">
      {art && <div class="hand-art">{art}</div>}
      <p>{children}</p>
    </div>
  );
}
