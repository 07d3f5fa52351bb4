import { oneSpelling } from "./one-spelling.ts";
import { searchForm } from "./plain-text.ts";
import { inRomaji } from "./romaji.ts";

/** The letters and digits of a text in the ways in which names are compared. */
export interface NameForms {
  readonly plain: string;
  /** With kana in romaji: that of だいようせい is daiyousei. */
  readonly romaji: string;
  /** In one spelling of romaji: that of だいようせい, Daiyousei and Daiyōsei is daiyosei. */
  readonly spelled: string;
}

export function nameForms(text: string): NameForms {
  const plain = searchForm(text);
  const romaji = inRomaji(plain);
  return { plain, romaji, spelled: oneSpelling(romaji) };
}

/** From the closest form to the farthest. */
export const NAME_FORMS = ["plain", "romaji", "spelled"] as const;

export function spelledForm(text: string): string {
  return nameForms(text).spelled;
}

/** Looks for a text in names, in any writing. What has no letters is in every name. */
export function nameFinder(text: string): (name: string) => boolean {
  const wanted = nameForms(text);
  return (name) => isInName(wanted, nameForms(name));
}

/** Whether a text is in a name, however romaji spells either, and whichever of them is in kana. */
export function isInName(wanted: NameForms, name: NameForms): boolean {
  if (name.plain.includes(wanted.plain)) return true;
  if (hasKana(wanted) || hasKana(name)) return isInKana(wanted, name);
  // One letter that is left of many, as of "zzz", would be in nearly every name.
  return wanted.spelled.length > 1 && name.spelled.includes(wanted.spelled);
}

/**
 * Whether kana and romaji of a text and a name meet. A few letters meet where the name begins
 * alone: "mon" is in many words that nobody means by it.
 */
export function isInKana(wanted: NameForms, name: NameForms): boolean {
  const isBridged = hasKana(name) !== hasKana(wanted);
  if (wanted.spelled.length < FEWEST_INSIDE) {
    // Few kana are looked for as they are.
    return isBridged && wanted.spelled !== "" && meets("startsWith", wanted, name);
  }
  return (isBridged || hasKana(name)) && meets("includes", wanted, name);
}

function meets(how: "startsWith" | "includes", wanted: NameForms, name: NameForms): boolean {
  return name.romaji[how](wanted.romaji) || name.spelled[how](wanted.spelled);
}

const FEWEST_INSIDE = 4;

function hasKana({ plain, romaji }: NameForms): boolean {
  return plain !== romaji;
}
