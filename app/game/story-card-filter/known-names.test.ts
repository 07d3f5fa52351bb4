import { expect, test } from "vitest";
import { readEffect } from "./effects.ts";
import { withKnownNames } from "./known-names.ts";
import { EVERY_CARD } from "./story-card-filter.ts";

const persons = [
  { id: "marisa", name: "Marisa Kirisame" },
  { id: "reimu", name: "Reimu Hakurei" },
  { id: "eiki", name: "Shiki Eiki, Yamaxanadu" },
  { id: "hina", name: "Hina Kagiyama", translit: null },
  { id: "youmu", name: "Youmu Konpaku", translit: "Konpaku Yōmu" },
];
const tags = [{ id: "maid", name: "Maid" }];

test.each([
  [
    ["reimu", "marisa"],
    ["reimu", "marisa"],
  ],
  [
    ["marisa kirisame", "reimu"],
    ["marisa", "reimu"],
  ],
  [["marisa", "Marisa Kirisame"], ["marisa"]],
  [["nobody", "reimu"], ["reimu"]],
  [["Yomu Kompaku"], ["youmu"]],
  [["konpaku yomu"], ["youmu"]],
  [["…", "夢"], []],
  [
    ["Shiki Eiki", "Yamaxanadu", "reimu"],
    ["eiki", "reimu"],
  ],
])("persons %j are %j", (featured, expected) => {
  expect(withKnownNames({ ...EVERY_CARD, featured }, { persons, tags }).featured).toEqual(expected);
});

test("a row that asks for an unknown tag is as good as absent", () => {
  const options = ["maid", "cook", "hp"].flatMap((name) => {
    const effect = readEffect(name);
    return effect ? [{ kind: "effect", effect, by: "value", target: "any" } as const] : [];
  });
  const known = withKnownNames({ ...EVERY_CARD, options }, { persons, tags }).options;
  expect(known).toEqual([options[0], options[2]]);
});
