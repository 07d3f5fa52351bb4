import type { Plugin } from "vite";
import { firstNamedPath, redirectTarget } from "#app/alias-table.ts";

/** Gives `react-router dev` the table of other names and redirects that the server has. */
export function developmentAliases(): Plugin {
  return {
    name: "almanac:aliases",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
        const target = redirectTarget(pathname);
        if (target !== undefined) {
          response.writeHead(308, { location: target + search }).end();
          return;
        }
        const [, page = "", data = ""] = /^(.*?)((?:\/_)?\.data)?$/.exec(pathname) ?? [];
        // The router reads the address as it was before any middleware.
        request.url = firstNamedPath(page) + data + search;
        request.originalUrl = request.url;
        next();
      });
    },
  };
}
