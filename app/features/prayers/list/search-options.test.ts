import { expect, test } from "vitest";
import { resolveOptions } from "./search-options.ts";

const options = [
  { id: "l1-reimu", name: "Reimu Hakurei" },
  { id: "l80-marisa", name: "Marisa Kirisame (Relic)" },
  { id: "12", name: "Misty Lake" },
  { id: "13", name: "Wait, I Said Wait!" },
];

test.each([
  [["l1-reimu"], ["l1-reimu"]],
  [
    ["Reimu Hakurei", "misty-lake"],
    ["l1-reimu", "12"],
  ],
  [["marisa kirisame relic"], ["l80-marisa"]],
  [["Marisa Kirissamme (Relic)"], ["l80-marisa"]],
  [["l1-reimu", "reimu hakurei"], ["l1-reimu"]],
  [
    ["12", "wait", "i said wait"],
    ["12", "13"],
  ],
  [["Wait I said wait"], ["13"]],
  [["misty", "lake"], []],
  [["Marisa", "constructor", ""], []],
  [[], []],
])("%j means %j", (texts, ids) => {
  expect(resolveOptions(texts, options)).toEqual(ids);
});

test("what names nothing stays as long as more options may come", () => {
  const texts = ["Reimu Hakurei", "Nobody", "l1-reimu"];
  expect(resolveOptions(texts, options, { areWhole: false })).toEqual(["l1-reimu", "Nobody"]);
  expect(resolveOptions(texts, [], { areWhole: false })).toEqual(texts);
});
