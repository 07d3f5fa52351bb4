import type { ServerBuild } from "react-router";

type Assets = ServerBuild["assets"];

/**
 * The build with the styles of the root under one address. React Router marks styles that code
 * fetched later needs, too, by a "#" at their end. Vite then does not find them and links them
 * again, behind those of the page, whose rules would lose. The root's stand through the whole visit
 * and are never linked anew.
 */
export function withStylesOnce(build: ServerBuild): ServerBuild {
  const { assets } = build;
  const lasting = new Set((assets.routes.root?.css ?? []).map(withoutMark));
  const lastingHref = (href: string) => (lasting.has(withoutMark(href)) ? withoutMark(href) : href);
  const routes = Object.entries(assets.routes).map(([id, route]) => [
    id,
    route && {
      ...route,
      css: route.css && [...new Set(route.css.map(lastingHref))],
    },
  ]);
  return { ...build, assets: { ...assets, routes: Object.fromEntries(routes) } satisfies Assets };
}

function withoutMark(href: string): string {
  return href.replace(/#$/, "");
}
