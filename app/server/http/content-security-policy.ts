import { createHash } from "node:crypto";

/** For everything that is not a page: nothing may run, load or frame it. */
export const BARE_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The policy of an SVG file: opened by itself it is a document. */
export const DRAWING_POLICY = `${BARE_POLICY}; style-src 'unsafe-inline'`;

/**
 * The Content-Security-Policy of a page: own files, and the inline elements of exactly this HTML by
 * their hashes, so that the page can be cached and sent to everybody. Style attributes are allowed,
 * since accessible widget libraries write them. Only what is made for frames may be framed.
 */
export function contentSecurityPolicy(
  html: string,
  { secure, isFramed = false }: { secure: boolean; isFramed?: boolean },
): string {
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
    isFramed ? "frame-ancestors *" : "frame-ancestors 'none'",
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

/** A comment, an element whose content is text, or any other start tag. */
const MARKUP =
  /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<(script|style|textarea|title)(?=[\s/>])((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)(?:<\/\1(?=[\s/>])|$)|<[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/gi;

/**
 * The text of a page's own scripts and style sheets, exactly as it stands; what stands in comments,
 * attribute values, titles and text areas is none. Scripts with `src` and data blocks (JSON) are
 * left out: no policy asks for their hash.
 */
export function findInlineElements(html: string): { scripts: string[]; styles: string[] } {
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const [, name = "", attributes = "", text = ""] of html.matchAll(MARKUP)) {
    if (/^style$/i.test(name)) styles.push(text);
    if (/^script$/i.test(name) && isInline(attributes)) scripts.push(text);
  }
  return { scripts, styles };
}

function isInline(attributes: string): boolean {
  const names = attributes.replace(/"[^"]*"|'[^']*'/g, "");
  const isData = /\stype\s*=\s*["']?(application\/([^"'\s]+\+)?json|text\/plain)/i.test(attributes);
  return !/\ssrc\b/i.test(names) && !isData;
}
