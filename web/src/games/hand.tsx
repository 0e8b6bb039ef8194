/** A large drawing with a line of text, shared by the hands of all games. */
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
