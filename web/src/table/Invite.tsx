/** Link, code and QR: how others come to the table. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, ApiError } from "../net/api";
import { addressOf } from "../net/base";
import { Button } from "../shell/Button";
import { t } from "../shell/i18n";
import { copyText, shareGame } from "./share";
import "./Invite.css";

export interface Invitation {
  path: string;
  code: string | null;
}

export function InviteCard({ invitation }: { invitation: Invitation }) {
  const url = addressOf(invitation.path);
  const picture = useSignal<string | null>(null);
  const said = useSignal<"copied" | "failed" | null>(null);
  useEffect(() => {
    let made: string | null = null;
    void api.qr(url).then(
      (svg) => {
        made = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
        picture.value = made;
      },
      (fault: unknown) => {
        if (!(fault instanceof ApiError)) throw fault; // Without a picture, link and code remain.
      },
    );
    return () => {
      if (made) URL.revokeObjectURL(made);
    };
  }, [url, picture]);
  const copy = async () => (said.value = await copyText(url));
  const share = async () => {
    const how = await shareGame({ title: "Tana", text: "", url });
    if (how !== "shared") said.value = how;
  };
  return (
    <div class="invite row">
      {picture.value && <img class="qr" src={picture.value} alt={t("invite-qr")} width={168} height={168} />}
      <div class="stack">
        {invitation.code && (
          <p class="code">
            <span class="soft">{t("invite-code")}</span> <b>{invitation.code}</b>
          </p>
        )}
        <label class="field">
          <span>{t("invite-link")}</span>
          <input readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <div class="row">
          <Button icon="link" text={said.value ? `invite-${said.value}` : "invite-copy"} onClick={copy} />
          {"share" in navigator && <Button icon="share" text="invite-share" onClick={share} />}
        </div>
      </div>
    </div>
  );
}
