/** Link, code and QR: how others come to the table. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../art/icons";
import { api } from "../net/api";
import { t } from "../shell/i18n";

export interface Invitation {
  path: string;
  code: string | null;
}

export function InviteCard({ invitation }: { invitation: Invitation }) {
  const url = new URL(invitation.path, location.origin).href;
  const picture = useSignal<string | null>(null);
  const copied = useSignal(false);
  useEffect(() => {
    let made: string | null = null;
    void api.qr(url).then(
      (svg) => {
        made = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
        picture.value = made;
      },
      () => undefined,
    );
    return () => {
      if (made) URL.revokeObjectURL(made);
    };
  }, [url, picture]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      copied.value = true;
    } catch {
      copied.value = false;
    }
  };
  return (
    <div class="invite">
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
          <button type="button" onClick={() => void copy()}>
            <Icon name="link" /> {copied.value ? t("invite-copied") : t("invite-copy")}
          </button>
          {"share" in navigator && (
            <button type="button" onClick={() => void navigator.share({ url, title: "Tana" }).catch(() => undefined)}>
              <Icon name="share" /> {t("invite-share")}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
