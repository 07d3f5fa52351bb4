/**
 * The part of a transliterated name that stands for the short name: "Yuuka" of "Kazami Yūka" →
 * "Yūka". A name of one word is its own; null where no word reads like the short name.
 */
export function shortTranslit(shortEn: string, translit: string | null): string | null {
  const words = translit?.split(" ") ?? [];
  if (words.length === 1) return words[0] ?? null;
  return words.find((word) => plainLetters(word) === plainLetters(shortEn)) ?? null;
}

/** Long vowels and the two ways to write them fall together: Yuuka, Yūka → yuka. */
function plainLetters(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ou", "o")
    .replaceAll(/([aeiou])\1+/g, "$1");
}
