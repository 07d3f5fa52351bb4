import { expect, test } from "vitest";
import { displayedName } from "./displayed-name.ts";

const familyFirst = new Map([["Reimu Hakurei", "Hakurei Reimu"]]);
const PLAIN = { useTranslit: false, useTraditionalName: false };

test.each([
  ["as it stands", { en: "Reimu Hakurei" }, PLAIN, "Reimu Hakurei"],
  ["family first", { en: "Reimu Hakurei" }, { useTraditionalName: true }, "Hakurei Reimu"],
  [
    "family first before the world",
    { en: "Reimu Hakurei (Scarlet)" },
    { useTraditionalName: true },
    "Hakurei Reimu (Scarlet)",
  ],
  [
    "as it stands where the parts are not known",
    { en: "Hong Meiling" },
    { useTraditionalName: true },
    "Hong Meiling",
  ],
  ["transliterated", { en: "Rumia", translit: "Rūmia" }, { useTranslit: true }, "Rūmia"],
  [
    "transliterated, which is family first already",
    { en: "Reimu Hakurei", translit: "Hakurei Reimu" },
    { useTranslit: true, useTraditionalName: true },
    "Hakurei Reimu",
  ],
  [
    "in English without a transliteration",
    { en: "Rumia", translit: null },
    { useTranslit: true },
    "Rumia",
  ],
])("a name is written %s", (_, name, settings, written) => {
  expect(displayedName(name, { ...PLAIN, ...settings }, familyFirst)).toBe(written);
});
