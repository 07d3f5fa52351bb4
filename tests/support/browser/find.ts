import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** First the one without windows of its own, which Debian has as well: half the processor time. */
const systemNames = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const usualPlaces = ["/usr/bin", "/usr/local/bin", "/opt/google/chrome"];
const macPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * The path of a Chromium on this machine that starts: the one the variable `CHROMIUM` names, else
 * Playwright's own of this version, else the system's.
 * @throws {Error} when `CHROMIUM` names a file that does not start.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env.CHROMIUM;
  if (named) {
    if (starts(named)) return named;
    throw new Error(`CHROMIUM is "${named}", which is not a browser that starts on this machine.`);
  }
  return candidates(env).find(starts);
}

function candidates(env: NodeJS.ProcessEnv): string[] {
  const folders = [...(env.PATH ?? "").split(delimiter), ...usualPlaces];
  const system = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [chromium.executablePath(), ...system, ...macPlaces];
}

/** A browser whose shared libraries are missing stands on the disk and yet does not start. */
function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  try {
    execFileSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 });
    return true;
  } catch (error) {
    process.stderr.write(`${path} does not start: ${String(error)}\n`);
    return false;
  }
}
