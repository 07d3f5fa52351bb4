/// <reference lib="webworker" />
import type { WorkboxPlugin } from "workbox-core/types.js";
import { markStoredPage, servedMessage, storedAt } from "./served.ts";

declare const self: ServiceWorkerGlobalScope;

/** A redirect's answer stands at another address, and a navigation may not get it. */
export const noRedirects: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.redirected ? null : response),
};

/** A stored page says of itself since when it is stored. */
export const storedPagePlugin: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse ? markStoredPage(cachedResponse) : null,
};

/** The page that asked learns whether its data are stored ones, and since when. */
export const storedDataPlugin: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse, request, event }) {
    if (cachedResponse) await notify(event, servedMessage(request.url, storedAt(cachedResponse)));
    return cachedResponse ?? null;
  },
  async fetchDidSucceed({ request, response, event }) {
    await notify(event, servedMessage(request.url, null));
    return response;
  },
};

async function notify(event: Event | undefined, message: object): Promise<void> {
  const id = event instanceof FetchEvent ? event.clientId : "";
  const client = id === "" ? undefined : await self.clients.get(id);
  client?.postMessage(message);
}
