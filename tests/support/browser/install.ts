import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { findChromium } from "./find.ts";

/** No browser could be had; the message tells what to do. */
export class NoBrowserError extends Error {
  override readonly name = "NoBrowserError";
}

const downloadLimit = 180_000;
const packageLimit = 600_000;

/**
 * The path of a Chromium, installed first where the machine has none: Playwright's own where it can
 * be fetched, else a package of Debian's when the tests run as root.
 * @throws {NoBrowserError} with the command to run when neither works.
 */
export async function ensureChromium(): Promise<string> {
  return findChromium() ?? (await install());
}

async function install(): Promise<string> {
  say("No Chromium on this machine; fetching Playwright's own, which takes a minute or two.");
  await run(process.execPath, [playwright, "install", "--no-shell", "chromium"], downloadLimit);
  const downloaded = findChromium();
  if (downloaded) return downloaded;

  if (isDebian() && process.getuid?.() === 0) {
    say("Installing Debian's package of Chromium, which takes a minute or two.");
    await run("apt-get", [...aptOptions, "update"], packageLimit);
    for (const name of debianPackages) {
      const wanted = ["install", "-y", "--no-install-recommends", name];
      await run("apt-get", [...aptOptions, ...wanted], packageLimit);
      const packaged = findChromium();
      if (packaged) return packaged;
    }
  }
  throw new NoBrowserError(advice());
}

const playwright = fileURLToPath(import.meta.resolve("@playwright/test/cli"));
/** Older Debians have the second alone. */
const debianPackages = ["chromium-headless-shell", "chromium"] as const;
/** Another apt at work is waited for instead of failing at once. */
const aptOptions = ["-q", "-o", "DPkg::Lock::Timeout=120", "-o", "Dpkg::Use-Pty=0"];

function advice(): string {
  const command = isDebian()
    ? `sudo apt-get update && sudo apt-get install -y ${debianPackages[0]}`
    : "npx playwright install --with-deps --no-shell chromium";
  return [
    "The browser tests need a Chromium, and this machine has none that starts. Run",
    `    ${command}`,
    "or name one: CHROMIUM=/path/to/chromium npm test",
  ].join("\n");
}

function isDebian(): boolean {
  const file = "/etc/os-release";
  return existsSync(file) && /^ID=debian$/m.test(readFileSync(file, "utf8"));
}

/**
 * Runs to the end or to the limit (ms) and says how it failed. Whether it helped shows in what is
 * installed afterwards.
 */
async function run(program: string, parameters: string[], limit: number): Promise<void> {
  const child = spawn(program, parameters, {
    stdio: ["ignore", process.stdout.isTTY ? "inherit" : "ignore", "pipe"],
    timeout: limit,
    env: {
      ...process.env,
      DEBIAN_FRONTEND: "noninteractive",
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000",
    },
  });
  const complaints = text(child.stderr);
  const { promise, resolve } = Promise.withResolvers<string>();
  child.once("error", (error) => resolve(error.message));
  child.once("close", (code, signal) => resolve(signal ?? `exit code ${code}`));
  const outcome = await promise;
  if (outcome === "exit code 0") return;
  const reasons = (await complaints).split("\n").filter((line) => /^(E|Error): /.test(line));
  say([`${outcome}: ${program} ${parameters.join(" ")}`, ...new Set(reasons)].join("\n  "));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
