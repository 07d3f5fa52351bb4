/**
 * Plain text with its kana in romaji, so that each is found by the other; what is no kana stays.
 * Long vowels and doubled consonants are written as single ones here; `oneSpelling` makes no
 * difference between them anyway. Own lines, as every list of the site compares names in the
 * browser: wanakana would bring ten times the bytes (a test holds these readings to its own).
 */
export function inRomaji(plain: string): string {
  return plain.replaceAll("ー", "").replace(SYLLABLE, (_, kana: string, small?: string) => {
    const romaji = readingOf(kana);
    return small === undefined ? romaji : withSmall(romaji, readingOf(small));
  });
}

/** A kana, with a small one behind it. */
const SYLLABLE = /([ぁ-ゖ])([ぁぃぅぇぉゃゅょゎ])?/g;

function readingOf(kana: string): string {
  return READINGS[kana.charCodeAt(0) - FIRST] ?? "";
}

/** From ぁ to ゖ as Unicode has them, small before large; っ is not spoken. */
const READINGS = (
  "a a i i u u e e o o ka ga ki gi ku gu ke ge ko go sa za shi ji su zu se ze so zo " +
  "ta da chi ji  tsu zu te de to do na ni nu ne no ha ba pa hi bi pi fu bu pu he be pe ho bo po " +
  "ma mi mu me mo ya ya yu yu yo yo ra ri ru re ro wa wa wi we wo n vu ka ke"
).split(" ");
const FIRST = 0x3041;

/** しゃ is sha, きゃ kya, ティ ti, ウィ wi; what changes no vowel is said behind it. */
function withSmall(romaji: string, small: string): string {
  const start = romaji.slice(0, -1);
  if (small.length > 1) {
    if (!BEFORE_YA.test(romaji)) return romaji + small;
    return start + (SOFT.test(start) ? small.slice(1) : small);
  }
  if (!BEFORE_VOWELS.test(romaji) || romaji.endsWith(small)) return romaji + small;
  return (romaji === "u" ? "w" : start) + small;
}

const BEFORE_YA = /.i$|[td]e$|[fv]u$/;
const BEFORE_VOWELS = /u$|[td][eo]$|[hj]i$/;
/** し, ち and じ have the sound of a y already. */
const SOFT = /.h|j/;
