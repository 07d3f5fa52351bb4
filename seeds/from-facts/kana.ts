/**
 * A name's kana reading in Latin letters, in the order of the kana: modified Hepburn with macrons,
 * each word with a capital. A space or ・ separates words. `particle` says that the の that
 * ends the first word is the particle: そがの とじこ is Soga no Tojiko, but こまの あうん Komano Aun.
 * Throws on anything that is not kana.
 */
export function romaniseName(kana: string, { particle = false } = {}): string {
  const words = kana.split(/[ ・]/u);
  const [first = "", ...rest] = words;
  if (particle && first.endsWith("の")) {
    return [capital(romanise(first.slice(0, -1))), "no", ...rest.map(romanise).map(capital)].join(
      " ",
    );
  }
  return words.map(romanise).map(capital).join(" ");
}

/** One word of hiragana or katakana in lower-case Latin letters. */
export function romanise(word: string): string {
  const kana = word.replace(/[ァ-ヶ]/gu, (sign) =>
    String.fromCodePoint((sign.codePointAt(0) ?? 0) - KATAKANA_OFFSET),
  );
  let latin = "";
  let double = false;
  for (let at = 0; at < kana.length; ) {
    const pair = kana.slice(at, at + 2);
    const sign = pair.slice(0, 1);
    const length = SYLLABLES.has(pair) ? 2 : 1;
    const syllable = SYLLABLES.get(length === 2 ? pair : sign);
    at += length;
    if (sign === "っ") {
      double = true;
    } else if (sign === "ー") {
      latin = lengthen(latin);
    } else if (syllable === undefined) {
      throw new Error(`${sign} in ${word} is not kana that can be romanised`);
    } else {
      latin = append(latin, double ? doubled(syllable) : syllable);
      double = false;
    }
  }
  return latin;
}

const KATAKANA_OFFSET = 0x60;

const SYLLABLES = new Map([
  ...row("", "あいうえお"),
  ...row("k", "かきくけこ"),
  ...row("g", "がぎぐげご"),
  ...row("s", "さ すせそ"),
  ...row("z", "ざ ずぜぞ"),
  ...row("t", "た  てと"),
  ...row("d", "だ  でど"),
  ...row("n", "なにぬねの"),
  ...row("h", "はひ へほ"),
  ...row("b", "ばびぶべぼ"),
  ...row("p", "ぱぴぷぺぽ"),
  ...row("m", "まみむめも"),
  ...row("y", "や ゆ よ"),
  ...row("r", "らりるれろ"),
  ...row("w", "わ   "),
  ...pairs("し shi じ ji ち chi ぢ ji つ tsu づ zu ふ fu を o ゐ i ゑ e ん n ゔ vu"),
  ...contracted("き ky ぎ gy に ny ひ hy び by ぴ py み my り ry"),
  ...contracted("し sh じ j ち ch ぢ j"),
  ...pairs("しぇ she じぇ je ちぇ che すぃ si ずぃ zi てぃ ti でぃ di とぅ tu どぅ du"),
  ...pairs(
    "ふぁ fa ふぃ fi ふぇ fe ふぉ fo うぃ wi うぇ we うぉ wo ゔぁ va ゔぃ vi ゔぇ ve ゔぉ vo",
  ),
]);

function row(consonant: string, kana: string): [string, string][] {
  return [..."aiueo"].flatMap((vowel, at): [string, string][] => {
    const sign = kana.at(at);
    return sign === undefined || sign === " " ? [] : [[sign, consonant + vowel]];
  });
}

function contracted(list: string): [string, string][] {
  return pairs(list).flatMap(([sign, consonant]): [string, string][] => [
    [`${sign}ゃ`, `${consonant}a`],
    [`${sign}ゅ`, `${consonant}u`],
    [`${sign}ょ`, `${consonant}o`],
  ]);
}

function pairs(list: string): [string, string][] {
  return [...list.matchAll(/(\S+) (\S+)/gu)].map(([, kana = "", latin = ""]) => [kana, latin]);
}

/** Joins a syllable on: ou, oo, uu, aa and ee become long vowels, ei and ii stay. */
function append(latin: string, syllable: string): string {
  const last = latin.at(-1);
  // Every syllable but ん ends in a vowel.
  if (last === "n" && /^[aiueoy]/.test(syllable)) return `${latin}'${syllable}`;
  const long =
    syllable === "u" ? last === "o" || last === "u" : last === syllable && /^[aeo]$/.test(syllable);
  return long ? lengthen(latin) : latin + syllable;
}

function lengthen(latin: string): string {
  const long = LONG_VOWELS.get(latin.at(-1) ?? "");
  return long === undefined ? latin : latin.slice(0, -1) + long;
}

const LONG_VOWELS = new Map(pairs("a ā i ī u ū e ē o ō"));

/** A syllable after っ: kko, sshi, but tchi. */
function doubled(syllable: string): string {
  return (syllable.startsWith("ch") ? "t" : syllable.slice(0, 1)) + syllable;
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
