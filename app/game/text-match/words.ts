import { plainText } from "./plain-text.ts";
import { inRomaji } from "./romaji.ts";

/**
 * The words of a text as they are searched: plain, kana in romaji, parted where spaces or
 * punctuation stand. An apostrophe parts nothing: Rei'sen is one word.
 */
export function wordsOf(text: string): string[] {
  return inRomaji(plainText(text))
    .replace(/['’ʼ`]/g, "")
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== "");
}
