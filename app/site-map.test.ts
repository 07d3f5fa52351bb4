import { expect, test } from "vitest";
import { canonicalPaths, siteRoutes } from "./site-map.ts";

const pages = [
  { path: "", module: "home.tsx" },
  {
    path: "characters",
    aliases: ["chara"],
    children: [{ path: "conventional-list", aliases: ["chronological"], module: "list.tsx" }],
  },
];

test("every combination of parent and child names leads to the page, the canonical one first", () => {
  const routes = siteRoutes(pages).filter((route) => route.module === "list.tsx");
  expect(routes.map((route) => route.path)).toEqual([
    "characters/conventional-list",
    "characters/chronological",
    "chara/conventional-list",
    "chara/chronological",
  ]);
  expect(new Set(routes.map((route) => route.canonical))).toEqual(
    new Set(["characters/conventional-list"]),
  );
});

test("a section without a page of its own is no route", () => {
  expect(siteRoutes(pages).map((route) => route.path)).not.toContain("characters");
});

test("no path of the site is given twice", () => {
  const paths = siteRoutes().map((route) => route.path);
  expect(paths).toHaveLength(new Set(paths).size);
});

test.each(["characters", "character-list", "character-tracker", "chara"])(
  "the conventional listing stands under /%s with all its names",
  (parent) => {
    const paths = siteRoutes().map((route) => route.path);
    for (const child of ["conventional-list", "canonical-list", "chronological"]) {
      expect(paths).toContain(`${parent}/${child}`);
    }
  },
);

test("only pages of prayers and of single records have paths with a parameter", () => {
  const paths = siteRoutes().flatMap(({ path }) => (/[:*?]/.test(path) ? [path] : []));
  const ofRecord = /^prayer|\/info\/:id$|^(items|tags|elements)\/:id$/;
  expect(paths.filter((path) => !ofRecord.test(path))).toEqual([]);
});

// The route maps of the specification (1 §2, 2 §2): each screen with every name of its own.
test.each([
  ["", []],
  ["characters", ["character-list", "character-tracker", "chara"]],
  ["characters/conventional-list", ["characters/canonical-list", "characters/chronological"]],
  ["characters/variant-tracker", ["characters/alternate", "characters/variants"]],
  ["characters/universe-tracker", []],
  ["characters/release-order", []],
  ["characters/rebirth-order", []],
  ["characters/rebirth-costume-order", []],
  ["characters/unreleased-characters", []],
  ["characters/prayer-type", []],
  ["characters/role-type", []],
  ["prayers", ["prayer", "prayer-tracker"]],
  ["prayers/menu", []],
  ["prayers/info/:id", []],
  [
    "prayer/standard-prayer",
    [
      "prayer/standard-pool",
      "prayer/general-pool",
      "prayer/general-prayer",
      "prayer/general",
      "prayer/genpool",
      "prayer/gen",
      "prayer/gen-prayer",
      "prayer/standard",
    ],
  ],
  ["prayer/standard-prayer/date-order", []],
  ["prayer/standard-prayer/info", []],
  [
    "prayer/ritual-prayer",
    [
      "prayer/ema",
      "prayer/ema-pool",
      "prayer/ema-prayer",
      "prayer/ritual",
      "prayer/friend-ritual",
      "prayer/my-exchange-ema",
    ],
  ],
  ["prayer/ritual-prayer/date-order", []],
  ["prayer/ritual-prayer/info", []],
  ["prayer/forever-prayer", ["prayer/fp", "prayer/forever"]],
  ["prayer/kourindou-roulette", ["prayer/roulette", "prayer/kourindou"]],
  ["story-cards", ["story-card", "story-card-list", "card", "cards", "card-list"]],
  [
    "story-cards/illustrators",
    [
      "story-cards/illustrator",
      "story-cards/illustrator-tracker",
      "story-cards/artist",
      "story-cards/artist-tracker",
      "story-cards/artists",
    ],
  ],
  ["stages", ["stage", "stage-tracker"]],
  ["stages/scarlet-devil-tower", ["stages/sdt", "stages/scarlet-tower", "stages/tower"]],
  [
    "stages/scarlet-devil-tower/rewards",
    [
      "stages/scarlet-devil-tower/reward",
      "stages/scarlet-devil-tower/item",
      "stages/scarlet-devil-tower/items",
    ],
  ],
  ["update-log", ["updates", "logs", "changes", "change-log"]],
  ["settings", []],
  ["menu", []],
  ["offline", []],
] as const)("/%s and its other names lead to one screen", (canonical, aliases) => {
  const routes = new Map(siteRoutes().map((route) => [route.path, route]));
  const screen = routes.get(canonical);
  expect(screen).toMatchObject({ canonical });
  for (const alias of aliases) {
    expect(routes.get(alias), alias).toMatchObject({ canonical, module: screen?.module });
  }
});

test("the canonical paths are those of pages: no alias, no redirect, none of a record", () => {
  const paths = canonicalPaths();
  expect(paths).toEqual(
    expect.arrayContaining(["/", "/story-cards", "/prayer/standard-prayer/info"]),
  );
  for (const other of ["/cards", "/forever-prayer", "/prayers/info/:id", "/prayer/:pool/info"]) {
    expect(paths).not.toContain(other);
  }
});
