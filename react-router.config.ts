import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  splitRouteModules: "enforce",
  // Some fifty routes: the browser gets them all, and need not ask for each that a link names.
  routeDiscovery: { mode: "initial" },
  // The build that the browser tests of the widgets make lies beside the site's own.
  buildDirectory: process.env.ALMANAC_GALLERY === "1" ? "build/gallery" : "build",
} satisfies Config;
