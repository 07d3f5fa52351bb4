/// <reference lib="webworker" />
import { CacheableResponsePlugin } from "workbox-cacheable-response/CacheableResponsePlugin.js";
import { clientsClaim } from "workbox-core/clientsClaim.js";
import type { RouteMatchCallback } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration/ExpirationPlugin.js";
import { cleanupOutdatedCaches } from "workbox-precaching/cleanupOutdatedCaches.js";
import { matchPrecache } from "workbox-precaching/matchPrecache.js";
import { precacheAndRoute } from "workbox-precaching/precacheAndRoute.js";
import { registerRoute } from "workbox-routing/registerRoute.js";
import { setCatchHandler } from "workbox-routing/setCatchHandler.js";
import { CacheFirst } from "workbox-strategies/CacheFirst.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import { type Kind, kindOf } from "./kinds.ts";
import { type StoredPage, storedAt, storedPage, withoutRouter, withStoredPages } from "./served.ts";
import { noRedirects, storedDataPlugin, storedPagePlugin } from "./stored-copies.ts";

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: readonly { url: string; revision: string | null }[];
};

// A new worker serves at once: files carry their content in their name and are kept for longer than
// pages, so that a stored page of the build before still finds all of its own.
self.skipWaiting();
clientsClaim();

// The page that stands in for what is not stored, and what it is drawn with; plugin.ts lists them.
precacheAndRoute([...self.__WB_MANIFEST]);
cleanupOutdatedCaches();

const DAY_S = 86_400;
const PAGES = "almanac-pages";
/** Seconds that the network is waited for where there is a stored copy. */
const PATIENCE_S = 4;

registerRoute(
  is("file"),
  new CacheFirst({ cacheName: "almanac-files", plugins: [whole(), limited(2_000, 60)] }),
);
registerRoute(
  is("page"),
  new NetworkFirst({
    cacheName: PAGES,
    networkTimeoutSeconds: PATIENCE_S,
    matchOptions: { ignoreVary: true },
    plugins: [whole(), noRedirects, limited(60, 30), storedPagePlugin],
  }),
);
registerRoute(
  is("data"),
  new NetworkFirst({
    cacheName: "almanac-data",
    networkTimeoutSeconds: PATIENCE_S,
    matchOptions: { ignoreVary: true },
    plugins: [whole(), noRedirects, limited(120, 30), storedDataPlugin],
  }),
);
setCatchHandler(async ({ request }) => {
  const fallback = request.mode === "navigate" ? await matchPrecache("/offline") : undefined;
  if (!fallback) return Response.error();
  return withStoredPages(await withoutRouter(fallback), await storedPages(), Date.now());
});

/** The pages that can be opened without a network, the last stored first. */
async function storedPages(): Promise<StoredPage[]> {
  const cache = await caches.open(PAGES);
  const requests = await cache.keys();
  const pages = await Promise.all(
    requests.toReversed().map(async (request) => {
      const response = await cache.match(request, { ignoreVary: true });
      return response ? storedPage(request.url, await response.text(), storedAt(response)) : null;
    }),
  );
  return pages.filter((page) => page !== null);
}

function is(kind: Kind): RouteMatchCallback {
  return ({ url, request, sameOrigin }) =>
    sameOrigin &&
    kindOf(url.pathname, { mode: request.mode, accept: request.headers.get("accept") }) === kind;
}

function whole(): CacheableResponsePlugin {
  return new CacheableResponsePlugin({ statuses: [200] });
}

function limited(maxEntries: number, days: number): ExpirationPlugin {
  return new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * DAY_S,
    purgeOnQuotaError: true,
  });
}
