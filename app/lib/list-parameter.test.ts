import { expect, test } from "vitest";
import { listParameter } from "./list-parameter.ts";
import { defineUrlState } from "./search-params.ts";

const MEANINGS = new Map<string, string | string[]>([
  ["a", "a"],
  ["b", "b"],
  ["both", ["a", "b"]],
]);

const state = defineUrlState({
  list: listParameter({
    aliases: ["l"],
    max: 3,
    read: (text) => MEANINGS.get(text) ?? (/^\d$/.test(text) ? text : undefined),
  }),
});

test.each([
  ["list=a,b,1", []],
  ["list=a,x", [{ field: "list", message: "must be what is known" }]],
  ["l=1,2,3,4", [{ field: "list", message: "has more than 3 values" }]],
])("%j is refused by %j where nothing is forgiven", (query, refusals) => {
  expect(state.refusals(new URLSearchParams(query))).toEqual(refusals);
});

test.each([
  ["", []],
  ["list=a,b", ["a", "b"]],
  ["list=b&list=a", ["b", "a"]],
  ["list=b&l=a", ["b", "a"]],
  ["list= a , ,b,", ["a", "b"]],
  ["list=a,a,both", ["a", "b"]],
  ["list=both,1", ["a", "b", "1"]],
  ["list=1,2,3,4", ["1", "2", "3"]],
  ["list=x,constructor,%00", []],
])("%j is %j", (query, list) => {
  expect(state.decode(new URLSearchParams(query)).list).toEqual(list);
});

test("the canonical query holds the list once, and nothing for an empty one", () => {
  const canonical = (query: string) => state.canonical(new URLSearchParams(query)).get("list");
  expect(canonical("l=both&list=1")).toBe("1,a,b");
  expect(canonical("list=x")).toBeNull();
});
