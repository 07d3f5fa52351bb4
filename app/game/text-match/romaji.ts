import { toRomaji } from "wanakana";
import { plainText } from "./plain-text.ts";

/**
 * Plain text with its kana in romaji, so that each is found by the other. Long vowels are written
 * as short ones here; `oneSpelling` makes no difference between them anyway.
 */
function inRomaji(plain: string): string {
  return plain.replace(KANA, (run) => {
    const known = romajiOf.get(run);
    if (known !== undefined) return known;
    const romaji = toRomaji(run.replaceAll("ー", ""), { customRomajiMapping: LOAN_SYLLABLES });
    if (romajiOf.size >= MOST_RUNS) romajiOf.clear();
    romajiOf.set(run, romaji);
    return romaji;
  });
}

const KANA = /[\p{sc=Hiragana}\p{sc=Katakana}ー]+/gu;

/** Kana that write foreign sounds, as they are said. */
const LOAN_SYLLABLES = {
  てぃ: "ti",
  でぃ: "di",
  とぅ: "tu",
  どぅ: "du",
  でゅ: "dyu",
  ふぁ: "fa",
  ふぃ: "fi",
  ふぇ: "fe",
  ふぉ: "fo",
  うぃ: "wi",
  うぇ: "we",
  うぉ: "wo",
  ゔぁ: "va",
  ゔぃ: "vi",
  ゔぇ: "ve",
  ゔぉ: "vo",
  つぁ: "tsa",
  すぃ: "si",
  ずぃ: "zi",
  ゎ: "wa",
};

/** Many names share their runs of kana, and to turn one takes long. */
const romajiOf = new Map<string, string>();
const MOST_RUNS = 5000;

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
