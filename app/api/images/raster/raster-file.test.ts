import sharp from "sharp";
import { expect, test } from "vitest";
import { favicon } from "#app/artwork/icons/app-icon.ts";
import { iconFile, rasterFile } from "./raster-file.ts";

const DRAWING = { width: 48, height: 48, svg: favicon() };

test.each(["webp", "png"])("a path that ends with .%s is a file of that kind", async (format) => {
  const file = await rasterFile({ ...DRAWING, path: `icons/of-a-test.${format}` });
  expect(await sharp(file).metadata()).toMatchObject({ format, width: 48, height: 48 });
});

test("an icon file has the drawing in the sizes of tabs and desktops", async () => {
  const file = await rasterFile({ ...DRAWING, path: "favicon.ico" });
  const view = new DataView(file.buffer, file.byteOffset);
  const sizes = [];
  for (let picture = 0; picture < view.getUint16(4, true); picture += 1) {
    const entry = 6 + 16 * picture;
    const begin = view.getUint32(entry + 12, true);
    const png = file.subarray(begin, begin + view.getUint32(entry + 8, true));
    const { format, width, height } = await sharp(png).metadata();
    sizes.push([format, width, height]);
  }
  expect(sizes).toEqual([
    ["png", 16, 16],
    ["png", 32, 32],
    ["png", 48, 48],
  ]);
});

test("a path of another kind is no picture of the build", async () => {
  await expect(rasterFile({ ...DRAWING, path: "icons/of-a-test.gif" })).rejects.toThrow(".gif");
});

test("an icon file says of each picture how large it is and where it lies", () => {
  const small = { side: 16, png: Uint8Array.of(1, 2, 3) };
  const large = { side: 256, png: Uint8Array.of(4, 5) };
  const bytes = [
    [0, 0, 1, 0, 2, 0],
    [16, 16, 0, 0, 1, 0, 32, 0, 3, 0, 0, 0, 38, 0, 0, 0],
    [0, 0, 0, 0, 1, 0, 32, 0, 2, 0, 0, 0, 41, 0, 0, 0],
    [1, 2, 3, 4, 5],
  ];
  expect([...iconFile([small, large])]).toEqual(bytes.flat());
});
