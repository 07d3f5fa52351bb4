import { searchForm } from "../search-form.ts";

/** The terms of a name search: lower-cased, only Unicode letters and digits, split at commas. */
export function searchTerms(name: string): string[] {
  return name
    .split(/[,、，]/u)
    .map(searchForm)
    .filter((term) => term !== "");
}
