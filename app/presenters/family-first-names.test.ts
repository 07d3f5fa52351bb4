import { expect, test } from "vitest";
import { familyFirstNames } from "./family-first-names.ts";

const person = (nameEn: string, family: string | null, given: string | null) => ({
  id: nameEn,
  nameEn,
  nameJp: nameEn,
  family,
  given,
});

test("only names whose two parts are known, and stand the other way round, are turned", () => {
  const persons = [
    person("Reimu Hakurei", "Hakurei", "Reimu"),
    person("Hong Meiling", "Hong", "Meiling"),
    person("Cirno", null, null),
    person("Keine", null, "Keine"),
  ];
  expect(familyFirstNames({ persons })).toEqual([["Reimu Hakurei", "Hakurei Reimu"]]);
});
