import { extname } from "node:path";
import { BARE_POLICY } from "../http/content-security-policy.ts";

/** The policy of an SVG file: opened by itself it is a document. */
export const DRAWING_POLICY = `${BARE_POLICY}; style-src 'unsafe-inline'`;

/** The content type of a file by its name. */
export function fileType(path: string): string {
  return TYPES[extname(path).toLowerCase()] ?? "application/octet-stream";
}

const TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};
