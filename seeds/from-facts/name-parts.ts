import { romanise } from "./kana.ts";

/**
 * Family and given name of a person whose English name puts the given name first and whose reading
 * puts the family name first ("Reimu Hakurei", はくれい れいむ). Nothing for single names, names
 * that Japanese sources keep given-first (written with ・), names with の, and names that are
 * family-first in English too (Hong Meiling): the traditional order changes nothing there.
 */
export function namePartsOf(
  nameEn: string,
  nameKana: string,
): { family: string; given: string } | Record<string, never> {
  const [given, family, ...more] = nameEn.split(" ");
  const [familyKana, givenKana, ...moreKana] = nameKana.split(" ");
  if (!given || !family || !familyKana || !givenKana) return {};
  if (more.length > 0 || moreKana.length > 0) return {};
  if (!sameReading(family, familyKana) || !sameReading(given, givenKana)) return {};
  return { family, given };
}

/** English spellings that differ from the reading by more than long vowels. */
const OTHER_SPELLINGS: Readonly<Partial<Record<string, string>>> = {
  Aunn: "Aun",
  Hinanawi: "Hinanai",
  Kicchou: "Kitchou",
  Parsee: "Parusi",
  Tewi: "Tei",
};

function sameReading(name: string, kana: string): boolean {
  return plain(OTHER_SPELLINGS[name] ?? name) === plain(romanise(kana));
}

/** Without the marks of long vowels: Youmu, Yōmu and Yomu are one. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z]/g, "")
    .replace(/o[uo]/g, "o")
    .replace(/uu/g, "u");
}
