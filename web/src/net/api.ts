/** Plain requests to the table server. */
import type {
  Analysis,
  Answer,
  Catalogue,
  Command,
  Created,
  CreateTable,
  Fault,
  Frame,
  Joined,
  JoinTable,
  Lobby,
  Receipt,
  Replay,
  Snapshot,
  TableLine,
} from "./wire";

export class ApiError extends Error {
  constructor(
    readonly code: Fault["code"] | "offline",
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

let catalogue: Promise<Catalogue> | null = null;

export const api = {
  games(): Promise<Catalogue> {
    catalogue ??= get<Catalogue>("/api/games").catch((fault: unknown) => {
      catalogue = null;
      throw fault;
    });
    return catalogue;
  },
  create: (body: CreateTable) => post<Created>("/api/tables", body),
  tables: () => get<{ tables: TableLine[] }>("/api/tables"),
  lookup: (body: JoinTable) => post<Lobby>("/api/lookup", body),
  join: (body: JoinTable) => post<Joined>("/api/join", body),
  snapshot: (table: string, seat: number | null, since: number) =>
    get<Snapshot>(tablePath(table, query({ seat, since }))),
  updates: (table: string, seat: number | null, since: number, wait: number, signal: AbortSignal) =>
    get<{ frames: Frame[] }>(tablePath(table, `/updates${query({ seat, since, wait })}`), signal),
  command: (table: string, command: Command & { id: string }) => post<Answer>(tablePath(table, "/commands"), command),
  receipt: (table: string) => get<Receipt>(tablePath(table, "/fairness")),
  record: async (table: string) => (await request(tablePath(table, "/record"))).text(),
  replay: (table: string, seat: number | null) => get<Replay>(tablePath(table, `/replay${query({ seat })}`)),
  analysis: (table: string) => get<Analysis>(tablePath(table, "/analysis")),
  async qr(text: string): Promise<string> {
    const answer = await request("/api/qr", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ text }),
    });
    return await answer.text();
  },
};
