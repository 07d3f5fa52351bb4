import { type ClientOnErrorFunction, createPath, isRouteErrorResponse } from "react-router";
import { inBrowser, loadOnce } from "./reload-once.ts";

/**
 * Notes a page's payload that could not be loaded. Where a service worker serves, the page is
 * loaded as a document, of which the worker may have stored a copy.
 */
export const onPayloadError: ClientOnErrorFunction = (error, { location: at, errorInfo }) => {
  // An error of a component carries its place; what a fetch throws is of this kind everywhere.
  if (errorInfo || isRouteErrorResponse(error) || !(error instanceof TypeError)) {
    return;
  }
  const address = createPath(at);
  // biome-ignore lint/suspicious/noConsole: the warning of specification 1 §8.
  console.warn(`The payload of ${address} could not be loaded.`, error);
  if ("serviceWorker" in navigator && navigator.serviceWorker.controller) {
    loadOnce(address, inBrowser());
  }
};
