import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { injectManifest } from "workbox-build";

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));

/** Builds the service worker as /sw.js, a file of its own that knows what stands in when offline. */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: "almanac-service-worker",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    writeBundle: {
      sequential: true,
      async handler({ dir }, bundle) {
        const outDir = dir ?? this.environment.config.build.outDir;
        await buildWorker(outDir);
        await injectManifest({
          swSrc: join(outDir, BARE),
          swDest: join(outDir, "sw.js"),
          globDirectory: outDir,
          // Japanese slices come as they are needed, and are then kept as well.
          globPatterns: ["assets/*.css", "assets/*-latin-*.woff2"],
          globIgnores: ["assets/japanese-fonts-*"],
          dontCacheBustURLsMatching: /^\/assets\//,
          modifyURLPrefix: { assets: "/assets" },
          // It names the build's files, so it differs where any of them does.
          additionalManifestEntries: [{ url: "/offline", revision: printOf(bundle) }],
        });
        await rm(join(outDir, BARE));
      },
    },
  };
}

/** The worker before it has its list. */
const BARE = "sw-bare.js";

function printOf(bundle: object): string {
  return createHash("sha256")
    .update(Object.keys(bundle).sort().join("\n"))
    .digest("hex")
    .slice(0, 16);
}

async function buildWorker(outDir: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: MAIN,
        output: { format: "iife", entryFileNames: BARE, codeSplitting: false },
      },
    },
  });
}
