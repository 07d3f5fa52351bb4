import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));

/** Builds the service worker as /sw.js, a file of its own that knows the files of the build. */
export function serviceWorkerPlugin(): Plugin {
  let files: string[] = [];
  return {
    name: "almanac-service-worker",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    writeBundle: {
      sequential: true,
      async handler({ dir }, bundle) {
        // Japanese slices come as they are needed, and are then kept as well.
        files = Object.keys(bundle)
          .filter((name) => name.startsWith("assets/") && !/-jp-[^/]*\.woff2$/.test(name))
          .map((name) => `/${name}`)
          .sort();
        await buildWorker(files, dir ?? this.environment.config.build.outDir);
      },
    },
  };
}

async function buildWorker(files: readonly string[], outDir: string): Promise<void> {
  const print = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 16);
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: {
      "process.env.NODE_ENV": '"production"',
      __BUILD_FILES__: JSON.stringify(files),
      __BUILD_PRINT__: JSON.stringify(print),
    },
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: MAIN,
        output: { format: "iife", entryFileNames: "sw.js", codeSplitting: false },
      },
    },
  });
}
