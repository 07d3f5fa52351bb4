import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countParameter, defineUrlState, textParameter } from "./search-params.ts";

const state = defineUrlState({
  name: textParameter({ max: 20, aliases: ["n"] }),
  shown: countParameter({ min: 10, max: 1000 }),
});

describe("a query", () => {
  test.each([
    ["", { name: "", shown: 10 }],
    ["name=moon&shown=20", { name: "moon", shown: 20 }],
    ["n=moon", { name: "moon", shown: 10 }],
    ["name=%20moon%20", { name: "moon", shown: 10 }],
    ["name=a&name=b", { name: "a", shown: 10 }],
    ["shown=-1", { name: "", shown: 10 }],
    ["shown=1e3", { name: "", shown: 10 }],
    ["shown=99999999", { name: "", shown: 1000 }],
    ["unknown=1", { name: "", shown: 10 }],
  ])("%s is read as %j", (query, expected) => {
    expect(state.decode(new URLSearchParams(query))).toEqual(expected);
  });

  test.each([
    ["shown=20&n=moon&utm=x", "name=moon&shown=20"],
    ["name=&shown=10", ""],
  ])("%s is written canonically as %s", (query, canonical) => {
    expect(state.canonical(new URLSearchParams(query)).toString()).toBe(canonical);
  });
});

test("what is written is read back as it was", () => {
  // Signs that a URL, trimming or cutting could harm, halves of surrogate pairs among them.
  const sign = fc.constantFrom("a", " ", "&", "=", "%", "+", "#", ",", "魔", "é", "𝄞", "\ud834");
  const name = fc.array(sign, { maxLength: 60 }).map((signs) => signs.join(""));
  fc.assert(
    fc.property(name, fc.integer({ min: -5, max: 2000 }), (text, shown) => {
      const once = state.decode(new URLSearchParams({ name: text, shown: String(shown) }));
      const again = state.decode(new URLSearchParams(state.encode(once).toString()));
      expect(again).toEqual(once);
    }),
  );
});
