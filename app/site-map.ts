/**
 * The site's pages in the order of the specification, each with the other names under which it
 * is reached. An alias shows the same screen; parent and child aliases combine.
 */
export interface SitePage {
  /** Name in the URL, without slashes at its ends; empty for the home page. */
  readonly path: string;
  readonly aliases?: readonly string[];
  /** Route module below app/; absent for a section that only groups its children. */
  readonly module?: string;
  /**
   * Path to which this one redirects for good, with its query; instead of a module. Where both end
   * with `/*`, all that lies below is redirected too.
   */
  readonly redirect?: string;
  readonly children?: readonly SitePage[];
}

/** The three pages of a pool from which characters are drawn for good. */
const POOL_PAGES = [
  { path: "", module: "features/prayers/pool-characters/page.tsx" },
  { path: "date-order", module: "features/prayers/pool-dates/page.tsx" },
  { path: "info", module: "features/prayers/pool-info/page.tsx" },
];

const PRAYER_PAGES: readonly SitePage[] = [
  {
    path: "prayers",
    aliases: ["prayer", "prayer-tracker"],
    module: "features/prayers/list/page.tsx",
    children: [
      { path: "menu", module: "features/prayers/menu/page.tsx" },
      { path: "timeline", module: "features/prayers/timeline/page.tsx" },
      { path: "reruns", module: "features/prayers/reruns/page.tsx" },
      { path: "compare", module: "features/prayers/compare/page.tsx" },
      { path: "info/:id", module: "features/prayers/detail/page.tsx" },
    ],
  },
  // The same screens stand below every name of the section; these are kept below this one.
  {
    path: "prayer",
    aliases: ["prayers", "prayer-tracker"],
    children: [
      {
        path: "standard-prayer",
        aliases: [
          "standard-pool",
          "general-pool",
          "general-prayer",
          "general",
          "genpool",
          "gen",
          "gen-prayer",
          "standard",
        ],
        children: POOL_PAGES,
      },
      {
        path: "ritual-prayer",
        aliases: [
          "ema",
          "ema-pool",
          "ema-prayer",
          "ritual",
          "friend-ritual",
          "my-exchange-ema",
          "my-exchange-ema-prayer",
          "exchange-ema",
          "exchange-ema-prayer",
          "ema-exchange",
        ],
        children: POOL_PAGES,
      },
      {
        path: "forever-prayer",
        aliases: ["fp", "forever"],
        module: "features/prayers/forever/page.tsx",
      },
      {
        path: "kourindou-roulette",
        aliases: ["roulette", "kourindou"],
        module: "features/prayers/roulette/page.tsx",
      },
      // Any other pool: answered as one that does not exist.
      { path: ":pool", children: POOL_PAGES.filter(({ path }) => path !== "") },
    ],
  },
  { path: "prayer-list/*", redirect: "/prayers/*" },
  { path: "forever-prayer", redirect: "/prayer/forever-prayer" },
];

