/** How the worker treats a request; `other` goes to the network as if there were no worker. */
export type Kind = "asset" | "picture" | "page" | "data" | "other";

/**
 * The kind of a request of our own origin. Assets never change under their name, pictures hardly
 * ever; pages and data (what the router fetches, and the answers of the API) are taken from the
 * network while there is one.
 */
export function kindOf(pathname: string, mode: RequestMode): Kind {
  if (pathname.startsWith("/assets/")) {
    return "asset";
  }
  if (/^\/(icons|img|images)\//.test(pathname)) {
    return "picture";
  }
  if (mode === "navigate") {
    return "page";
  }
  const isData =
    pathname.endsWith(".data") || pathname === "/__manifest" || pathname.startsWith("/api/");
  return isData ? "data" : "other";
}
