import { expect, test } from "vitest";
import { currentMark } from "./current-mark.ts";

const prayers = { path: "/prayers", section: "prayers" } as const;

test.each([
  ["prayers", "/prayers", "page"],
  ["prayers", "/prayer/standard-prayer", "true"],
  ["stages", "/stages", undefined],
  [undefined, "/prayers", undefined],
] as const)("in section %s at %s the prayers are marked %s", (section, pathname, mark) => {
  expect(currentMark(prayers, { section, pathname })).toBe(mark);
});
