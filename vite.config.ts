import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { emitPictures } from "./app/api/images/raster/emit-pictures.ts";
import { developmentAliases } from "./app/build/development-aliases.ts";
import { emitCompressed } from "./app/build/emit-compressed.ts";
import { serviceWorkerPlugin } from "./app/service-worker/plugin.ts";

// Two files besides each page's own: what React is, and what many pages share. Without them every
// module that two pages share would be a file of its own: thirty round trips on a phone.
const codeSplitting = {
  groups: [
    {
      name: "framework",
      priority: 2,
      test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//,
    },
    // What less pages share stays in files of the bundler's own: all others would load it, too.
    // The comparing of names has a library behind it, which pages without a filter do not need.
    { name: "shared", priority: 1, test: /\/app\/(?!game\/text-match\/)/, minShareCount: 14 },
  ],
};

/** Where pictures are kept that builds have drawn. */
const PICTURES = fileURLToPath(new URL("node_modules/.cache/pictures", import.meta.url));

export default defineConfig({
  plugins: [
    tailwindcss(),
    developmentAliases(),
    reactRouter(),
    emitPictures({ cache: PICTURES }),
    serviceWorkerPlugin(),
    emitCompressed(),
  ],
  // Known at the start, so that the first page of `npm run dev` need not be loaded anew.
  optimizeDeps: { entries: ["app/root.tsx", "app/entry.client.tsx", "app/features/**/page.tsx"] },
  // Every browser that the site is built for preloads modules by itself.
  build: {
    modulePreload: { polyfill: false },
    // Those with `light-dark()`, since May 2024: others would need every colour twice.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting,
          },
        },
      },
    },
    ssr: {
      build: {
        // The HTTP server is part of the bundle, so that it and the loaders share one dataset.
        rolldownOptions: { input: "./app/server/server.ts" },
      },
    },
  },
});
