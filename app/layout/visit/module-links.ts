import { type MiddlewareFunction, matchRoutes } from "react-router";

/** What a route module exports as `handle` when its page draws what is in files of the site. */
export interface PageFiles {
  readonly files: readonly string[];
}

/**
 * Names beside the data of a page what else it is made of, so that whoever fetches it ahead finds
 * all of it (fetch-page.ts): its code as `Link: <address>; rel=modulepreload`, its files with
 * `rel=prefetch`. A document names its code itself, and holds what is in its files.
 */
export const linkModules: MiddlewareFunction<Response> = async ({ request, url }, next) => {
  const response = await next();
  if (new URL(request.url).pathname.endsWith(".data")) {
    const links = await linksOf(url.pathname);
    if (links.length > 0) response.headers.set("link", links.join(", "));
  }
  return response;
};

/** What a page is made of; nothing for a path that no route has. */
async function linksOf(pathname: string): Promise<string[]> {
  // When it is asked for: it is made of all routes, this one among them.
  const { routes, assets } = await import("virtual:react-router/server-build");
  const pages = Object.values(routes).flatMap((route) =>
    route?.parentId === "root" ? [{ id: route.id, path: route.path ?? "" }] : [],
  );
  const page = matchRoutes(pages, pathname)?.at(-1)?.route;
  const code = page && assets.routes[page.id];
  const files = filesOf(page && routes[page.id]?.module.handle);
  return [
    ...(code ? [code.module, ...(code.imports ?? [])] : []).map(
      (address) => `<${address}>; rel=modulepreload`,
    ),
    ...files.map((address) => `<${address}>; rel=prefetch`),
  ];
}

function filesOf(handle: unknown): readonly unknown[] {
  return handle instanceof Object && "files" in handle && Array.isArray(handle.files)
    ? handle.files
    : [];
}
