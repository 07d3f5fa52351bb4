/** How the worker treats a request; `other` goes to the network as if there were no worker. */
export type Kind = "file" | "page" | "data" | "other";

/**
 * The kind of a request of our own origin. Files of a build never change under their name, pictures
 * hardly ever; pages and data (what the router fetches, and the answers of the API) are taken from
 * the network while there is one.
 */
export function kindOf(pathname: string, { mode, accept }: Asking): Kind {
  if (/^\/(assets|icons|img|images)\//.test(pathname)) return "file";
  // A page that asks for itself to be kept does not navigate to itself.
  if (mode === "navigate" || accept?.startsWith("text/html")) return "page";
  const isData = pathname.endsWith(".data") || pathname.startsWith("/api/");
  return isData || DATA_FILES.has(pathname) ? "data" : "other";
}

/** What pages fetch beside the calls, to work without a network as well. */
const DATA_FILES = new Set([
  "/search-index.json",
  "/listed-characters.json",
  "/collection-pools.json",
  "/collection-records.json",
  "/attack-index.json",
  "/top-answers.json",
]);

interface Asking {
  readonly mode: RequestMode;
  /** The request's `Accept`; null for none. */
  readonly accept: string | null;
}
