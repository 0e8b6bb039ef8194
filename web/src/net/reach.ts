/** The address at which others reach this server: links and QR codes begin with it. */
import { signal } from "@preact/signals";
import { api, ApiError } from "./api";
import { below } from "./base";
import type { Reach } from "./wire";

const AS_IT_IS: Reach = { address: null, local_only: false, may_open: false };

/** What the server says of its own address; null until it has answered. */
export const reach = signal<Reach | null>(null);

/** Ask the server. One that cannot say (an older one, or none in reach) is taken to be reached as this page was. */
export async function learnReach(): Promise<void> {
  try {
    reach.value = await api.reach();
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
    reach.value ??= AS_IT_IS;
  }
}

/** Let the server listen on the local network too; raises `ApiError`. */
export async function openToNetwork(): Promise<void> {
  reach.value = await api.openToNetwork();
}

/** A whole address that others can open. */
export function linkFor(path: string): string {
  return new URL(below(path), reach.value?.address ?? location.origin).href;
}
