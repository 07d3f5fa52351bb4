/** The worker's message to a page about the data that it got. */
export interface Served {
  /** Path of the page that the data is of; null for an answer of the API: of the page that asked. */
  readonly path: string | null;
  /** When a stored copy was sent by the server, ms since the epoch; null: it comes fresh from it. */
  readonly storedAt: number | null;
}

/** The message about data from `url`. */
export function servedMessage(url: string, at: number | null): { served: Served } {
  const { pathname } = new URL(url);
  const page = pathname.endsWith(".data") ? pathname.replace(/(\/_)?\.data$/, "") || "/" : null;
  return { served: { path: page, storedAt: at } };
}

/** Reads a message of the worker; null for one of another kind. */
export function readServed(message: unknown): Served | null {
  if (typeof message !== "object" || message === null || !("served" in message)) {
    return null;
  }
  const { served } = message;
  return isServed(served) ? served : null;
}

function isServed(value: unknown): value is Served {
  return (
    typeof value === "object" &&
    value !== null &&
    "path" in value &&
    "storedAt" in value &&
    (value.path === null || typeof value.path === "string") &&
    (value.storedAt === null || typeof value.storedAt === "number")
  );
}

/** When the server sent an answer, ms since the epoch; 0 where it does not say. */
export function storedAt(response: Response): number {
  return Date.parse(response.headers.get("date") ?? "") || 0;
}

/** A stored page that says of itself since when it is stored, on its outermost element. */
export function markStoredPage(response: Response): Promise<Response> {
  const mark = `<html data-stored-at="${storedAt(response)}"`;
  return rewritten(response, (html) => html.replace(/<html(?=[\s>])/, mark));
}

/**
 * A page that stands in at the address of another: without the router's scripts, which would look
 * for the page of the address. Those of the head stay.
 */
export function withoutRouter(response: Response): Promise<Response> {
  return rewritten(response, (html) => {
    const [head = "", ...body] = html.split("</head>");
    const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
    return [head, ...body.map((part) => part.replace(scripts, ""))].join("</head>");
  });
}

/** A page of this device: its address below the site's, and its title as its HTML writes it. */
export interface StoredPage {
  readonly path: string;
  readonly title: string;
}

/** A stored page by its HTML; null for one without a title. */
export function storedPage(url: string, html: string): StoredPage | null {
  const { pathname, search } = new URL(url);
  const title = /<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1];
  return title === undefined ? null : { path: pathname + search, title };
}

/** The offline page with links to the pages that can be opened, in the place that it has for them. */
export function withStoredPages(response: Response, pages: readonly StoredPage[]) {
  const links = pages.map(({ path, title }) => {
    const href = path.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
    return `<li><a class="link inline-block py-3" href="${href}">${title}</a></li>`;
  });
  const place = /(<ul data-stored-pages[^>]*>)(?=<\/ul>)/;
  return rewritten(response, (html) => html.replace(place, (start) => start + links.join("")));
}

async function rewritten(response: Response, change: (html: string) => string): Promise<Response> {
  const html = change(await response.text());
  const headers = new Headers(response.headers);
  // They speak of the bytes that came over the network.
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response(html, { status: response.status, headers });
}
