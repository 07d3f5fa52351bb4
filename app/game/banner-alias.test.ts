import fc from "fast-check";
import { expect, test } from "vitest";
import { bannerTypeOf } from "./banner-alias.ts";
import { BANNER_TYPES } from "./vocabulary/banner-types.ts";

test.each([
  ["gen", ["general", "gen", "standard"]],
  ["fes", ["fes", "festival"]],
  ["afes", ["afes", "retro", "retrofes", "retrofestival"]],
  ["sfes", ["ufes", "sfes", "ultrafes", "ultrafestival", "superfes", "superfestival"]],
  ["mfes", ["mfes", "mecha", "mechafes", "mechafestival", "hifuufes", "hifuufestival"]],
  ["relic", ["relic", "mv", "mvfes", "rfes", "relicfes", "relicfestival"]],
  ["genic", ["genic"]],
  ["epic", ["epic", "efes", "epicfes", "epicfestival"]],
])("%s is reached by %j", (type, names) => {
  for (const name of names) {
    expect(bannerTypeOf(name)).toBe(type);
  }
});

test("every id names its own type", () => {
  expect(BANNER_TYPES.map(({ id }) => bannerTypeOf(id))).toEqual(BANNER_TYPES.map(({ id }) => id));
});

test("every label names its own type, the long and the short one", () => {
  for (const { id, label, short } of BANNER_TYPES) {
    expect([label, short].map(bannerTypeOf)).toEqual([id, id]);
  }
});

test("case, hyphens and underscores do not matter", () => {
  expect(bannerTypeOf("Ultra-Festival")).toBe("sfes");
  expect(bannerTypeOf("MV_fes")).toBe("relic");
});

test.each(["", "ultra", "constructor", "__proto__", "toString"])("%j is no type", (text) => {
  expect(bannerTypeOf(text)).toBeUndefined();
});

test("whatever is written, the answer is a type or none", () => {
  const ids: unknown[] = [undefined, ...BANNER_TYPES.map(({ id }) => id)];
  fc.assert(fc.property(fc.string(), (text) => ids.includes(bannerTypeOf(text))));
});
