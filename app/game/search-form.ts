/** How names and what is searched for are compared: lower-cased, only Unicode letters and digits. */
export function searchForm(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
