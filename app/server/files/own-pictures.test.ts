import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listOwnPictures, type OwnPictures } from "./own-pictures.ts";

const warn = vi.fn();
let folder: string;
let file: string;
let pictures: OwnPictures;

beforeEach(async () => {
  warn.mockClear();
  folder = await mkdtemp(join(tmpdir(), "almanac-pictures-"));
  file = join(folder, "images/story-cards/1.png");
  await mkdir(join(folder, "images/story-cards"), { recursive: true });
  await writeFile(file, "picture");
  pictures = await listOwnPictures(folder, { warn });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What the operator's file answers to somebody who may read only what everybody may. */
async function status(): Promise<number> {
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.("nobody");
  try {
    return (await pictures.read(pictures.find("/images/story-cards/1") ?? "")).status;
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

test("a listed picture is read without a warning", async () => {
  await chmod(folder, 0o755);
  expect(await status()).toBe(200);
  expect(warn).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<unknown>]>([
  ["is gone", () => Promise.resolve()],
  ["is a folder", () => mkdir(file)],
  ["is a device that never ends", () => symlink("/dev/zero", file)],
  ["is a link to itself", () => symlink(file, file)],
  [
    "may not be read",
    async () => {
      await writeFile(file, "picture");
      await chmod(file, 0o000);
    },
  ],
])("a listed picture that %s is not there, and is warned of once", async (_, become) => {
  await chmod(folder, 0o755);
  await rm(file);
  await become();
  expect([await status(), await status(), await status()]).toEqual([404, 404, 404]);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ file }), expect.any(String));
});

test.each([
  ["with a slash at its end", () => `${folder}/`],
  ["from where the server was started", () => relative(process.cwd(), folder)],
])("the folder may be named %s", async (_, named) => {
  const found = await listOwnPictures(named(), { warn });
  expect(found.find("/images/story-cards/1.webp")).toBe(file);
});
