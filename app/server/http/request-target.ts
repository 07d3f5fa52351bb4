import { redirectTarget } from "#app/alias-table.ts";

/** A request target that can be answered. */
export interface RequestTarget {
  /** Path with every segment encoded in one way, so that one page has one key. */
  readonly pathname: string;
  /** The same path with its segments decoded: for finding files. */
  readonly decoded: string;
  /** The query as it was sent, with its question mark; empty without one. */
  readonly search: string;
  /** The path to redirect to, where this one is not in its plain form or has moved for good. */
  readonly moved: string | undefined;
  /** Whether nothing but the case of its letters keeps it from being a file's name. */
  readonly isWhole: boolean;
}

/** Why a target cannot be answered, as a sentence. */
export interface BadTarget {
  /** The path as it was sent. */
  readonly pathname: string;
  readonly status: 400 | 404;
  readonly fault: string;
}

/** A query of 10 kB still gets its page; whatever is longer no page has written. */
const LONGEST_TARGET = 12_000;
/** Deeper than any route. */
const MOST_SEGMENTS = 8;
const CONTROL = /\p{Cc}/u;
/** A sign that needs no percent-encoding, encoded all the same (RFC 3986 §6.2.2.2). */
const NEEDLESSLY_ENCODED = /%(?:2[DE]|3\d|4[1-9A-F]|5[\dAF]|6[1-9A-F]|7[\dAE])/i;

/**
 * Reads the target of a request line, in origin or absolute form (RFC 9112 §3.2): of a whole address
 * the path counts, since the site has one host only.
 */
export function readRequestTarget(target: string): RequestTarget | BadTarget {
  const local = target.replace(/^https?:\/\/[^/?#]*/i, "").replace(/#.*$/s, "");
  const mark = local.indexOf("?");
  const path = (mark < 0 ? local : local.slice(0, mark)) || "/";
  const search = mark < 0 ? "" : local.slice(mark);
  const bad = (fault: string, status: BadTarget["status"] = 400) => ({
    pathname: path,
    status,
    fault,
  });
  if (target.length > LONGEST_TARGET) {
    return bad(`The address is longer than ${LONGEST_TARGET} characters.`);
  }
  if (!path.startsWith("/")) return bad("The path does not begin with a slash.");
  if (path.includes("\\")) return bad("The path has a back slash in it.");
  const segments = decodedSegments(path);
  if (!segments) return bad("The path has a percent sign that begins no character.");
  if (segments.some((segment) => CONTROL.test(segment))) {
    return bad("The path has a control character in it.");
  }
  const kept = withoutDots(segments);
  if (kept.length > MOST_SEGMENTS) return bad("No page or call has an address that deep.", 404);
  const pathname = `/${kept.map(encodeSegment).join("/")}`;
  const isWhole = kept.length === segments.length - 1 || path === "/";
  const isPlain = isWhole && !NEEDLESSLY_ENCODED.test(path);
  const plain = plainPath(pathname);
  const goal = redirectTarget(plain) ?? plain;
  return {
    pathname,
    decoded: `/${kept.join("/")}`,
    search: search === "?" ? "" : search,
    moved: isPlain && goal === pathname ? undefined : goal,
    isWhole,
  };
}

function decodedSegments(path: string): string[] | undefined {
  try {
    return path.split("/").map(decodeURIComponent);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** The segments as browsers resolve them: `.` and empty ones are nothing, `..` takes one back. */
function withoutDots(segments: readonly string[]): string[] {
  const kept: string[] = [];
  for (const segment of segments) {
    if (segment === "..") kept.pop();
    else if (segment !== "" && segment !== ".") kept.push(segment);
  }
  return kept;
}

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/%(3A|40|24|26|2B|2C|3B|3D)/g, decodeURIComponent);
}

/**
 * The plain form of a page's path is in lower case. Paths below /api keep their case, since ids and
 * world codes may need it; hashed files and the router's own addresses are exact and left alone.
 */
function plainPath(pathname: string): string {
  if (pathname.startsWith("/assets/") || pathname.endsWith(".data") || isApiPath(pathname)) {
    return pathname;
  }
  return pathname.replace(/%[\dA-F]{2}|[A-Z]/g, (part) =>
    part.length === 1 ? part.toLowerCase() : part,
  );
}

/** Whether a path, however malformed, is that of a picture. */
export function isPicturePath(path: string): boolean {
  return /^\/(images|icons|img|link-previews)\//.test(path);
}

/** Of what other sites may show in a frame. */
export function isEmbedPath(pathname: string): boolean {
  return pathname.startsWith("/embed/");
}

/** Of the files of the open data. */
export function isDataFilePath(pathname: string): boolean {
  return /^\/data\/(\d+\/)?[a-z-]+\.(json|ndjson|csv|schema\.json)$/.test(pathname);
}

export function isApiPath(pathname: string): boolean {
  return pathname === "/api" || pathname.startsWith("/api/");
}

/** What was asked for, in few words: the label under which requests are counted. */
export type RouteKind = "page" | "data" | "api" | "asset" | "file" | "own" | "none";

/**
 * The kind of a target; `none` for one that is no address. `data` is what the router fetches in the
 * browser, `own` what the server answers about itself.
 */
export function routeKind(
  target: RequestTarget | BadTarget,
  isFile: (path: string) => boolean,
): RouteKind {
  if ("fault" in target) return "none";
  const { pathname, decoded } = target;
  if (isApiPath(pathname)) return "api";
  if (decoded.startsWith("/assets/")) return "asset";
  if (/^\/(healthz$|readyz$|builds\/)/.test(decoded)) return "own";
  if (pathname.endsWith(".data")) return "data";
  return isFile(decoded) ? "file" : "page";
}
