/** Plain requests: to the table server, or, for tables in this page, to its worker. */
import { signal } from "@preact/signals";
import { hasTables } from "../local/offline_state";
import { below } from "./base";
import { isFile, isHere, SITE } from "./local_tables";
import type * as wire from "./wire";

/** Whether the server has asked for an admission that this browser does not have. */
export const houseIsClosed = signal(false);

export class ApiError extends Error {
  constructor(
    readonly code: wire.Fault["code"] | "offline" | "module" | "broken" | "no-worker" | "not-here",
    detail: string,
  ) {
    super(detail);
  }
}

/** A command with the id that its answer names. */
export type Sent<C extends wire.Command = wire.Command> = C & { id: string };

/** The code of a fault, for its text. */
export function codeOf(fault: unknown): string {
  return fault instanceof ApiError ? fault.code : "unavailable";
}

export async function request(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(below(path), { credentials: "same-origin", ...init });
  } catch {
    throw new ApiError("offline", "no connection");
  }
  if (answer.ok) return answer;
  let fault: wire.Fault = { code: "unavailable", detail: answer.statusText };
  try {
    fault = (await answer.json()) as wire.Fault;
  } catch {
    // A proxy's error page: the fault above says enough.
  }
  if (fault.code === "not-admitted") houseIsClosed.value = true;
  throw new ApiError(fault.code, fault.detail);
}

