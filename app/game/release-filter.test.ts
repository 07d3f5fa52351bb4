import { describe, expect, test } from "vitest";
import {
  chosenTypes,
  passesReleaseFilter,
  RELEASE_TYPES,
  releaseTypeOf,
} from "./release-filter.ts";
import { BANNER_TYPES } from "./vocabulary/banner-types.ts";

test.each([
  ["ufes", "ufes"],
  ["sfes", "ufes"],
  ["mfes", "ufes"],
  ["Super-Festival", "ufes"],
  ["hifuufes", "ufes"],
  ["pfes", "pfes"],
  ["wfes", "pfes"],
  ["standard", "gen"],
  ["mv", "relic"],
  ["ds", "ds"],
  // As the form has them.
  ["Ultra Festival", "ufes"],
  ["pure festival", "pfes"],
  ["Divergent Spirit", "ds"],
  ["yukkuri", undefined],
  ["nonsense", undefined],
])("%s is the choice %s", (text, choice) => {
  expect(releaseTypeOf(text)).toBe(choice);
});

test("every banner type but yukkuri is covered by one choice", () => {
  const covered = RELEASE_TYPES.flatMap(({ covers }) => [...covers]);
  expect([...covered, "yukkuri"].toSorted()).toEqual(BANNER_TYPES.map(({ id }) => id).toSorted());
});

test("all types chosen are the same as none", () => {
  expect(chosenTypes(RELEASE_TYPES.map(({ id }) => id))).toEqual([]);
  expect(chosenTypes(["ds", "gen", "ds"])).toEqual(["gen", "ds"]);
});

describe("a character passes", () => {
  const character = { type: "mfes", isFr: true } as const;

  test.each([
    [[], null, true],
    [["ufes"], null, true],
    [["gen", "ufes"], true, true],
    [["gen"], null, false],
    [["ufes"], false, false],
    [[], true, true],
    [[], false, false],
  ] as const)("types %j and rebirth %s: %s", (types, rebirth, passes) => {
    expect(passesReleaseFilter(character, { types, rebirth })).toBe(passes);
  });

  test("without a type only where none is chosen", () => {
    const untyped = { type: null, isFr: false };
    expect(passesReleaseFilter(untyped, { types: [], rebirth: null })).toBe(true);
    expect(passesReleaseFilter(untyped, { types: ["gen"], rebirth: null })).toBe(false);
  });
});
