import { type ClientOnErrorFunction, createPath, isRouteErrorResponse } from "react-router";
import { inBrowser, loadOnce } from "./reload-once.ts";

/**
 * Notes a page's payload that could not be loaded. Where a service worker serves, the page is
 * loaded as a document, of which the worker may have stored a copy.
 */
export const onPayloadError: ClientOnErrorFunction = (error, { location: at, errorInfo }) => {
  // An error of a component carries its place.
  if (errorInfo || !isMissingPayload(error)) {
    return;
  }
  const address = createPath(at);
  // biome-ignore lint/suspicious/noConsole: the warning of specification 1 §8.
  console.warn(`The payload of ${address} could not be loaded.`, error);
  if ("serviceWorker" in navigator && navigator.serviceWorker.controller) {
    loadOnce(address, inBrowser());
  }
};

/**
 * What a fetch throws is of one kind everywhere; an answer from 500 on, of the site or of a proxy
 * before it, and one that cannot be read hold no payload either.
 */
function isMissingPayload(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status >= 500;
  return error instanceof TypeError || (error instanceof Error && UNREADABLE.test(error.message));
}

// As the router words it.
const UNREADABLE = /^Unable to decode turbo-stream response/;