async function get<T>(path: string, signal?: AbortSignal): Promise<T> {
  return (await (await request(path, signal ? { signal } : undefined)).json()) as T;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const answer = await request(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as T;
}

function query(values: Record<string, string | number | null | undefined>): string {
  const pairs = Object.entries(values).filter((pair): pair is [string, string | number] => pair[1] != null);
  return pairs.length ? `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}` : "";
}

/** How long a request may wait for news. */
const WAIT_SECONDS = 25;

export const tablePath = (table: string, rest = ""): string => `/api/tables/${encodeURIComponent(table)}${rest}`;

/** Requests about one table, wherever it is. */
interface Tables {
  snapshot(table: string, seat: number | null, since: number): Promise<wire.Snapshot>;
  command(table: string, command: Sent): Promise<wire.Answer>;
  receipt(table: string): Promise<wire.Receipt>;
  record(table: string): Promise<string>;
  replay(table: string, seat: number | null): Promise<wire.Replay>;
  analysis(table: string): Promise<wire.Analysis>;
}

const server: Tables = {
  snapshot: (table, seat, since) => get(tablePath(table, query({ seat, since }))),
  command: (table, command) => post(tablePath(table, "/commands"), command),
  receipt: (table) => get(tablePath(table, "/fairness")),
  record: async (table) => (await request(tablePath(table, "/record"))).text(),
  async replay(table, seat) {
    const page = (first: number) => get<wire.Replay>(tablePath(table, `/replay${query({ seat, first })}`));
    const whole = await page(0);
    while (whole.frames.length < whole.total) whole.frames.push(...(await page(whole.frames.length)).frames);
    return whole;
  },
  analysis: (table) => get(tablePath(table, "/analysis")),
};

async function at(table: string): Promise<Tables> {
  if (isFile(table)) return (await import("../local/opened_records")).openedRecords;
  return isHere(table) ? (await import("../local/worker_client")).here : server;
}

let catalogue: Promise<wire.Catalogue> | null = null;

/** The games that these pages were built with: for a page without a server, or out of its reach. */
async function builtIn(): Promise<wire.Catalogue> {
  return (await import("./catalogue.json")).default as unknown as wire.Catalogue;
}

async function games(): Promise<wire.Catalogue> {
  if (SITE) return builtIn();
  try {
    return await get<wire.Catalogue>("/api/games");
  } catch (fault) {
    if (fault instanceof ApiError && fault.code === "offline") return builtIn();
    throw fault;
  }
}

/** The tables in this page. The code is loaded only where there are any. */
async function tablesHere(): Promise<wire.TableLine[]> {
  return hasTables.value ? (await import("../local/worker_client")).here.tables() : [];
}

/** So many pages of tables at most: what is older is in the history. */
const MOST_PAGES = 10;

/**
 * My tables at the server, and the mark of their first page. Games under way come first: where a page ends with one
 * that is over, the next pages have no others, and one page of those is enough for the home screen.
 */
async function tablesThere(): Promise<wire.Tables> {
  const page = (first: number) => get<wire.Tables>(`/api/tables${query({ first })}`);
  const whole = await page(0);
  for (let pages = 1, more = whole.more; more !== null && pages < MOST_PAGES; pages++) {
    if (whole.tables.at(-1)?.phase === "over") break;
    const next = await page(more);
    whole.tables.push(...next.tables);
    more = next.more;
  }
  return whole;
}

export const api = {
  games(): Promise<wire.Catalogue> {
    catalogue ??= games().catch((fault: unknown) => {
      catalogue = null;
      throw fault;
    });
    return catalogue;
  },
  view: (game: string) => get<wire.ViewInfo>(`/api/games/${encodeURIComponent(game)}/view`),
  /** The rules of a game that these pages were built without. */
  rules: async (game: string, language: string): Promise<string> =>
    (await request(`/api/games/${encodeURIComponent(game)}/rules/${language}`)).text(),
  create: (body: wire.CreateTable) => post<wire.Created>("/api/tables", body),
  tablesHere,
  tablesThere,
  /** Wait until the newest tables are not those with this mark any more, or for half a minute. */
  tablesChanged: (mark: string, signal: AbortSignal) =>
    get<wire.Tables>(`/api/tables${query({ first: 0, mark, wait: WAIT_SECONDS })}`, signal),
  lookup: (body: wire.JoinTable) => post<wire.Lobby>("/api/lookup", body),
  join: (body: wire.JoinTable) => post<wire.Joined>("/api/join", body),
  snapshot: async (table: string, seat: number | null, since: number) => (await at(table)).snapshot(table, seat, since),
  updates: (table: string, seat: number | null, since: number, wait: number, signal: AbortSignal) =>
    get<{ frames: wire.Frame[] }>(tablePath(table, `/updates${query({ seat, since, wait })}`), signal),
  command: async (table: string, command: Sent) => (await at(table)).command(table, command),
  receipt: async (table: string) => (await at(table)).receipt(table),
  record: async (table: string) => (await at(table)).record(table),
  replay: async (table: string, seat: number | null) => (await at(table)).replay(table, seat),
  analysis: async (table: string) => (await at(table)).analysis(table),
  standing: (table: string, seat: number) => get<wire.StandingAnswers>(tablePath(table, `/standing${query({ seat })}`)),
  giveStanding: (table: string, body: wire.GiveStanding) =>
    post<wire.StandingAnswers>(tablePath(table, "/standing"), body),
  revokeStanding: (table: string, body: wire.RevokeStanding) =>
    post<wire.StandingAnswers>(tablePath(table, "/standing/revoke"), body),
  reach: () => get<wire.Reach>("/api/reach"),
  openToNetwork: () => post<wire.Reach>("/api/reach/open", {}),
  house: () => get<wire.House>("/api/house"),
  enterHouse: (body: wire.EnterHouse) => post<wire.House>("/api/house/enter", body),
  offline: () => get<wire.OfflineGames>("/api/offline"),
  devices: () => get<wire.Devices>("/api/devices"),
  devicePass: () => post<wire.DevicePass>("/api/devices/pass", {}),
  carry: (body: wire.CarrySeats) => post<wire.Devices>("/api/devices/carry", body),
  signOut: (body: wire.SignOut) => post<wire.Devices>("/api/devices/sign-out", body),
  me: () => get<wire.Me>("/api/me"),
  setMe: (body: wire.SetMe) => post<wire.Me>("/api/me", body),
  setPrivacy: (privacy: wire.Privacy) => post<wire.Me>("/api/me/privacy", { privacy }),
  makeRecovery: (body: wire.MakeRecovery) => post<wire.Recovery>("/api/me/recovery", body),
  restore: (body: wire.Restore) => post<wire.Me>("/api/me/restore", body),
  passkeys: () => get<wire.Passkeys>("/api/passkeys"),
  beginPasskey: () => post<wire.NewPasskey>("/api/passkeys/begin", {}),
  addPasskey: (body: wire.AddPasskey) => post<wire.Passkeys>("/api/passkeys/add", body),
  removePasskey: (id: string) => post<wire.Passkeys>("/api/passkeys/remove", { id }),
  passkeyChallenge: () => post<wire.PasskeyChallenge>("/api/passkeys/challenge", {}),
  usePasskey: (body: wire.UsePasskey) => post<wire.Me>("/api/passkeys/use", body),
  deleteMe: () => post<wire.Me>("/api/me/delete", { sure: true }),
  notices: () => get<wire.Notices>("/api/notices"),
  addChannel: (body: wire.AddChannel) => post<wire.Notices>("/api/notices/add", body),
  removeChannel: (id: string) => post<wire.Notices>("/api/notices/remove", { id }),
  tryChannel: (id: string) => post<wire.Tried>("/api/notices/test", { id }),
  setQuietHours: (quiet: wire.QuietHours | null) => post<wire.Notices>("/api/notices/quiet", { quiet }),
  history: (first: number, game: string, opponent: string) =>
    get<wire.History>(`/api/history${query({ first, game: game || null, opponent: opponent || null })}`),
  personPage: (table: string, seat: number, first: number) =>
    get<wire.PersonPage>(`/api/history/of${query({ table, seat, first })}`),
  ladder: (game: string, seats: number) => get<wire.Ladder>(`/api/ladder${query({ game, seats })}`),
  rating: (table: string) => get<wire.RatedGame>(tablePath(table, "/rating")),
  statistics: () => get<wire.Statistics>("/api/history/statistics"),
  exportHistory: () => get<wire.HistoryExport>("/api/history/export"),
  look: (table: string, visible: boolean) => post<wire.Looked>(tablePath(table, "/look"), { visible }),
  async qr(text: string): Promise<string> {
    const answer = await request("/api/qr", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ text }),
    });
    return await answer.text();
  },
};
