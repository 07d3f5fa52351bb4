// `npm run pictures [ADDRESS]` takes the pictures of the README: the running site at ADDRESS, or one
// started for it on the shipped data, in both themes.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import sharp from "sharp";
import { launchChromium } from "#tests/fixtures/browser/chromium.ts";
import { root } from "./root.ts";

const folder = join(root, "docs/pictures");
const PAGES = [
  { name: "home", path: "/" },
  { name: "characters", path: "/characters/conventional-list" },
] as const;
const THEMES = ["light", "dark"] as const;
const WINDOW = { width: 1280, height: 800 };

const [address] = process.argv.slice(2);
const site = address === undefined ? await startSite() : { url: address, stop: () => undefined };
try {
  await takePictures(site.url);
} finally {
  await site.stop();
}

async function takePictures(url: string): Promise<void> {
  const browser = await launchChromium();
  await mkdir(folder, { recursive: true });
  for (const colorScheme of THEMES) {
    // Without motion everything stands as soon as it is there.
    const page = await browser.newPage({ viewport: WINDOW, colorScheme, reducedMotion: "reduce" });
    for (const { name, path } of PAGES) {
      await page.goto(new URL(path, url).href, { waitUntil: "networkidle" });
      await page.locator(".sky-picture.is-coming").first().waitFor({ state: "attached" });
      await page.evaluate(() => document.fonts.ready);
      const file = `${name}-${colorScheme}.webp`;
      const picture = await sharp(await page.screenshot())
        .webp({ quality: 86 })
        .toBuffer();
      await writeFile(join(folder, file), picture);
      process.stdout.write(`docs/pictures/${file} ${Math.ceil(picture.length / 1000)} kB\n`);
    }
    await page.close();
  }
  await browser.close();
}

/** Resolves when the site says where it is. */
async function startSite() {
  const server = spawn(process.execPath, [join(root, "scripts/start.ts")], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", PORT: "0", LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = async () => {
    server.kill();
    await once(server, "exit");
  };
  for await (const line of createInterface({ input: server.stdout })) {
    const url = /is at (http:\S+)/.exec(line)?.[1];
    if (url !== undefined) return { url, stop };
  }
  throw new Error("The site did not start.");
}
