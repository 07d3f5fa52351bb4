import { plainText, searchForm } from "../text-match/plain-text.ts";

/** The terms of a name search: only letters and digits, in their plain form, split at commas. */
export function searchTerms(name: string): string[] {
  return plainText(name)
    .split(/[,、]/u)
    .map(searchForm)
    .filter((term) => term !== "");
}
