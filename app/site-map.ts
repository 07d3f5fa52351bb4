/**
 * The site's pages in the order of the specification, each with the other names under which it
 * is reached. An alias shows the same screen at its own URL; parent and child aliases combine.
 */
export interface SitePage {
  /** Name in the URL, without slashes at its ends; empty for the home page. */
  readonly path: string;
  readonly aliases?: readonly string[];
  /** Route module below app/; absent for a section that only groups its children. */
  readonly module?: string;
  readonly children?: readonly SitePage[];
}

const SITE_MAP: readonly SitePage[] = [
  { path: "", module: "features/home/page.tsx" },
  {
    path: "characters",
    aliases: ["character-list", "character-tracker", "chara"],
    children: [
      {
        path: "conventional-list",
        aliases: ["canonical-list", "chronological"],
        module: "features/characters/conventional-list/page.tsx",
      },
    ],
  },
  {
    path: "story-cards",
    aliases: ["story-card", "story-card-list", "card", "cards", "card-list"],
    module: "features/story-cards/list/page.tsx",
  },
];

export interface SiteRoute {
  /** Path as the visitor writes it, without a leading slash. */
  readonly path: string;
  /** Path that search engines are told to keep. */
  readonly canonical: string;
  readonly module: string;
}

/** Every path of the site, canonical ones before their aliases. */
export function siteRoutes(pages: readonly SitePage[] = SITE_MAP): SiteRoute[] {
  return pages.flatMap((page) => routesBelow(page, [""]));
}

function routesBelow(page: SitePage, parents: readonly string[]): SiteRoute[] {
  const names = [page.path, ...(page.aliases ?? [])];
  const paths = parents.flatMap((parent) => names.map((name) => join(parent, name)));
  const canonical = paths[0] ?? "";
  const { module } = page;
  const own = module ? paths.map((path) => ({ path, canonical, module })) : [];
  return [...own, ...(page.children ?? []).flatMap((child) => routesBelow(child, paths))];
}

function join(parent: string, name: string): string {
  return [parent, name].filter((part) => part !== "").join("/");
}
