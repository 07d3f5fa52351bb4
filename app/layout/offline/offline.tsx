import { useEffect } from "react";
import { useLocation } from "react-router";
import { mayLoadAhead } from "../visit/load-ahead.ts";
import { whenIdle, whenLoadedAndIdle } from "../visit/when-idle.ts";
import { StoredCopyNotice } from "./stored-copy-notice.tsx";

/** Ms for which an address has to stay before its page is stored: who steps on visits the last one. */
const SETTLED_MS = 1000;

/**
 * Brings the service worker, has it store the pages that are visited, and says of a stored copy how
 * old it is. Stands once in the document.
 */
export function Offline() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if ("serviceWorker" in navigator) {
      return import.meta.env.PROD ? whenLoadedAndIdle(register) : unregisterAll();
    }
  }, []);
  useEffect(() => {
    if (import.meta.env.PROD && "serviceWorker" in navigator && mayLoadAhead()) {
      return whenSettled(() => storePage(pathname + search));
    }
  }, [pathname, search]);
  return <StoredCopyNotice />;
}

function whenSettled(run: () => void): () => void {
  let callOff: () => void = () => undefined;
  const timer = setTimeout(() => {
    callOff = whenIdle(run);
  }, SETTLED_MS);
  return () => {
    clearTimeout(timer);
    callOff();
  };
}

/** Registered after the page has loaded, which needs the network more. */
function register(): void {
  navigator.serviceWorker.register("/sw.js").catch((error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: the site works without it, only not offline.
    console.warn("The service worker could not be registered.", error);
  });
}

/** `react-router dev` has no worker; one of a build that ran at this address must not linger. */
function unregisterAll(): undefined {
  navigator.serviceWorker.getRegistrations().then(
    (registrations) => Promise.all(registrations.map((one) => one.unregister())),
    // Where workers are denied there is none.
    () => undefined,
  );
}

/**
 * A page that came by the router, or before there was a worker, is fetched once more to be kept, and
 * so is what it has loaded. The message is one that Workbox knows.
 */
function storePage(address: string): void {
  navigator.serviceWorker.ready.then(
    ({ active }) => {
      const document = [address, { headers: { accept: "text/html" } }];
      const urlsToCache = [document, ...loadedFiles()];
      active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
    },
    () => undefined,
  );
}

/** Files and pictures that this document has loaded past the worker, which came later than they. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType("resource")
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.workerStart === 0)
    .map(({ name }) => name)
    .filter((name) => isKept(new URL(name)));
}

function isKept({ origin, pathname }: URL): boolean {
  return origin === location.origin && /^\/(assets|icons|img|images)\//.test(pathname);
}
