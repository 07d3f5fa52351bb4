import { createHash } from "node:crypto";
import { findInlineElements } from "./inline-elements.ts";

/** For everything that is not a page: nothing may run, load or frame it. */
export const BARE_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The policy of an SVG file: opened by itself it is a document. */
export const DRAWING_POLICY = `${BARE_POLICY}; style-src 'unsafe-inline'`;

/**
 * The Content-Security-Policy of a page: own files, and the inline elements of exactly this HTML by
 * their hashes, so that the page can be held and sent to everybody. Style attributes are allowed,
 * since accessible widget libraries write them.
 */
export function contentSecurityPolicy(html: string, { secure }: { secure: boolean }): string {
  const { scripts, styles } = findInlineElements(html);
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(scripts)}`,
    `style-src 'self'${hashes(styles)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

function hashes(texts: readonly string[]): string {
  return [...new Set(texts.map(sourceHash))].map((hash) => ` '${hash}'`).join("");
}

// Browsers hash the text after their newline normalisation.
function sourceHash(text: string): string {
  const seen = text.replace(/\r\n?/g, "\n");
  return `sha256-${createHash("sha256").update(seen).digest("base64")}`;
}
