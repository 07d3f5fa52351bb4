import { expect, test } from "vitest";
import { characterTagsOf } from "./character-tags.ts";

const reduces = (attribute: string) => ({
  kind: "damage_reduction" as const,
  attribute,
  target: "self" as const,
  unit: "percent" as const,
  max: 15,
});

test.each([
  ["tag:scarlet_devil_mansion_resident", "Scarlet Devil Mansion resident"],
  ["tag:child_of_miare", "Child of Miare"],
  ["tag:half_phantom", "Half-phantom"],
  ["tag:moon_related", "Moon related"],
])("%s reads %s", (attribute, nameEn) => {
  expect(characterTagsOf([{ effects: [reduces(attribute)] }])).toMatchObject([{ nameEn }]);
});

test("each tag stands once, by id, and other effects add none", () => {
  const effects = ["tag:oni", "element:sun", "tag:moon_rabbit", "tag:oni"].map(reduces);
  expect(characterTagsOf([{ effects }]).map(({ id }) => id)).toEqual(["moon-rabbit", "oni"]);
});

test("a Chinese tag keeps its Chinese name", () => {
  const effect = { ...reduces(""), attribute: undefined, tagZh: "天鹰神兔" };
  expect(characterTagsOf([{ effects: [effect] }])).toEqual([
    { id: "eagle-ravi", nameEn: "Eagle Ravi", nameZh: "天鹰神兔" },
  ]);
});
