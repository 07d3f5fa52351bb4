import fc from "fast-check";
import { expect, test } from "vitest";
import { RELEASE_TYPES } from "#app/game/release-filter.ts";
import { releaseOrderUrl } from "./search-params.ts";

const canonical = (query: string) =>
  releaseOrderUrl.canonical(new URLSearchParams(query)).toString();

test.each([
  ["", ""],
  ["type=fes", "type=fes"],
  ["type=epic,gen,fes", "type=gen%2Cfes%2Cepic"],
  ["type=gen&type=superfes&type=mfes", "type=gen%2Cufes"],
  ["type=nonsense,wfes", "type=pfes"],
  ["type=nonsense", ""],
  [`type=${RELEASE_TYPES.map(({ id }) => id)}`, ""],
  ["rebirth=yes", "rebirth=yes"],
  ["rebirth=NO", "rebirth=no"],
  ["rebirth=yes&rebirth=no", ""],
  ["rebirth=yes,no", ""],
  ["rebirth=maybe", ""],
  ["rebirth=no&type=ds&other=1", "type=ds&rebirth=no"],
])("?%s is written as ?%s", (query, written) => {
  expect(canonical(query)).toBe(written);
});

test("what is written reads as what was chosen", () => {
  const choice = fc.record({
    type: fc.subarray(
      RELEASE_TYPES.map(({ id }) => id),
      { maxLength: RELEASE_TYPES.length - 1 },
    ),
    rebirth: fc.option(fc.boolean()),
  });
  fc.assert(
    fc.property(choice, (chosen) => {
      expect(releaseOrderUrl.decode(releaseOrderUrl.encode(chosen))).toEqual(chosen);
    }),
  );
});
