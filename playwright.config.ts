import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./tests/fixtures/browser/chromium.ts";
import { engineNames } from "./tests/fixtures/engines/engine.ts";
import type { EngineOption } from "./tests/journeys/fixtures.ts";

export default defineConfig<object, EngineOption>({
  testDir: "tests/e2e",
  outputDir: "test-results/browser",
  fullyParallel: true,
  // Pages wait more than they compute: three on two cores end a quarter sooner than two.
  workers: Math.min(availableParallelism() + 1, 3),
  // One that passes only when tried again, a browser that broke down among them, is named at the end.
  retries: 2,
  forbidOnly: Boolean(process.env.CI),
  // Longer than a small machine in a slow hour takes for ten pages: waiting costs only who fails.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  webServer: {
    command: `"${process.execPath}" tests/fixtures/browser/site.ts`,
    // React answers 500 to everything unless this is set before Node starts.
    env: { NODE_ENV: "production" },
    wait: {
      stdout:
        /The site under test: (?<almanac_site>http:\S+), the gallery: (?<almanac_gallery_site>http:\S+),/,
    },
    stdout: "pipe",
    timeout: 240_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
  use: {
    baseURL: process.env.ALMANAC_SITE,
    timezoneId: "UTC",
    locale: "en-GB",
    // Each test would store the whole site; those of the worker itself allow it.
    serviceWorkers: "block",
    trace: "on-first-retry",
    launchOptions: {
      executablePath: process.env.CHROMIUM || findChromium(),
      // Whatever would call its maker costs time, and fails where there is no way out.
      args: [
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    // Each engine goes its journeys in one browser, beside the other tests.
    ...engineNames.map((engineName) => ({
      name: `journeys-${engineName}`,
      testDir: "tests/journeys",
      fullyParallel: false,
      use: { engineName },
    })),
    {
      name: "chromium-desktop",
      grepInvert: /@phone-only/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: "chromium-phone",
      // What the width and the finger may decide; what follows from rules alone is tested once.
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
