import { toRomaji } from "wanakana";

/**
 * Plain text with its kana in romaji, so that each is found by the other. Long vowels are written
 * as short ones here; `oneSpelling` makes no difference between them anyway.
 */
export function inRomaji(plain: string): string {
  return plain.replace(KANA, (run) => {
    const known = romajiOf.get(run);
    if (known !== undefined) return known;
    const spoken = run.replaceAll("ー", "");
    // Of んあ it makes n'a; names are compared without signs.
    const romaji = toRomaji(spoken, { customRomajiMapping: LOAN_SYLLABLES }).replaceAll("'", "");
    if (romajiOf.size >= MOST_RUNS) romajiOf.clear();
    romajiOf.set(run, romaji);
    return romaji;
  });
}

// Of plain text, which has katakana as hiragana; of rarer signs wanakana makes none.
const KANA = /[ぁ-ゖー]+/gu;

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
