/// <reference lib="webworker" />
import { clientsClaim } from "workbox-core/clientsClaim.js";
import { cleanupOutdatedCaches } from "workbox-precaching/cleanupOutdatedCaches.js";
import { matchPrecache } from "workbox-precaching/matchPrecache.js";
import { precache } from "workbox-precaching/precache.js";
import { registerRoute } from "workbox-routing/registerRoute.js";
import { setCatchHandler } from "workbox-routing/setCatchHandler.js";
import { BUILD_PRINT } from "./build-files.ts";
import { type Kind, kindOf } from "./kinds.ts";
import { withoutRouter } from "./served.ts";
import { assets, data, pages, pictures, rest } from "./stores.ts";

declare const self: ServiceWorkerGlobalScope;

// A new worker serves at once: files carry their content in their name and are kept for longer than
// pages, so that a stored page of the build before still finds all of its own.
self.skipWaiting();
clientsClaim();

// The page that stands in for what is not stored.
const FALLBACK = "/offline";
precache([{ url: FALLBACK, revision: BUILD_PRINT }]);
cleanupOutdatedCaches();

const is =
  (kind: Kind) =>
  ({ url, request, sameOrigin }: { url: URL; request: Request; sameOrigin: boolean }) =>
    sameOrigin && kindOf(url.pathname, request.mode) === kind;

const isPicture = is("picture");

registerRoute(is("asset"), from(assets));
registerRoute((given) => isPicture(given) && !pictures.isMissing(given.url.href), from(pictures));
registerRoute(is("page"), pages);
registerRoute(is("data"), data);
setCatchHandler(async ({ request }) => {
  const fallback = request.mode === "navigate" ? await matchPrecache(FALLBACK) : undefined;
  return fallback ? withoutRouter(fallback) : Response.error();
});

// The pictures that no route answered: the browser fetches them by itself.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const sameOrigin = url.origin === self.location.origin;
  if (isPicture({ url, request, sameOrigin }) && pictures.isMissing(url.href)) {
    event.waitUntil(pictures.keep(url.href));
  }
});

// A page that came by the router has no document of its own: it asks for one to be stored. And one
// that is scrolled needs the processor for itself.
self.addEventListener("message", (event) => {
  const message: unknown = event.data;
  if (typeof message !== "object" || message === null) return;
  if ("isScrolled" in message) rest.disturb();
  if ("storePage" in message) {
    const request = new Request(String(message.storePage), { headers: { accept: "text/html" } });
    event.waitUntil(storePage(event, request));
  }
});

/**
 * With a page come the files of the build that are missing: in the worker's installation, all at
 * once, they took as much of a phone's time as the first page itself, and at the same moment.
 */
async function storePage(event: ExtendableEvent, request: Request): Promise<void> {
  await Promise.allSettled(pages.handleAll({ event, request }));
  await assets.storeBuild();
}

/** Has requests answered by one of our own stores. */
function from({ serve }: typeof assets | typeof pictures) {
  return async ({ request, event }: { request: Request; event: ExtendableEvent }) => {
    const { response, done } = await serve(request.url);
    if (done) event.waitUntil(done);
    return response;
  };
}
