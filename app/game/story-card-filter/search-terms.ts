/** The terms of a name search: lower-cased, only Unicode letters and digits, split at commas. */
export function searchTerms(name: string): string[] {
  return name
    .split(/[,、，]/u)
    .map(searchForm)
    .filter((term) => term !== "");
}

/** How names and terms are compared: lower-cased, only Unicode letters and digits. */
export function searchForm(value: string): string {
  return value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
