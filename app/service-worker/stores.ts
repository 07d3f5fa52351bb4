/// <reference lib="webworker" />
import { CacheableResponsePlugin } from "workbox-cacheable-response/CacheableResponsePlugin.js";
import type {
  CachedResponseWillBeUsedCallbackParam,
  FetchDidSucceedCallbackParam,
  WorkboxPlugin,
} from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration/ExpirationPlugin.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import { createAssets } from "./assets.ts";
import { BUILD_FILES } from "./build-files.ts";
import { createPictures } from "./pictures.ts";
import { createRest } from "./rest.ts";
import { markStoredPage, servedMessage, storedAt } from "./served.ts";

declare const self: ServiceWorkerGlobalScope;

const DAY_S = 86_400;
/** Seconds that the network is waited for while a stored copy is at hand. */
const PATIENCE_S = 4;

/** Of all pages that the worker serves. */
export const rest = createRest((ms) => new Promise((resolve) => setTimeout(resolve, ms)));

/** Files of the builds, and of this one all. */
export const assets = createAssets({
  open: () => caches.open("almanac-assets"),
  fetch: (url) => fetch(url),
  rest,
  build: BUILD_FILES.map((path) => new URL(path, self.location.origin).href),
});

export const pictures = createPictures({
  open: () => caches.open("almanac-pictures"),
  fetch: (url) => fetch(url),
  now: Date.now,
  rest,
});

export const pages = new NetworkFirst({
  cacheName: "almanac-pages",
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions: { ignoreVary: true },
  plugins: [sound(), limited(60, 30), { cachedResponseWillBeUsed: markPage }],
});

export const data = new NetworkFirst({
  cacheName: "almanac-data",
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions: { ignoreVary: true },
  plugins: [
    sound(),
    limited(120, 30),
    { cachedResponseWillBeUsed: tellOfStored, fetchDidSucceed: tellOfFresh },
  ],
});

/** Keeps answers that are whole: no errors, and no redirects, which a navigation may not get. */
function sound(): WorkboxPlugin {
  const whole = new CacheableResponsePlugin({ statuses: [200] });
  return {
    cacheWillUpdate: async (given) =>
      given.response.redirected ? null : ((await whole.cacheWillUpdate?.(given)) ?? null),
  };
}

function limited(maxEntries: number, days: number): ExpirationPlugin {
  return new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * DAY_S,
    purgeOnQuotaError: true,
  });
}

async function markPage({ cachedResponse }: StoredUse): Promise<Response | null> {
  return cachedResponse ? markStoredPage(cachedResponse) : null;
}

async function tellOfStored({ cachedResponse, request, event }: StoredUse) {
  if (cachedResponse) {
    await tell(event, servedMessage(request.url, storedAt(cachedResponse)));
  }
  return cachedResponse ?? null;
}

async function tellOfFresh({ request, response, event }: FetchDidSucceedCallbackParam) {
  await tell(event, servedMessage(request.url, null));
  return response;
}

type StoredUse = CachedResponseWillBeUsedCallbackParam;

/** Tells the page that asked how its data was come by. */
async function tell(event: Event | undefined, message: object): Promise<void> {
  const id = event instanceof FetchEvent ? event.clientId : "";
  const client = id === "" ? undefined : await self.clients.get(id);
  client?.postMessage(message);
}
