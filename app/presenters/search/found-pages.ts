import type { SearchRecord } from "#app/game/text-match/search-record.ts";
import { PLACES } from "#app/navigation.ts";
import { siteRoutes } from "#app/site-map.ts";

/** The pages of the navigation, by their names there and by the other names in their addresses. */
export function foundPages(): SearchRecord[] {
  const named = PLACES.flatMap((place) => [
    { path: place.path, label: place.label, note: "Page", jp: null },
    ...(place.pages ?? []).map(({ path, label, jp }) => ({
      path,
      label,
      note: path === place.path ? "Page" : `Page of ${place.label}`,
      jp,
    })),
  ]);
  return [...Map.groupBy(named, ({ path }) => path)].flatMap(([path, [first, ...others]]) => {
    if (!first) return [];
    const labels = others.flatMap(({ label, jp }) => [label, jp]);
    const writings = [first.jp, ...labels, ...otherNames(path)].filter((text) => text !== null);
    return { kind: "page", id: path, name: first.label, note: first.note, href: path, writings };
  });
}

/** The last segments of the aliases of a path. */
function otherNames(path: string): string[] {
  return siteRoutes()
    .filter((route) => `/${route.canonical}` === path && route.path !== route.canonical)
    .map((route) => route.path.split("/").at(-1) ?? "");
}
