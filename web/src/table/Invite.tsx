/** Link, code and QR code with which others join the table. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, ApiError } from "../net/api";
import { learnReach, linkFor, reach } from "../net/reach";
import { Button } from "../shell/Button";
import { t } from "../shell/i18n";
import { NetworkNotice } from "./NetworkNotice";
import { copyText, shareGame } from "./share";
import "./Invite.css";

export interface Invitation {
  path: string;
  code: string | null;
}

interface Props {
  invitation: Invitation;
  /** The message sent along with the link. */
  text?: string;
}

export function InviteCard({ invitation, text = "" }: Props) {
  useEffect(() => void learnReach(), []);
  const known = reach.value;
  if (!known) return <p role="status">{t("loading")}</p>;
  const url = linkFor(invitation.path);
  return (
    <div class="invite stack">
      {known.local_only && <NetworkNotice mayOpen={known.may_open} />}
      <div class="invite-ways">
        {!known.local_only && <QrPicture text={url} />}
        {invitation.code && <ReadableCode code={invitation.code} />}
        <LinkField url={url} text={text} />
      </div>
    </div>
  );
}

/** A code in groups of three, for reading aloud. */
function ReadableCode({ code }: { code: string }) {
  const groups = code.match(/.{1,3}/g) ?? [];
  return (
    <p class="code">
      <span class="soft">{t("invite-code")}</span>{" "}
      <b aria-hidden="true">
        {groups.map((group, i) => (
          <span key={i} class="code-group">
            {group}
          </span>
        ))}
      </b>
      <span class="sr">{code.split("").join(" ")}</span>
    </p>
  );
}

/** The QR code of a link. Its space is reserved until the server has drawn it, so nothing shifts when it arrives. */
function QrPicture({ text }: { text: string }) {
  const picture = useSignal<string | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    let made: string | null = null;
    let unmounted = false;
    void api.qr(text).then(
      (svg) => {
        if (unmounted) return;
        made = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
        picture.value = made;
      },
      (fault: unknown) => {
        if (!(fault instanceof ApiError)) throw fault;
        failed.value = !unmounted; // Link and code remain.
      },
    );
    return () => {
      unmounted = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [text, picture, failed]);
  if (failed.value) return null;
  return (
    <div class="qr-place sized">
      {picture.value && <img class="qr" src={picture.value} alt={t("invite-qr")} data-link={text} />}
    </div>
  );
}

function LinkField({ url, text }: { url: string; text: string }) {
  const outcome = useSignal<"copied" | "failed" | null>(null);
  const copy = async () => (outcome.value = await copyText(url));
  const share = async () => {
    const how = await shareGame({ title: "Tana", text, url });
    if (how !== "shared") outcome.value = how;
  };
  return (
    <>
      <label class="field invite-link">
        <span>{t("invite-link")}</span>
        <input readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div class="row invite-send">
        <Button icon="link" text={outcome.value ? `invite-${outcome.value}` : "invite-copy"} onClick={copy} />
        {"share" in navigator && <Button icon="share" text="invite-share" onClick={share} />}
      </div>
    </>
  );
}
