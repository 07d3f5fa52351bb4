/**
 * The key by which lists order a card: its English name in lower-case ASCII, without what stands
 * before the first letter or digit and without a leading article. Cards without an English name
 * come last, by number: ~ is greater than every letter.
 */
export function sortKeyOf({ id, nameEn }: { id: number; nameEn?: string | undefined }): string {
  const key = ascii(nameEn ?? "")
    .toLowerCase()
    .replace(/^[^a-z0-9]+/, "")
    .replace(/^(?:the|an|a) +(?=[a-z0-9])/, "")
    .trim();
  return key === "" ? `~${String(id).padStart(5, "0")}` : key;
}

function ascii(name: string): string {
  return name
    .replaceAll("Я", "R")
    .normalize("NFKD")
    .replace(/[^ -~]/g, "");
}
