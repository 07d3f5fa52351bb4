/*
 * What the beings and items of the story are called in English. No source has names of the English
 * version for them: these are the kinds of beings as the tower has them, and translations of the
 * items, beside which the Japanese name stands.
 */

/** Kinds of beings by the words of their Japanese names; the first that is found counts. */
const BEINGS: readonly (readonly [words: RegExp, kind: string])[] = [
  [/妖精メイド|メイド妖精/, "Fairy maid"],
  [/妖精|氷精|^(大きめの)?地精/, "Fairy"],
  [/小悪魔/, "Koakuma"],
  [/使い魔/, "Familiar"],
  [/夢魂/, "Dream soul"],
  [/鴉天狗/, "Crow tengu"],
  [/天狗/, "Tengu"],
  [/玉兎/, "Moon rabbit"],
  [/山童/, "Yamawaro"],
  [/兵\(/, "Soldier"],
  [/幽霊/, "Phantom"],
  [/鬼火/, "Will-o'-the-wisp"],
  [/精霊|の精$/, "Spirit"],
  [/霊/, "Ghost"],
  [/魔女/, "Witch"],
  [/人形/, "Doll"],
];

/** The kind of being that a Japanese name tells, or null where it tells none. */
export function beingKind(nameJp: string): string | null {
  return BEINGS.find(([words]) => words.test(nameJp))?.[1] ?? null;
}

const INCENSE: Readonly<Record<string, string>> = {
  伽羅: "Kyara",
  羅国: "Rakoku",
  真那伽: "Manaka",
  真南蛮: "Manaban",
  寸門多羅: "Sumotara",
  佐曽羅: "Sasora",
};

/** Items in grades, by what stands before the grade. */
const GRADED: Readonly<Record<string, readonly [of: string, kind: string]>> = {
  攻性指南書: ["Offense", "Guide"],
  防性指南書: ["Defense", "Guide"],
  補性指南書: ["Support", "Guide"],
  梅の華片: ["Plum", "Petal"],
  蘭の華片: ["Orchid", "Petal"],
  菊の華片: ["Chrysanthemum", "Petal"],
  竹の華片: ["Bamboo", "Petal"],
  天の巻: ["Heaven", "Scroll"],
  地の巻: ["Earth", "Scroll"],
  風の巻: ["Wind", "Scroll"],
  雲の巻: ["Cloud", "Scroll"],
  龍の巻: ["Dragon", "Scroll"],
  虎の巻: ["Tiger", "Scroll"],
  鳥の巻: ["Bird", "Scroll"],
  蛇の巻: ["Serpent", "Scroll"],
};

const GRADES: Readonly<Record<string, string>> = { 初: "I", 弐: "II", 参: "III" };

/** An item of the story by its name, and what it shares with others of its kind. */
export interface StageItemName {
  readonly name: string;
  /** What its kind and grade are called: Scroll I, Incense. */
  readonly kind: string;
  /** What tells it from others of its kind. */
  readonly of: string;
  /** Its name without the grade: Dragon Scroll. */
  readonly withoutGrade: string;
}

/** The translation of an item's Japanese name, or null where there is none. */
export function stageItemName(nameJp: string): StageItemName | null {
  const incense = INCENSE[nameJp];
  if (incense !== undefined) {
    return { name: incense, kind: "Incense", of: incense, withoutGrade: incense };
  }
  const [, stem = "", sign = ""] = /^(.+)\[(.)\]$/.exec(nameJp) ?? [];
  const graded = GRADED[stem];
  const grade = GRADES[sign];
  if (graded === undefined || grade === undefined) return null;
  const [of, kind] = graded;
  const withoutGrade = `${of} ${kind}`;
  return { name: `${withoutGrade} ${grade}`, kind: `${kind} ${grade}`, of, withoutGrade };
}
