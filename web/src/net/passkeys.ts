/** Passkeys: what the browser's own WebAuthn interface needs, and what the server wants to have of its answers. */
import { api } from "./api";
import type { Me, Passkeys } from "./wire";

/** ES256, EdDSA and RS256: every authenticator has one of them. */
const ALGORITHMS = [-7, -8, -257];
const TIME_MS = 5 * 60 * 1000;

/** Whether this browser can make and use passkeys at this address at all. */
export const canUsePasskeys = (): boolean => isSecureContext && typeof PublicKeyCredential === "function";

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

/** Bytes in base64url without padding, as the server reads them. */
export function textOf(bytes: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** What a person decided in the browser's own dialog: null if they closed it, or have no passkey here. */
async function decided(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch (fault) {
    if (fault instanceof DOMException) return null;
    throw fault;
  }
}

/** Make a passkey for my person; null if it was not made. */
export async function makePasskey(): Promise<Passkeys | null> {
  const asked = await api.beginPasskey();
  const made = await decided(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(asked.challenge),
        rp: { id: asked.host, name: "Tana" },
        user: { id: bytesOf(asked.user), name: asked.name || "Tana", displayName: asked.name || "Tana" },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: asked.known.map((id) => ({ type: "public-key", id: bytesOf(id) })),
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
        attestation: "none",
        timeout: TIME_MS,
      },
    }),
  );
  if (!made) return null;
  const answer = made.response as AuthenticatorAttestationResponse;
  return api.addPasskey({
    id: made.id,
    client_data: textOf(answer.clientDataJSON),
    attestation: textOf(answer.attestationObject),
  });
}

/** Become the person of a passkey; null if none was chosen. */
export async function signInByPasskey(more: { replace: boolean; sign_out: boolean }): Promise<Me | null> {
  const asked = await api.passkeyChallenge();
  const used = await decided(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: bytesOf(asked.challenge),
        rpId: asked.host,
        userVerification: "preferred",
        timeout: TIME_MS,
      },
    }),
  );
  if (!used) return null;
  const answer = used.response as AuthenticatorAssertionResponse;
  return api.usePasskey({
    id: used.id,
    client_data: textOf(answer.clientDataJSON),
    authenticator_data: textOf(answer.authenticatorData),
    signature: textOf(answer.signature),
    ...(answer.userHandle && { user: textOf(answer.userHandle) }),
    ...more,
  });
}