const SITE_MAP: readonly SitePage[] = [
  { path: "", module: "features/home/page.tsx" },
  {
    path: "characters",
    aliases: ["character-list", "character-tracker", "chara"],
    module: "features/characters/menu/page.tsx",
    children: [
      {
        path: "conventional-list",
        aliases: ["canonical-list", "chronological"],
        module: "features/characters/conventional-list/page.tsx",
      },
      {
        path: "variant-tracker",
        aliases: ["alternate", "variants"],
        module: "features/characters/variant-tracker/page.tsx",
      },
      ...[
        "universe-tracker",
        "release-order",
        "rebirth-order",
        "rebirth-costume-order",
        "unreleased-characters",
        "prayer-type",
        "role-type",
      ].map((path) => ({ path, module: `features/characters/${path}/page.tsx` })),
      { path: "info/:id", module: "features/characters/info/page.tsx" },
      ...["standard-prayer", "ritual-prayer", "forever-prayer"].map((path) => ({
        path,
        redirect: `/prayer/${path}`,
      })),
      ...["standard-prayer", "ritual-prayer"].map((pool) => ({
        path: `${pool}/date-order`,
        redirect: `/prayer/${pool}/date-order`,
      })),
    ],
  },
  {
    path: "story-cards",
    aliases: ["story-card", "story-card-list", "card", "cards", "card-list"],
    module: "features/story-cards/list/page.tsx",
    children: [
      {
        path: "illustrators",
        aliases: ["illustrator", "illustrator-tracker", "artist", "artist-tracker", "artists"],
        module: "features/story-cards/illustrators/page.tsx",
      },
      { path: "info/:id", module: "features/story-cards/info/page.tsx" },
    ],
  },
  {
    path: "stages",
    aliases: ["stage", "stage-tracker"],
    module: "features/tower/stages-menu/page.tsx",
    children: [
      {
        path: "story",
        module: "features/story-stages/page.tsx",
        children: [{ path: "answers", module: "features/answers/stage/page.tsx" }],
      },
      { path: "answer-index", module: "features/answers/formula/page.tsx" },
      {
        path: "scarlet-devil-tower",
        aliases: ["sdt", "scarlet-tower", "tower"],
        module: "features/tower/floors/page.tsx",
        children: [
          {
            path: "rewards",
            aliases: ["reward", "item", "items"],
            module: "features/tower/rewards/page.tsx",
          },
          {
            path: "answers",
            aliases: ["answer"],
            module: "features/answers/floor/page.tsx",
          },
          { path: "team", module: "features/answers/team/page.tsx" },
        ],
      },
    ],
  },
  ...PRAYER_PAGES,
  {
    path: "attacks",
    module: "features/attacks/page.tsx",
    children: [{ path: "cards", module: "features/answers/cards/page.tsx" }],
  },
  { path: "items/:id", module: "features/items/page.tsx" },
  { path: "elements/:id", module: "features/answers/elements/page.tsx" },
  { path: "tags/:id", module: "features/tags/page.tsx" },
  {
    path: "update-log",
    aliases: ["updates", "logs", "changes", "change-log"],
    module: "features/update-log/page.tsx",
  },
  {
    path: "data",
    module: "features/data/overview/page.tsx",
    children: [
      { path: "changes", module: "features/data/changes/page.tsx" },
      { path: "correction", module: "features/data/correction/page.tsx" },
    ],
  },
  { path: "api", module: "features/api-reference/page.tsx" },
  { path: "collection", module: "features/collection/page.tsx" },
  { path: "calendar", module: "features/calendar/page.tsx" },
  { path: "settings", module: "features/settings/page.tsx" },
  { path: "search", module: "features/search/page.tsx" },
  { path: "filters", module: "features/filters/page.tsx" },
  { path: "menu", module: "features/menu/page.tsx" },
  { path: "offline", module: "features/offline/page.tsx" },
];

export interface SiteRoute {
  /** Path as the visitor writes it, without a leading slash. */
  readonly path: string;
  /** Canonical path, for search engines. */
  readonly canonical: string;
  /** Route module below app/; absent for a path that redirects. */
  readonly module?: string;
  readonly redirect?: string;
}

/** Every path of the site, canonical ones before their aliases. */
export function siteRoutes(pages: readonly SitePage[] = SITE_MAP): SiteRoute[] {
  return pages.flatMap((page) => routesBelow(page, [""]));
}

/** Every page at its first name, with the module that answers it. */
export function firstNamedRoutes(): { readonly path: string; readonly module: string }[] {
  return siteRoutes().flatMap(({ path, canonical, module }) =>
    path === canonical && module !== undefined ? [{ path, module }] : [],
  );
}

/** The path of every page under its own name, with its slash; pages of a record are not among them. */
export function canonicalPaths(): string[] {
  return firstNamedRoutes()
    .map(({ path }) => `/${path}`)
    .filter((path) => !path.includes(":"));
}

function routesBelow(page: SitePage, parents: readonly string[]): SiteRoute[] {
  const { module, redirect, children = [] } = page;
  const names = [page.path, ...(page.aliases ?? [])];
  const paths = parents.flatMap((parent) => names.map((name) => join(parent, name)));
  const canonical = paths[0] ?? "";
  const target = redirect === undefined ? module && { module } : { redirect };
  const own = target ? paths.map((path) => ({ path, canonical, ...target })) : [];
  return [...own, ...children.flatMap((child) => routesBelow(child, paths))];
}

function join(parent: string, name: string): string {
  return [parent, name].filter((part) => part !== "").join("/");
}
