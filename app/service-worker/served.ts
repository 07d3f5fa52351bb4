import { STORED_PARTS } from "./stored-parts.ts";

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

/** A page of this device: its address below the site's, its title as HTML, and when it was sent. */
export interface StoredPage {
  readonly path: string;
  readonly title: string;
  /** Ms since the epoch; 0 where nobody knows. */
  readonly at: number;
}

/** A stored page by its HTML; null for one without a title. */
export function storedPage(url: string, html: string, at: number): StoredPage | null {
  const { pathname, search } = new URL(url);
  const title = /<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1]?.replace(/ – [^–]*$/, "");
  return title === undefined ? null : { path: pathname + search, title, at };
}

function partOf({ path }: StoredPage): string {
  const section = path.split(/[/?]/, 2)[1];
  const part = STORED_PARTS.find(({ sections }) => sections.some((one) => one === section));
  return part?.id ?? "others";
}

/** The offline page with links to the pages that can be opened, in the places that it has for them. */
export function withStoredPages(response: Response, pages: readonly StoredPage[], now: number) {
  const places = /(<ul data-stored-pages="([^"]*)"[^>]*>)(?=<\/ul>)/g;
  return rewritten(response, (html) =>
    html.replace(places, (start, _, id) => {
      const links = pages.filter((page) => partOf(page) === id).map((page) => entryOf(page, now));
      return start + links.join("");
    }),
  );
}

function entryOf({ path, title, at }: StoredPage, now: number): string {
  const href = path.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const age = at === 0 ? "" : `<small>stored ${ageInWords(now - at)}</small>`;
  return `<li><a href="${href}"><span>${title}</span>${age}</a></li>`;
}

function ageInWords(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const ago = new Intl.RelativeTimeFormat("en");
  if (minutes < 1) return "just now";
  if (minutes < 60) return ago.format(-minutes, "minute");
  if (minutes < 48 * 60) return ago.format(-Math.floor(minutes / 60), "hour");
  return ago.format(-Math.floor(minutes / 1440), "day");
}

async function rewritten(response: Response, change: (html: string) => string): Promise<Response> {
  const html = change(await response.text());
  const headers = new Headers(response.headers);
  // They speak of the bytes that came over the network.
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response(html, { status: response.status, headers });
}
