import { expect, test } from "vitest";
import { packed, unpacked } from "./packed.ts";

test("a list comes out of its text as it went in", () => {
  const list = [
    { id: "l1-reimu", date: null, name: { en: '"Reimu" </script>', translit: "霊夢" } },
  ];
  expect(unpacked(packed(list))).toEqual(list);
});

test("the same list gives the same text, so that nothing is drawn anew for it", () => {
  expect(packed([{ id: "l1-reimu" }])).toBe(packed([{ id: "l1-reimu" }]));
});
