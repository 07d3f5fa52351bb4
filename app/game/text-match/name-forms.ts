import { oneSpelling } from "./one-spelling.ts";
import { searchForm } from "./plain-text.ts";

/** The letters and digits of a name in one spelling of romaji: Daiyōsei and Daiyousei are one. */
export function spelledForm(text: string): string {
  return oneSpelling(searchForm(text));
}

/** A name as lists compare it: its letters and digits, and these in one spelling of romaji. */
export function nameForms(text: string): string[] {
  return [...new Set([searchForm(text), spelledForm(text)])].filter((form) => form !== "");
}

/** Looks for a text in names, however romaji spells it. What has no letters is in every name. */
export function nameFinder(text: string): (name: string) => boolean {
  const wanted = searchForm(text);
  const spelled = spelledForm(text);
  // One letter that is left of many, as of "zzz", would be in nearly every name.
  const isTold = spelled.length > 1;
  return (name) =>
    searchForm(name).includes(wanted) || (isTold && spelledForm(name).includes(spelled));
}
