/** A request target that can be answered. */
export interface RequestTarget {
  /** Path with every segment encoded in one way, so that one page has one key. */
  readonly pathname: string;
  /** The same path with its segments decoded: for finding files. */
  readonly decoded: string;
  /** The query as it was sent, with its question mark; empty without one. */
  readonly search: string;
}

/** A query of 10 kB still gets its page; whatever is longer no page has written. */
const LONGEST_TARGET = 12_000;

/**
 * Reads the target of a request line. Undefined for what is no address of this site: too long,
 * `//`, dot segments, back slashes, control characters, broken percent escapes.
 */
export function readRequestTarget(target: string): RequestTarget | undefined {
  if (target.length > LONGEST_TARGET) {
    return undefined;
  }
  const { path, search } = splitTarget(target);
  const segments = decodeSegments(path);
  if (!segments || UNENCODED.test(path + search)) {
    return undefined;
  }
  return {
    pathname: segments.map(encodeSegment).join("/"),
    decoded: segments.join("/"),
    search: search === "?" ? "" : search,
  };
}

/** The path of a target as it was sent, however malformed. */
export function sentPath(target: string): string {
  return splitTarget(target).path;
}

function splitTarget(target: string): { path: string; search: string } {
  // A request to a proxy names the whole address; the site has one host only.
  const [whole = ""] = target.split("#", 1);
  const local = whole.replace(/^https?:\/\/[^/?#]*/i, "");
  const mark = local.indexOf("?");
  return mark < 0
    ? { path: local, search: "" }
    : { path: local.slice(0, mark), search: local.slice(mark) };
}

// Anything else must be percent-encoded in a request line (RFC 3986).
const UNENCODED = /[^\x21-\x7e]/;
const CONTROL = /\p{Cc}/u;

function decodeSegments(path: string): string[] | undefined {
  if (!path.startsWith("/") || path.includes("//") || path.includes("\\")) {
    return undefined;
  }
  try {
    const segments = path.split("/").map(decodeURIComponent);
    return segments.some((segment) => /^\.\.?$/.test(segment) || CONTROL.test(segment))
      ? undefined
      : segments;
  } catch (error) {
    if (error instanceof URIError) {
      return undefined;
    }
    throw error;
  }
}

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/%(3A|40|24|26|2B|2C|3B|3D)/g, decodeURIComponent);
}

/**
 * Where a page's plain form lies: lower case, without a slash at its end. Undefined for a path that
 * is plain already. Paths below /api keep their case, since ids and world codes may need it; hashed
 * files and the router's own addresses are exact and left alone.
 */
export function plainPath(pathname: string): string | undefined {
  if (/^\/(assets\/|__manifest$)/.test(pathname) || pathname.endsWith(".data")) {
    return undefined;
  }
  const short = pathname === "/" ? pathname : pathname.replace(/\/$/, "");
  const plain = isApiPath(pathname)
    ? short
    : short.replace(/%[\dA-F]{2}|[A-Z]/g, (part) =>
        part.length === 1 ? part.toLowerCase() : part,
      );
  return plain === pathname ? undefined : plain;
}

/** Whether a path, however malformed, is that of a picture. */
export function isPicturePath(path: string): boolean {
  return /^\/(images|icons|img|link-previews)\//.test(path);
}

export function isApiPath(pathname: string): boolean {
  return pathname === "/api" || pathname.startsWith("/api/");
}
