import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { withStylesOnce } from "./styles-once.ts";

type Assets = ServerBuild["assets"];

test("styles of the root have one address everywhere, others keep theirs", () => {
  const assets: Assets = {
    entry: { module: "/entry.js", imports: [] },
    routes: {
      root: aRoute("root", ["/site.css#"]),
      page: aRoute("page", ["/site.css#", "/site.css", "/page.css#"]),
      call: aRoute("call"),
    },
    url: "/manifest.js",
    version: "1",
  };
  const { routes } = withStylesOnce({ ...NO_BUILD, assets }).assets;
  expect(routes.root?.css).toEqual(["/site.css"]);
  expect(routes.page?.css).toEqual(["/site.css", "/page.css#"]);
  expect(routes.call?.css).toBeUndefined();
});

const NO_BUILD: Omit<ServerBuild, "assets"> = {
  entry: { module: { default: () => new Response() } },
  routes: {},
  publicPath: "/",
  assetsBuildDirectory: "build/client",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
};

function aRoute(id: string, css?: string[]) {
  return {
    id,
    parentId: id === "root" ? undefined : "root",
    path: id,
    module: `/${id}.js`,
    imports: [],
    css,
    hasAction: false,
    hasLoader: false,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: false,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
}
