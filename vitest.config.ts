import { defineConfig } from "vitest/config";

// Apart from vite.config.ts: under the React Router plugin a route's component cannot be rendered by
// itself. Routes as a whole are tested in the browser.
export default defineConfig({
  test: {
    environment: "node",
    maxWorkers: 2,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    setupFiles: ["tests/fixtures/global-console.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          // A machine with more to do than this makes everything slow; a test that hangs still ends.
          testTimeout: 20_000,
          include: [
            "app/**/*.test.{ts,tsx}",
            "db/**/*.test.ts",
            "scripts/**/*.test.{ts,mjs}",
            "seeds/**/*.test.ts",
            "tests/{documents,fixtures}/**/*.test.ts",
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: ["tests/{api,db,proxy}/**/*.test.ts"],
          globalSetup: ["tests/fixtures/global-database.ts"],
          // A machine with more to do than this makes everything slow; a test that hangs still ends.
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
