import type { IncomingHttpHeaders } from "node:http";
import { isPart } from "./answer.ts";
import { isApiPath, isDataFilePath, isPicturePath } from "./request-target.ts";

/** Headers that every answer at a path has, by whether the site is reached over TLS. */
export function pathHeaders(path: string, type: string, secure: boolean): Record<string, string> {
  return {
    ...(isPart(type) ? partHeaders(secure) : securityHeaders(secure)),
    ...(isOpen(path) ? OPEN_TO_ALL : OWN),
  };
}

/** What answers a preflight at a path: whatever may be asked without a header may be with one. */
export function preflightHeaders(
  path: string,
  methods: readonly string[],
  { "access-control-request-headers": wanted = "" }: IncomingHttpHeaders,
): Record<string, string> {
  if (!isOpen(path)) return {};
  const names = /^[\w!#$%&'*+.^`|~, -]{1,1000}$/.test(wanted) ? wanted : "*";
  return {
    "access-control-allow-methods": methods.join(", "),
    "access-control-allow-headers": names,
    "access-control-max-age": "86400",
    vary: "Access-Control-Request-Headers",
  };
}

/** Calls and data may be asked from any site, and the pictures that they name may be shown there. */
function isOpen(path: string): boolean {
  return isApiPath(path) || isDataFilePath(path) || isPicturePath(path);
}

// Nothing here depends on who asks.
const OPEN_TO_ALL = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers":
    "ETag, Retry-After, X-Almanac-Enemy, X-Almanac-Sample, X-Almanac-Stale, X-Almanac-Unknown, X-Request-Id",
  "cross-origin-resource-policy": "cross-origin",
};
const OWN = { "cross-origin-resource-policy": "same-origin" };

/** Of every answer that a browser may open as a page, errors alike. */
function securityHeaders(secure: boolean): Record<string, string> {
  return {
    ...partHeaders(secure),
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": PERMISSIONS,
    "cross-origin-opener-policy": "same-origin",
  };
}

/**
 * Those of what only ever is a part of a page. A list has hundreds of pictures, and the headers that
 * rule pages would be a sixth of what those transfer.
 */
function partHeaders(secure: boolean): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    // A promise to come back over TLS only; a site reached without it must not make it.
    ...(secure && { "strict-transport-security": "max-age=31536000" }),
  };
}

const PERMISSIONS =
  "accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), " +
  "geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), " +
  "serial=(), usb=()";
