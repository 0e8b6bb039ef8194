/** Plain requests: to the table server, or, for tables in this page, to its worker. */
import { hasTables } from "../local/state";
import { isHere, SITE } from "./here";
import type {
  Analysis,
  Answer,
  CarrySeats,
  Catalogue,
  Command,
  Created,
  CreateTable,
  DevicePass,
  Devices,
  Fault,
  Frame,
  Joined,
  JoinTable,
  Lobby,
  Receipt,
  Replay,
  SignOut,
  Snapshot,
  TableLine,
  ViewInfo,
} from "./wire";

export class ApiError extends Error {
  constructor(
    readonly code: Fault["code"] | "offline" | "module" | "broken" | "no-worker" | "not-here",
    detail: string,
  ) {
    super(detail);
  }
}

async function request(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new ApiError("offline", "no connection");
  }
  if (answer.ok) return answer;
  let fault: Fault = { code: "unavailable", detail: answer.statusText };
  try {
    fault = (await answer.json()) as Fault;
  } catch {
    // A proxy's error page: the fault above says enough.
  }
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

export const tablePath = (table: string, rest = ""): string => `/api/tables/${encodeURIComponent(table)}${rest}`;

/** What is asked about one table, wherever it is. */
interface Tables {
  snapshot(table: string, seat: number | null, since: number): Promise<Snapshot>;
  command(table: string, command: Command & { id: string }): Promise<Answer>;
  receipt(table: string): Promise<Receipt>;
  record(table: string): Promise<string>;
  replay(table: string, seat: number | null): Promise<Replay>;
  analysis(table: string): Promise<Analysis>;
}

const server: Tables = {
  snapshot: (table, seat, since) => get(tablePath(table, query({ seat, since }))),
  command: (table, command) => post(tablePath(table, "/commands"), command),
  receipt: (table) => get(tablePath(table, "/fairness")),
  record: async (table) => (await request(tablePath(table, "/record"))).text(),
  async replay(table, seat) {
    const page = (first: number) => get<Replay>(tablePath(table, `/replay${query({ seat, first })}`));
    const whole = await page(0);
    while (whole.frames.length < whole.total) whole.frames.push(...(await page(whole.frames.length)).frames);
    return whole;
  },
  analysis: (table) => get(tablePath(table, "/analysis")),
};

async function at(table: string): Promise<Tables> {
  return isHere(table) ? (await import("../local/client")).here : server;
}

let catalogue: Promise<Catalogue> | null = null;

/** The games that these pages were built with: for a page without a server, or out of its reach. */
async function builtIn(): Promise<Catalogue> {
  return (await import("./catalogue.json")).default as unknown as Catalogue;
}

async function games(): Promise<Catalogue> {
  if (SITE) return builtIn();
  try {
    return await get<Catalogue>("/api/games");
  } catch (fault) {
    if (fault instanceof ApiError && fault.code === "offline") return builtIn();
    throw fault;
  }
}

/** The tables in this page. What it takes is fetched only by who has any. */
async function tablesHere(): Promise<TableLine[]> {
  return hasTables.value ? (await import("../local/client")).here.tables() : [];
}

/** Those at the server; out of its reach none, for somebody who can play here. */
async function tablesThere(): Promise<TableLine[]> {
  if (SITE) return [];
  try {
    return (await get<{ tables: TableLine[] }>("/api/tables")).tables;
  } catch (fault) {
    if (fault instanceof ApiError && fault.code === "offline" && hasTables.value) return [];
    throw fault;
  }
}

export const api = {
  games(): Promise<Catalogue> {
    catalogue ??= games().catch((fault: unknown) => {
      catalogue = null;
      throw fault;
    });
    return catalogue;
  },
  view: (game: string) => get<ViewInfo>(`/api/games/${encodeURIComponent(game)}/view`),
  /** The rules of a game that these pages were built without. */
  rules: async (game: string, language: string): Promise<string> =>
    (await request(`/api/games/${encodeURIComponent(game)}/rules/${language}`)).text(),
  create: (body: CreateTable) => post<Created>("/api/tables", body),
  async tables(): Promise<{ tables: TableLine[] }> {
    const [here, there] = await Promise.all([tablesHere(), tablesThere()]);
    return { tables: [...here, ...there] };
  },
  lookup: (body: JoinTable) => post<Lobby>("/api/lookup", body),
  join: (body: JoinTable) => post<Joined>("/api/join", body),
  snapshot: async (table: string, seat: number | null, since: number) => (await at(table)).snapshot(table, seat, since),
  updates: (table: string, seat: number | null, since: number, wait: number, signal: AbortSignal) =>
    get<{ frames: Frame[] }>(tablePath(table, `/updates${query({ seat, since, wait })}`), signal),
  command: async (table: string, command: Command & { id: string }) => (await at(table)).command(table, command),
  receipt: async (table: string) => (await at(table)).receipt(table),
  record: async (table: string) => (await at(table)).record(table),
  replay: async (table: string, seat: number | null) => (await at(table)).replay(table, seat),
  analysis: async (table: string) => (await at(table)).analysis(table),
  devices: () => get<Devices>("/api/devices"),
  devicePass: () => post<DevicePass>("/api/devices/pass", {}),
  carry: (body: CarrySeats) => post<Devices>("/api/devices/carry", body),
  signOut: (body: SignOut) => post<Devices>("/api/devices/sign-out", body),
  async qr(text: string): Promise<string> {
    const answer = await request("/api/qr", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ text }),
    });
    return await answer.text();
  },
};
