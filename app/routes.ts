import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { firstNamedRoutes } from "./site-map.ts";

// Other names and redirects are a table before the router: alias-table.ts.
const pages = firstNamedRoutes().map(({ path, module }) =>
  path === "" ? index(module) : route(path, module, { id: `page:${path}` }),
);

// Every control in every state, to look at: not for visitors, so not in the site's build.
const gallery =
  process.env.NODE_ENV === "development" || process.env.ALMANAC_GALLERY === "1"
    ? [route("dev/gallery", "features/dev/gallery/page.tsx")]
    : [];

export default [
  ...pages,
  ...gallery,
  route("person-names.json", "features/settings/person-names.ts"),
  route("collection-pools.json", "features/collection/collection-pools.ts"),
  route("listed-characters.json", "features/characters/listed-file.ts"),
  route("character-facts.json", "features/characters/menu/facts-file.ts"),
  route("collection-records.json", "features/collection/collection-records.ts"),
  route("collection.schema.json", "features/collection/file-schema.ts"),
  route("attack-index.json", "features/answers/attack-index.ts"),
  route("top-answers.json", "features/answers/top-answers.ts"),
  route("search-index.json", "features/search/search-index.ts"),
  route("data/:file", "features/data/file.ts", { id: "data-file" }),
  route("data/:version/:file", "features/data/file.ts", { id: "data-file-of-version" }),
  route("robots.txt", "features/crawlers/robots.ts"),
  route("sitemap.xml", "features/crawlers/sitemap.ts"),
  route("calendar.ics", "features/feeds/calendar.ts"),
  route("calendar/:kind/:file", "features/feeds/one-event.ts"),
  route("feed.atom", "features/feeds/updates-feed.ts"),
  route("prayers.atom", "features/feeds/prayers-feed.ts", { id: "prayers.atom" }),
  route("prayers.csv", "features/feeds/prayers-feed.ts", { id: "prayers.csv" }),
  route("characters.atom", "features/feeds/found-characters.ts", { id: "characters.atom" }),
  route("characters.csv", "features/feeds/found-characters.ts", { id: "characters.csv" }),
  route("story-cards.atom", "features/feeds/found-cards.ts", { id: "story-cards.atom" }),
  route("story-cards.csv", "features/feeds/found-cards.ts", { id: "story-cards.csv" }),
  route("attacks.csv", "features/feeds/found-attacks.ts"),
  route("story-cards/illustrators.csv", "features/feeds/found-illustrators.ts"),
  route("stages/scarlet-devil-tower.csv", "features/feeds/found-floors.ts"),
  route("stages/scarlet-devil-tower/rewards.csv", "features/feeds/found-items.ts"),
  route("embed/next", "features/embeds/next.ts"),
  route("embed/prayer/:id", "features/embeds/prayer.ts"),
  route("embed/reset", "features/embeds/reset.ts"),
  route("icons/items/:file", "api/images/item-icon.ts"),
  route("link-previews/:kind/:file", "api/images/link-preview.ts"),
  route("images/*", "api/images/image.ts"),
  route("api/prayers/roll", "api/roll-route.ts"),
  route("api/*", "api/route.ts"),
  route("*", "features/errors/not-found.tsx"),
] satisfies RouteConfig;
