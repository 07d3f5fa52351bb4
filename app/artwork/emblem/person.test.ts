import { expect, test } from "vitest";
import { personLook } from "./person.ts";

const somebody = { id: "x1-new", personId: "new", nameJp: "新しい人" };

test("a person of the tables has her own seal, and so has a form with a row", () => {
  expect(personLook({ ...somebody, personId: "cirno", nameJp: "チルノ" }).kanji).toBe("氷");
  const maribel = { ...somebody, personId: "maribel" };
  expect(personLook(maribel).kanji).toBe("境");
  expect(personLook({ ...maribel, id: "lm1-mima" }).kanji).toBe("魅");
});

test.each([
  ["one of the kanji of her name", "新しい人", /^[新人]$/],
  ["the first sign of a name in kana", "ルーミア", /^ル$/],
  ["a question mark where no sign can be drawn", "Bob", /^？$/],
])("a new person is sealed with %s", (_, nameJp, kanji) => {
  for (const personId of ["new", "newer", "newest", "other"]) {
    expect(personLook({ ...somebody, personId, nameJp }).kanji).toMatch(kanji);
  }
});

test("two new persons of one name do not look alike", () => {
  expect(personLook({ ...somebody, personId: "newer" })).not.toEqual(personLook(somebody));
});
