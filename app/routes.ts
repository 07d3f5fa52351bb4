import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { siteRoutes } from "./site-map.ts";

const pages = siteRoutes().map(({ path, module }) =>
  path === "" ? index(module) : route(path, module, { id: `page:${path}` }),
);

export default [
  ...pages,
  route("api/characters/chronological", "api/characters-chronological.ts"),
  route("api/story-cards/get-list", "api/story-cards-get-list.ts"),
  route("images/*", "images/image.ts"),
  route("api/*", "api/not-found.ts"),
  route("*", "features/errors/not-found.tsx"),
] satisfies RouteConfig;
