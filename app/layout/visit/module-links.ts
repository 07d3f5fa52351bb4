import { type MiddlewareFunction, matchRoutes } from "react-router";

/**
 * Names the code of a page beside its data, as `Link: <address>; rel=modulepreload`, so that whoever
 * fetches a page ahead finds both (fetch-page.ts). A document names its code itself.
 */
export const linkModules: MiddlewareFunction<Response> = async ({ request, url }, next) => {
  const response = await next();
  if (new URL(request.url).pathname.endsWith(".data")) {
    const modules = await modulesOf(url.pathname);
    if (modules.length > 0) {
      response.headers.set(
        "link",
        modules.map((address) => `<${address}>; rel=modulepreload`).join(", "),
      );
    }
  }
  return response;
};

/** The addresses of the files that make up a page's code; none for a path that no route has. */
async function modulesOf(pathname: string): Promise<string[]> {
  // When it is asked for: it is made of all routes, this one among them.
  const { routes, assets } = await import("virtual:react-router/server-build");
  const pages = Object.values(routes).flatMap((route) =>
    route?.parentId === "root" ? [{ id: route.id, path: route.path ?? "" }] : [],
  );
  const page = matchRoutes(pages, pathname)?.at(-1)?.route;
  const files = page && assets.routes[page.id];
  return files ? [files.module, ...(files.imports ?? [])] : [];
}
