import { expect, test } from "vitest";
import { mechanic } from "#db/pack/schema/mechanics.ts";
import { mechanicOf } from "./mechanics.ts";

test("what is a record's own stands in its values", () => {
  const made = mechanicOf({
    ...{ id: "luck", region: "global", asOf: "2022-04", sources: ["a/b"] },
    ...{ base: 5, coins: { "3": [80, 190] } },
  });
  expect(mechanic.parse(made)).toEqual({
    ...{ id: "luck", region: "global", asOf: "2022-04", sources: ["a/b"] },
    values: { base: 5, coins: { "3": [80, 190] } },
  });
});
