import { createContext, useContext } from "react";

/** The site's own address from ORIGIN, such as `https://example.org`; undefined without it. */
export const SiteOriginContext = createContext<string | undefined>(undefined);

/**
 * The origin as it stands at the document's root, for the browser, which has no such context and
 * reads it from the document.
 */
export function useSiteOrigin(): string | undefined {
  return useContext(SiteOriginContext) ?? readDocument();
}

/**
 * A path as an absolute address in a browser that knows the origin. The server's own is written
 * by `withAbsoluteCanonical`, since what describes a page knows no context.
 */
export function absoluteAddress(path: string): string {
  return `${readDocument() ?? ""}${path}`;
}

/** A document whose canonical link names the whole address, as search engines want it. */
export function withAbsoluteCanonical(html: string, origin: string | undefined): string {
  return origin === undefined
    ? html
    : html.replace(/(<link rel="canonical" href=")(?=\/)/, (start) => start + origin);
}

function readDocument(): string | undefined {
  return typeof document === "undefined" ? undefined : document.documentElement.dataset.origin;
}
