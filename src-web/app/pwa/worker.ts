import { CACHE_PREFIX, OFFLINE_PAGE, planFor, SHELL, staleCaches } from "./offlineRules.ts";

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface AskedEvent extends WaitingEvent {
  readonly request: Request;
  /** The response that the browser fetched while the worker started. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** The part of a worker's global scope that is used; the page's types do not include it. */
interface Scope {
  readonly location: { readonly origin: string };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  addEventListener(type: "install" | "activate", hear: (event: WaitingEvent) => void): void;
  addEventListener(type: "fetch", hear: (event: AskedEvent) => void): void;
  addEventListener(type: "message", hear: (event: MessageEvent<unknown>) => void): void;
  skipWaiting(): Promise<void>;
}

// SAFETY: this file is only ever run as a service worker.
const scope = globalThis as unknown as Scope;
/** The build inserts its own id here (vite.pwa.ts), so that each build has a different worker. */
const CACHE = `${CACHE_PREFIX}__HUBBUB_BUILD__`;

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    SHELL.map(async (path) => {
      const answer = await fetch(path, { cache: "no-cache" });
      if (!answer.ok) throw new Error(`${answer.status} for ${path}`);
      // The server may redirect, and a browser rejects a redirected response to a navigation: it is stored as
      // a plain one.
      await cache.put(path, new Response(await answer.blob(), { headers: answer.headers }));
    }),
  );
}

async function tidy(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(staleCaches(names, CACHE).map((name) => caches.delete(name)));
  await scope.registration.navigationPreload?.enable();
}

async function page({ request, preloadResponse }: AskedEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(OFFLINE_PAGE)) ?? Response.error();
  }
}

async function shellFile({ request }: AskedEvent): Promise<Response> {
  const { pathname } = new URL(request.url);
  return (await caches.match(pathname)) ?? fetch(request);
}

// A new worker waits until the page activates it, never in the middle of a stage.
scope.addEventListener("install", (event) => event.waitUntil(fill()));
scope.addEventListener("activate", (event) => event.waitUntil(tidy()));
scope.addEventListener("message", ({ data }) => {
  if (data === "activate") void scope.skipWaiting();
});
scope.addEventListener("fetch", (event) => {
  const plan = planFor(event.request, scope.location.origin);
  if (plan === "page") event.respondWith(page(event));
  else if (plan === "shell") event.respondWith(shellFile(event));
});
