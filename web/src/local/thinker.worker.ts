/** A thinker in its own worker: tasks in, results out. */
import { Modules } from "./modules";
import { Thinker, type Task } from "./thinker";

export interface Order {
  readonly id: number;
  /** Where the pages are. */
  readonly base: string;
  readonly task: Task;
}

export type Report = { readonly id: number; readonly found: unknown } | { readonly id: number; readonly fault: string };

let thinker: Thinker | null = null;

async function report({ id, base, task }: Order): Promise<Report> {
  try {
    if (!thinker) {
      const modules = new Modules(base);
      thinker = new Thinker((game) => modules.fedRules(game));
    }
    return { id, found: await thinker.work(task) };
  } catch (fault) {
    return { id, fault: String(fault) };
  }
}

let last: Promise<unknown> = Promise.resolve();
addEventListener("message", ({ data }: MessageEvent<Order>) => {
  last = last.then(async () => postMessage(await report(data)));
});
