/**
 * The service worker: the pages come from this browser's own cache, so they open without a network. Files carry a hash of
 * their content; a build lists them all, and a build that differs is another worker with a cache of its own, which waits
 * until somebody wants it. Compiled rules are kept once fetched; an idle page fetches those of every game. Nothing of a
 * server's tables is ever kept here.
 *
 * A plain script without imports: not every browser takes modules as service workers.
 */

/** The part of the service worker's global scope used here. */
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  addEventListener(kind: "install" | "activate", heard: (event: Extendable) => void): void;
  addEventListener(kind: "fetch", heard: (event: Fetch) => void): void;
  addEventListener(kind: "message", heard: (event: MessageEvent<unknown>) => void): void;
  addEventListener(kind: "push", heard: (event: Push) => void): void;
  addEventListener(kind: "notificationclick", heard: (event: Clicked) => void): void;
  addEventListener(kind: "pushsubscriptionchange", heard: (event: Changed) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(address: string): Promise<unknown>;
  };
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
}
interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetch extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Push extends Extendable {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Extendable {
  readonly notification: Notification;
}
interface Changed extends Extendable {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

type Files = Record<string, string>;

/** Every file of the build with the hash of its content; the build puts it in. */
declare const BUILD_FILES: Files;

const scope = self as unknown as Scope;
const files = BUILD_FILES;
const root = new URL(scope.registration.scope);
const INDEX = "index.html";
const RULES_INDEX = "rules/index.json";
const CACHE = `tana-pages-${files[INDEX] ?? ""}`;
const RULES = "tana-rules";

const addressOf = (path: string): string => new URL(path, root).href;

/** The part of an address below the pages; null for one elsewhere. */
function pathOf(address: string): string | null {
  const { origin, pathname } = new URL(address);
  if (origin !== root.origin || !pathname.startsWith(root.pathname)) return null;
  return pathname.slice(root.pathname.length);
}

/** A file from any earlier build or from what the page has fetched, if its name says what is in it; else a new one. */
async function fetched(path: string): Promise<Response> {
  const lasting = path.startsWith("assets/");
  const known = lasting ? await caches.match(addressOf(path)) : undefined;
  const answer = known ?? (await fetch(addressOf(path), { cache: lasting ? "default" : "no-cache" }));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/** Cache one file after another, to leave the cores to a game that is being played meanwhile. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const path of Object.keys(files)) await cache.put(addressOf(path), await fetched(path));
  await renewRules();
}

interface ModuleFiles {
  readonly module: string;
  readonly layout: string;
  readonly data: string | null;
}

const filesOf = ({ module, layout, data }: ModuleFiles): string[] =>
  [module, layout, data].flatMap((path) => (path === null ? [] : [new URL(path, addressOf(RULES_INDEX)).href]));

async function indexOf(answer: Response | undefined): Promise<Record<string, ModuleFiles>> {
  return answer ? ((await answer.clone().json()) as Record<string, ModuleFiles>) : {};
}

/** Games that were opened before have their new rules at once; those that could not be fetched come when needed. */
async function renewRules(): Promise<void> {
  const cache = await caches.open(RULES);
  const before = await indexOf(await cache.match(addressOf(RULES_INDEX)));
  let answer: Response;
  try {
    answer = await fetched(RULES_INDEX);
  } catch {
    return;
  }
  for (const [game, now] of Object.entries(await indexOf(answer))) {
    const old = before[game];
    const opened = old && (await cache.match(filesOf(old)[0] ?? ""));
    if (opened) await Promise.all(filesOf(now).map((file) => keep(cache, new Request(file))));
  }
  await cache.put(addressOf(RULES_INDEX), answer);
}

/** Take from a cache, or fetch and keep. */
async function keep(cache: Cache, request: Request): Promise<Response> {
  const known = request.cache === "reload" ? undefined : await cache.match(request.url);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request.url, answer.clone());
  return answer;
}

async function rulesIndex(request: Request): Promise<Response> {
  const cache = await caches.open(RULES);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request.url, answer.clone());
    return answer;
  } catch (fault) {
    const known = await cache.match(request.url);
    if (known) return known;
    throw fault;
  }
}

async function page(path: string, request: Request): Promise<Response> {
  const known = await (await caches.open(CACHE)).match(addressOf(path));
  return known ?? fetch(request);
}

