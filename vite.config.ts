import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { emitPictures } from "./app/images/raster/emit-pictures.ts";

import { developmentAliases } from "./app/server/development-aliases.ts";

import { emitBrotli } from "./app/server/files/emit-brotli.ts";
import { serviceWorkerPlugin } from "./app/service-worker/plugin.ts";
import { chunkErrorPlugin } from "./app/shell/visit/chunk-error-plugin.ts";
import { reactMarksPlugin } from "./app/shell/visit/react-marks-plugin.ts";

// Every module that two pages share would be a file of its own: thirty round trips on a phone.
const codeSplitting = {
  groups: [
    {
      name: "framework",
      // Groups take along what they import, so the one that all import comes first.
      priority: 2,
      // What the entry shares with the pages is too little for a file of its own.
      test: /\/node_modules\/(react|react-dom|react-router|scheduler)\/|\/visit\/(code-ahead|pending-navigation)\.|\/widgets\/use-latest\./,
    },
    // One file for the styles that pages share, too: a connection more costs a phone more than the
    // few rules that a page does not need.
    {
      name: "styles",
      priority: 3,
      test: /\/app\/(app|(preferences|records|shell|widgets)\/.*)\.css$/,
    },
    {
      name: "shared",
      priority: 1,
      test: /\/app\/(artwork|contract|game|lib|preferences|records\/(?!character\/(character-(dates|links|view|writings)|banner-(mark|signs)|emblem|listed|thumbnail))|request|shell|url-state|widgets)/,
      minShareCount: 4,
      entriesAware: true,
      // Bytes; smaller groups join their neighbours.
      entriesAwareMergeThreshold: 30_000,
    },
    // What tells a card's rarity and type: two files too small to be worth one each.
    {
      name: "card-marks",
      test: /\/app\/(game\/vocabulary\/card-types|records\/story-card\/stars)\./,
    },
    // What draws characters in lists, which pages of cards and of the tower do without.
    {
      name: "thumbnail",
      test: /\/app\/records\/character\/(banner-(mark|signs)|emblem|listed-[a-z]+|thumbnail(-flags)?)\.tsx?$/,
    },
    // Fetched when a modal opens, or is about to: no page waits for it.
    {
      name: "character-view",
      test: /\/app\/records\/character\/character-(dates|links|view|writings)\.tsx$/,
    },
  ],
};

/** Files of scripts that every page has: what the root imports. */
const EVERYWHERE = /\/(framework|rolldown-runtime|shared)-/;

/** Where pictures are kept that builds have drawn. */
const PICTURES = fileURLToPath(new URL("node_modules/.cache/pictures", import.meta.url));

export default defineConfig({
  plugins: [
    tailwindcss(),
    chunkErrorPlugin(),
    reactMarksPlugin(),
    developmentAliases(),
    reactRouter(),
    emitPictures({ cache: PICTURES }),
    serviceWorkerPlugin(),
    emitBrotli(),
  ],
  environments: {
    client: {
      build: {
        // What comes later need not name them again, to be fetched beside it.
        modulePreload: {
          resolveDependencies: (_, files) => files.filter((file) => !EVERYWHERE.test(file)),
        },
        rolldownOptions: {
          output: {
            codeSplitting,
            // A shared file is named after all pages that share it; its first word is enough.
            chunkFileNames: ({ name }) => `assets/${firstWord(name)}-[hash].js`,
            assetFileNames: ({ names }) => `assets/${firstWord(names[0] ?? "")}-[hash][extname]`,
          },
        },
      },
    },
    ssr: {
      build: {
        // The HTTP server is part of the bundle, so that it and the loaders share one dataset.
        rolldownOptions: { input: "./app/server/entry.ts" },
      },
    },
  },
});

function firstWord(name: string): string {
  return name.split(/[~.]/)[0] || "file";
}
