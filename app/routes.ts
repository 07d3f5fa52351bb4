import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { CALLS } from "./api/calls.ts";
import { siteRoutes } from "./site-map.ts";

const pages = siteRoutes().map(({ path, module }) =>
  path === "" ? index(module) : route(path, module, { id: `page:${path}` }),
);

const calls = CALLS.flatMap(({ path, module }) =>
  module === undefined ? [] : [route(path.slice(1), module)],
);

export default [
  ...pages,
  route("api", "api/index.ts"),
  route("api/openapi.json", "api/openapi.ts"),
  ...calls,
  route("api/prayers/get-special/*", "api/prayers-get-special-unknown.ts"),
  route("images/*", "images/image.ts"),
  route("api/*", "api/not-found.ts"),
  route("*", "features/errors/not-found.tsx"),
] satisfies RouteConfig;