/** How a request is answered; null: by the network, as if this worker were not there. */
function answerTo(request: Request): Promise<Response> | null {
  const path = request.method === "GET" ? pathOf(request.url) : null;
  if (path === null || path.startsWith("api/")) return null;
  if (path === RULES_INDEX) return rulesIndex(request);
  if (path.startsWith("rules/")) return caches.open(RULES).then((cache) => keep(cache, request));
  if (path in files) return page(path, request);
  const isScreen = request.mode === "navigate" && (path === "" || path.startsWith("t/"));
  return isScreen ? page(INDEX, request) : null;
}

/** Delete old builds, and rules that no build refers to any more. */
async function activate(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith("tana-pages-") && name !== CACHE) await caches.delete(name);
  const cache = await caches.open(RULES);
  const named = Object.values(await indexOf(await cache.match(addressOf(RULES_INDEX)))).flatMap(filesOf);
  for (const { url } of await cache.keys())
    if (named.length > 0 && url !== addressOf(RULES_INDEX) && !named.includes(url)) await cache.delete(url);
  await scope.clients.claim();
}

// --- notifications: sent by the server, shown here ------------------------------------------------------------

/** What the server sends (declarative Web Push); browsers that know the form may show it without this worker. */
interface Message {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly navigate: string;
  readonly silent: boolean;
  readonly data: { readonly kind: string; readonly table: string };
  /** How many tables wait; null: not told. */
  readonly badge: number | null;
}

interface Received {
  readonly notification?: Partial<Message>;
  readonly app_badge?: number;
}

/** Shown for a message that cannot be read: a push that shows nothing costs the permission. */
const UNREADABLE: Message = {
  title: "Tana",
  body: "",
  tag: "tana",
  navigate: root.pathname,
  silent: false,
  data: { kind: "unreadable", table: "" },
  badge: null,
};
/** How long a withdrawn notification stays, replaced by a silent one. */
const WITHDRAWN_MS = 3000;

function readMessage(event: Push): Message {
  try {
    const received = event.data === null ? null : (event.data.json() as Received | null);
    const shown = received?.notification;
    const badge = received?.app_badge ?? null;
    return typeof shown?.title === "string" ? { ...UNREADABLE, ...shown, badge } : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function closeNotifications(tag: string): Promise<void> {
  for (const shown of await scope.registration.getNotifications({ tag })) shown.close();
}

/** The number on the icon of an installed app, where the system can; nothing depends on it. */
async function showBadge(count: number): Promise<void> {
  const { setAppBadge } = navigator as Partial<Pick<Navigator, "setAppBadge">>;
  await setAppBadge?.call(navigator, count).catch(() => {});
}

/** Every push shows something. One that withdraws another replaces it silently, and is closed a moment later. */
async function showPush(message: Message): Promise<void> {
  const { title, body, tag, silent, navigate, data, badge } = message;
  await scope.registration.showNotification(title, {
    body,
    tag,
    silent,
    icon: addressOf("icon-192.png"),
    badge: addressOf("icon-192.png"),
    data: { navigate, table: data.table },
  });
  if (badge !== null) await showBadge(badge);
  if (data.kind === "withdrawn") {
    await delay(WITHDRAWN_MS);
    await closeNotifications(tag);
  }
}

/** Open the table of a notification: in a page that shows it already, in any other page, or in a new one. */
async function openTable(data: { navigate?: string; table?: string } | null): Promise<void> {
  const path = data?.table ? `t/${encodeURIComponent(data.table)}` : "";
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => path !== "" && url.endsWith(`#/${path}`));
  if (there) await there.focus();
  else await scope.clients.openWindow(addressOf(path));
}

/** The browser has replaced its subscription: the server learns the new address. */
async function renewSubscription(event: Changed): Promise<void> {
  const old = event.oldSubscription ?? null;
  const key = old?.options.applicationServerKey ?? null;
  const fresh =
    event.newSubscription ??
    (key && (await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })));
  if (!fresh) return;
  const { endpoint, keys } = fresh.toJSON();
  const body = {
    channel: "push",
    address: endpoint,
    p256dh: keys?.p256dh,
    auth: keys?.auth,
    ...(old ? { replaces: old.endpoint } : {}),
  };
  await fetch(addressOf("api/notices/add"), {
    method: "POST",
    credentials: "same-origin",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

scope.addEventListener("push", (event) => event.waitUntil(showPush(readMessage(event))));
scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data as { navigate?: string; table?: string } | null));
});
scope.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renewSubscription(event)));

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));
scope.addEventListener("message", ({ data }) => {
  if (data === "use-now") void scope.skipWaiting();
});
scope.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});
