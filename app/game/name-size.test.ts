import { expect, test } from "vitest";
import { nameSizeOf } from "./name-size.ts";

test.each([
  ["博麗", "normal"],
  ["𠮷野", "normal"],
  ["博麗霊", "small"],
  ["博麗霊夢", "small"],
  ["霧雨魔理沙", "smaller"],
])("%s above two and four letters is %s", (name, size) => {
  expect(nameSizeOf(name, [2, 4])).toBe(size);
});
