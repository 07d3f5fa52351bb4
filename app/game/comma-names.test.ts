import { expect, test } from "vitest";
import { namesOfParts } from "./comma-names.ts";

const known = ["Wait", "Wait, I Said Wait!", "Misty Lake", "One, Two, Three, Four"];
const find = (name: string) => known.find((each) => each === name);

test.each<[string[], string[]]>([
  [
    ["Misty Lake", "Wait", "I Said Wait!"],
    ["Misty Lake", "Wait, I Said Wait!"],
  ],
  [
    ["Wait", "Misty Lake"],
    ["Wait", "Misty Lake"],
  ],
  [
    ["One", "Two", "Three", "Four", "Wait"],
    ["One, Two, Three, Four", "Wait"],
  ],
  [[], []],
])("%j are the names %j", (parts, names) => {
  expect(namesOfParts(parts, find)).toEqual(names.map((name) => ({ name, meant: name })));
});

test("what means nothing stands alone, and hides nothing that follows it", () => {
  expect(namesOfParts(["Nobody", "I Said Wait!", "Wait"], find)).toEqual([
    { name: "Nobody", meant: undefined },
    { name: "I Said Wait!", meant: undefined },
    { name: "Wait", meant: "Wait" },
  ]);
});
