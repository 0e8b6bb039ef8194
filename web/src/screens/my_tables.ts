/** This browser's tables, on the server and in the page, kept up to date while a screen shows them. */
import { signal } from "@preact/signals";
import { api, ApiError, codeOf } from "../net/api";
import { SITE } from "../net/local_tables";
import type { TableLine } from "../net/wire";
import { learnTitle } from "../shell/i18n";
import { pause } from "../shell/pause";
import { noteTables } from "../shell/your_turns";
import { tablesChanged } from "../local/offline_state";

const RETRY_MS = 5000;

export class MyTables {
  /** Null until they are loaded. */
  readonly lines = signal<TableLine[] | null>(null);
  /** Whether the server is out of reach, so that only tables in this page are listed. */
  readonly offline = signal(false);
  private local: TableLine[] = [];
  private remote: TableLine[] = [];
  private mark = "";
  private stopping = new AbortController();
  private unfollow = () => {};
  private readonly onVisibility = () => {
    if (document.visibilityState === "visible") void this.refreshLocal();
  };

  /** List all tables, then follow changes; throws if the server refuses. */
  async start(): Promise<void> {
    this.stopping = new AbortController();
    document.addEventListener("visibilitychange", this.onVisibility);
    this.unfollow = tablesChanged.subscribe(() => void this.refreshLocal());
    await this.refreshRemote();
    if (!SITE) void this.follow(this.stopping.signal);
  }

  stop(): void {
    this.stopping.abort();
    this.unfollow();
    document.removeEventListener("visibilitychange", this.onVisibility);
  }

  private async refreshLocal(): Promise<void> {
    this.local = await api.tablesHere();
    await this.show();
  }

  private async refreshRemote(): Promise<void> {
    if (SITE) return;
    try {
      const { tables, mark } = await api.tablesThere();
      [this.remote, this.mark] = [tables, mark];
      this.offline.value = false;
    } catch (fault) {
      if (codeOf(fault) !== "offline") throw fault;
      this.offline.value = true;
    }
    await this.show();
  }

  /** Follow changes on the server by long polling. */
  private async follow(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      try {
        const asked = performance.now();
        const { mark } = this.offline.value ? { mark: "" } : await api.tablesChanged(this.mark, stop);
        const changed = mark !== this.mark;
        if (changed || this.offline.value) await this.refreshRemote();
        const waited = performance.now() - asked >= RETRY_MS;
        if (!this.offline.value && (changed || waited)) continue;
      } catch (fault) {
        if (stop.aborted) return;
        if (!(fault instanceof ApiError)) throw fault;
      }
      await pause(RETRY_MS, stop);
    }
  }

  private async show(): Promise<void> {
    const lines = [...this.local, ...this.remote];
    await Promise.all([...new Set(lines.map((line) => line.game))].map(learnTitle));
    this.lines.value = lines;
    noteTables(lines);
  }
}
