/** Requests of the host. Their key is stored only until the tab is closed. */
import { request } from "../net/api";
import type { HostInvitation, HostPage } from "../net/wire";

const KEPT = "tana-host-key";

export const hostKey = {
  get: (): string => sessionStorage.getItem(KEPT) ?? "",
  set: (key: string): void => sessionStorage.setItem(KEPT, key),
  forget: (): void => sessionStorage.removeItem(KEPT),
};

const withKey = () => ({ "Tana-Host-Key": hostKey.get().replace(/[^\x20-\x7e]/g, "") });

export async function hostPage(): Promise<HostPage> {
  return (await (await request("/api/host", { headers: withKey() })).json()) as HostPage;
}

async function post<T>(action: string, body: object): Promise<T> {
  const answer = await request(`/api/host/${action}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...withKey() },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as T;
}

export const hostAct = (action: string, body: object = {}) => post<HostPage>(action, body);
export const hostInvites = () => post<HostInvitation>("invite", {});
