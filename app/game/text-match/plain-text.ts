/**
 * Text as every search of the site compares it: one width and one composition of each letter
 * (NFKC), lower case, without accents and macrons, katakana as hiragana. The marks of kana stay:
 * は and ば are two letters. Punctuation and spaces stay, signs that nobody sees go.
 */
export function plainText(text: string): string {
  if (PLAIN_ALREADY.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(UNSEEN_AND_ACCENTS, "")
    .normalize("NFC")
    .replace(LETTERS_OF_THEIR_OWN, (letter) => LATIN[letter] ?? letter)
    .replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - KATAKANA_AHEAD));
}

/** The letters and digits of a text in that form: how names and what is searched for are compared. */
export function searchForm(text: string): string {
  return plainText(text).replace(/[^\p{L}\p{N}]/gu, "");
}

const PLAIN_ALREADY = /^[ -~]*$/;

/** Format characters and variation selectors; the accents of Latin, Greek and Cyrillic letters. */
const UNSEEN_AND_ACCENTS = /\p{Cf}|[\uFE00-\uFE0F]|[\u0300-\u036F]/gu;

/** Letters that are written as one with another or with a stroke, which no accent is. */
const LATIN: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ı: "i",
};
const LETTERS_OF_THEIR_OWN = new RegExp(`[${Object.keys(LATIN).join("")}]`, "g");

/** Those of which there is a hiragana, by code unit: ァ to ヶ, ヽ and ヾ. */
const KATAKANA = /[\u30A1-\u30F6\u30FD\u30FE]/g;
const KATAKANA_AHEAD = 0x60;

/** By code unit, so that an order is the same on every machine and in every browser. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
