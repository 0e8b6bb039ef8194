/** Chat: a few phrases that everybody reads in their own language, and free text where the host allows it. */
import { useSignal } from "@preact/signals";
import { Button } from "../shell/Button";
import { t } from "../shell/i18n";
import { useTable } from "./context";
import "./Chat.css";
import "./Choices.css";

export function Chat() {
  const table = useTable();
  const now = table.snapshot.value;
  if (!now) return null;
  const seat = now.you.watching ? null : table.seat.value;
  const say = (what: { phrase: string } | { text: string }) =>
    void table.send({ kind: "say", ...(seat === null ? {} : { seat }), ...what });
  return (
    <div class="chat column">
      <ul class="chat-lines" aria-label={t("chat")}>
        {now.chat.slice(-40).map((line) => (
          <li key={line.seq}>
            <b>{line.name || t("somebody")}</b> {line.phrase ? t(`phrase-${line.phrase}`) : line.text}
          </li>
        ))}
      </ul>
      {now.settings.chat === "off" ? (
        <p class="soft">{t("chat-off")}</p>
      ) : (
        <div class="phrases wrap">
          {table.snapshots.phrases.value.map((phrase) => (
            <Button key={phrase} class="small" text={`phrase-${phrase}`} onClick={() => say({ phrase })} />
          ))}
        </div>
      )}
      {now.settings.chat === "free" && <SayForm onSay={(text) => say({ text })} />}
    </div>
  );
}

function SayForm({ onSay }: { onSay(text: string): void }) {
  const text = useSignal("");
  const submit = (event: Event) => {
    event.preventDefault();
    if (text.value.trim()) onSay(text.value.trim());
    text.value = "";
  };
  return (
    <form class="command" onSubmit={submit}>
      <input
        aria-label={t("chat-text")}
        value={text.value}
        maxLength={240}
        onInput={(event) => (text.value = event.currentTarget.value)}
      />
      <Button class="small" text="chat-say" type="submit" />
    </form>
  );
}
