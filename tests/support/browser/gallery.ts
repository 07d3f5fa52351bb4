import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * Builds the site once more, with the gallery of the widgets that visitors do not get, and tells
 * where that bundle is.
 * @throws {Error} when the build fails; it writes its own report.
 */
export async function buildGallery(): Promise<string> {
  const tool = join(root, "node_modules/@react-router/dev/bin.cjs");
  const child = spawn(process.execPath, [tool, "build", "--logLevel", "error"], {
    cwd: root,
    env: { ...process.env, ALMANAC_GALLERY: "1" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error("The gallery of the widgets could not be built.");
  return pathToFileURL(join(root, "build/gallery/server/index.js")).href;
}
