import { expect, test } from "vitest";
import { rewardsUrl } from "./search-params.ts";

test.each([
  ["", { from: null, to: null }, ""],
  ["from=&to=", { from: null, to: null }, ""],
  ["from=10&to=20", { from: 10, to: 20 }, "from=10&to=20"],
  ["to=20abc&from=x", { from: null, to: 20 }, "to=20"],
  ["from=-4&to=1e20", { from: -4, to: 1 }, "from=1&to=1"],
  ["to=99999999999", { from: null, to: 99_999_999_999 }, "to=999999"],
])("%j is read and written back as it should stand", (query, state, canonical) => {
  const searchParams = new URLSearchParams(query);
  expect(rewardsUrl.decode(searchParams)).toEqual({ q: "", kind: [], ...state });
  expect(rewardsUrl.canonical(searchParams).toString()).toBe(canonical);
});
