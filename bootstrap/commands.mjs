import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./root.mjs";

/**
 * Every command: its steps, run one after the other with the arguments that followed it.
 * `environment` is added to the child's; `reportsEach` runs all steps whatever fails.
 */
export const commands = {
  start: {
    // Set before Node starts: React chooses its build while it is loaded.
    environment: { NODE_ENV: "production" },
    steps: (args) => [script("bootstrap/start.ts", args)],
  },
  test: { steps: (args) => [script("tests/run/main.ts", args)] },
  dev: { steps: (args) => [script("bootstrap/dev.ts", args)] },
  build: { steps: (args) => [script("bootstrap/build-site.ts", args)] },
  db: { steps: (args) => [script("db/cli/main.ts", args)] },
  check: {
    reportsEach: true,
    steps: () => [
      { ...program("@react-router/dev", "react-router", ["typegen"]), name: "route types" },
      { ...program("typescript", "tsc", []), name: "typecheck" },
      { ...program("@biomejs/biome", "biome", ["check", "--error-on-warnings"]), name: "lint" },
      { ...program("knip", "knip", []), name: "unused" },
    ],
  },
  format: { steps: (args) => [program("@biomejs/biome", "biome", ["check", "--write", ...args])] },
  unit: { steps: (args) => [vitest("unit", args)] },
  integration: { steps: (args) => [vitest("integration", args)] },
  browser: { steps: (args) => [program("@playwright/test", "playwright", ["test", ...args])] },
  bench: { steps: (args) => [script("tests/bench/main.ts", args)] },
  migration: { steps: (args) => [program("drizzle-kit", "drizzle-kit", ["generate", ...args])] },
  artwork: { steps: (args) => [script("seeds/contact-sheet/main.ts", args)] },
  pictures: { steps: (args) => [script("seeds/page-pictures/main.ts", args)] },
};

function script(path, args) {
  return { name: path, script: join(root, path), args };
}

/** A package's program as the file Node runs, so that no shell or wrapper stands between. */
function program(packageName, bin, args) {
  const manifest = join(root, "node_modules", packageName, "package.json");
  const path = JSON.parse(readFileSync(manifest, "utf8")).bin[bin];
  return { name: bin, script: join(dirname(manifest), path), args };
}

function vitest(project, args) {
  return program("vitest", "vitest", ["run", "--project", project, ...args]);
}
