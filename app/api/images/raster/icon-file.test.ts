import { expect, test } from "vitest";
import { iconFile } from "./icon-file.ts";

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
