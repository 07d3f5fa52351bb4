import { siteRoutes } from "./site-map.ts";

/**
 * The first-named path of the page that stands at a path, in its plain form; the path itself where
 * it has no other. The router knows first-named paths alone.
 */
export function firstNamedPath(pathname: string): string {
  return FIXED.get(pathname)?.path ?? pathOfPattern(pathname) ?? pathname;
}

/** Whether the page at a first-named path has other names, too. */
export function hasAliases(pathname: string): boolean {
  if (ALIASED.has(pathname)) return true;
  const segments = pathname.split("/", MOST_SEGMENTS + 1);
  return PATTERNS.some(({ to, isAlias }) => isAlias && matches(to, segments));
}

/**
 * Where the site map redirects a path for good; undefined for a path that stays. The query goes
 * along.
 */
export function redirectTarget(pathname: string): string | undefined {
  const exact = REDIRECTS.get(pathname);
  if (exact !== undefined) return exact;
  const tree = TREES.find(({ from }) => pathname === from || pathname.startsWith(`${from}/`));
  return tree && tree.to + pathname.slice(tree.from.length);
}

/**
 * An address of this site, path with query and hash, as its own pages link to it: there the router
 * follows the link, which knows no aliases or redirects. Anything but a page is left unchanged.
 */
export function linkedAddress(address: string): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const plain = path.length > 1 ? path.replace(/\/+$/, "").toLowerCase() : path;
  const target = redirectTarget(plain) ?? firstNamedPath(plain);
  return target === plain && !FIXED.has(plain) ? address : target + rest;
}

interface Pattern {
  /** Segments of a path, `:name` for any; the first is empty. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly isAlias: boolean;
}

const ROUTES = siteRoutes().map(({ path, canonical, redirect }) => ({
  name: `/${path}`,
  path: `/${canonical}`,
  redirect,
}));

const PAGES = ROUTES.filter(({ redirect }) => redirect === undefined);

const FIXED = new Map(
  PAGES.filter(({ name }) => !name.includes(":")).map(({ name, path }) => [name, { path }]),
);

const ALIASED = new Set(PAGES.flatMap(({ name, path }) => (name === path ? [] : [path])));

/** In the order of the site map; first-named ones too, so that no alias of another takes them. */
const PATTERNS: readonly Pattern[] = PAGES.filter(({ name }) => name.includes(":")).map(
  ({ name, path }) => ({
    from: name.split("/"),
    to: path.split("/"),
    isAlias: name !== path,
  }),
);

const MOST_SEGMENTS = Math.max(...PATTERNS.map(({ from }) => from.length));

function pathOfPattern(pathname: string): string | undefined {
  const segments = pathname.split("/", MOST_SEGMENTS + 1);
  const pattern = PATTERNS.find(({ from }) => matches(from, segments));
  return pattern?.to
    .map((part, at) => (part.startsWith(":") ? (segments[at] ?? "") : part))
    .join("/");
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, at) =>
      part.startsWith(":") ? segments[at] !== "" : part === segments[at],
    )
  );
}

const ALL_BELOW = "/*";

const REDIRECTS = new Map(
  ROUTES.flatMap(({ name, redirect }) => (redirect === undefined ? [] : [[name, redirect]])),
);

/** Paths that are redirected with all that lies below them. */
const TREES = [...REDIRECTS].flatMap(([from, to]) =>
  from.endsWith(ALL_BELOW)
    ? [{ from: from.slice(0, -ALL_BELOW.length), to: to.slice(0, -ALL_BELOW.length) }]
    : [],
);
