/**
 * One spelling of what romaji spells in several ways: ou and oo are o, shi is si, tsu tu, fu hu, ji
 * and di zi, n before b, m and p is m, and a double letter is a single one. Of one word, in plain
 * text.
 */
export function oneSpelling(word: string): string {
  let [before, after] = ["", word];
  while (before !== after) {
    before = after;
    after = after
      .replace(/([a-z])\1+/g, "$1")
      .replace(/o[ou]+/g, "o")
      .replace(/shi/g, "si")
      .replace(/tsu/g, "tu")
      .replace(/fu/g, "hu")
      .replace(/[jd]i/g, "zi")
      .replace(/n(?=[bmp])/g, "m")
      .replace(/t(?=ch)/g, "");
  }
  return after;
}
