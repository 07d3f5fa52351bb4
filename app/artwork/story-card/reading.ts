import { choose, hashOf, randomOf } from "../drawing/random.ts";
import { knownPerson, type PersonLook } from "../emblem/person.ts";
import type { PicturedCard } from "../records.ts";
import type { Hour } from "../scene/hours.ts";
import type { PlaceName } from "../scene/places/places.ts";

/** What the picture of a card will show. */
export interface CardReading {
  readonly place: PlaceName;
  readonly element: string;
  readonly hour: Hour;
  readonly persons: readonly PersonLook[];
}

/** Words of a card's Japanese or Chinese name that hint at the place. */
const HINTS: readonly (readonly [RegExp, PlaceName])[] = [
  [/紅魔|红魔|スカーレット|芙兰的/, "mansion"],
  [/守矢|諏訪|诹访|风祝|祭祀的风/, "shrine2"],
  [/命蓮|命莲|聖輦/, "ship"],
  [/白玉楼|冥界|樱|春梦/, "nether"],
  [/永遠亭|永远亭|迷いの竹|竹林/, "bamboo"],
  [/神社|巫女|参拜|賽銭|境内|年/, "shrine"],
  [/月面|月之|月都|月戦|月战|静かの海|月の/, "moon"],
  [/地底|旧都|旧地狱|地灵|地霊|灼热|洞/, "cave"],
  [/三途|彼岸/, "sanzu"],
  [/天界|天人|天空/, "heaven"],
  [/雪|冬|冰|氷/, "snow"],
  [/春/, "spring"],
  [/秋|南瓜/, "autumn"],
  [/雨|傘|梅雨/, "rain"],
  [/湖/, "lake"],
  [/海|夏|沙滩/, "sea"],
  [/山|河童|天狗|河/, "mountain"],
  [/里|寺子屋|店|茶|鈴奈|街道/, "village"],
  [/太陽の畑|花/, "flower"],
  [/秘封|都市|高中|放課|学生|LIVE|ROCK|偶像|密室/, "city"],
  [/夢|梦/, "dream"],
  [/城|逆/, "castle"],
  [/仙|神灵|太子/, "mausoleum"],
  [/魔|森/, "forest"],
  [/狱|恶灵|鬼/, "hell"],
  [/香霖|市/, "market"],
  [/舞|面/, "stage"],
  [/墓|尸|僵/, "grave"],
  [/夜/, "night"],
];

/** Views for cards whose name and persons give no hint. */
const ANYWHERE = [
  "shrine",
  "village",
  "mountain",
  "lake",
  "pagoda",
  "sea",
  "willow",
  "spring",
  "autumn",
  "bamboo",
  "mausoleum",
  "stage",
] as const satisfies readonly PlaceName[];

const DARK: ReadonlySet<PlaceName> = new Set(["night", "cave", "moon", "hell", "dream", "city"]);

type Hours = readonly [Hour, ...Hour[]];

/** When an element is at home. */
const HOURS: ReadonlyMap<string, Hours> = new Map(
  Object.entries<Hours>({
    sun: ["day"],
    moon: ["night"],
    star: ["night"],
    fire: ["dusk"],
    water: ["day", "dawn"],
    wood: ["day", "dawn"],
    metal: ["dawn", "night"],
    earth: ["dusk", "day"],
  }),
);

/** Reads place, element, hour and persons from a card. */
export function readCard(card: PicturedCard): CardReading {
  const random = randomOf(`card:${card.id}`);
  const names = [card.nameJp, card.nameZh].filter((name) => name !== null).join(" ");
  const persons = card.featured.map(knownPerson).filter((person) => person !== undefined);
  const home = persons.length > 0 ? persons[hashOf(String(card.id)) % persons.length] : undefined;
  const anywhere = random.pick(ANYWHERE);
  const place = HINTS.find(([words]) => words.test(names))?.[1] ?? home?.place ?? anywhere;
  const element = card.buffs.find((buff) => buff.attributeType === "elemental")?.attribute ?? "";
  const free: Hours = DARK.has(place)
    ? ["night", "night", "dusk"]
    : ["day", "dawn", "dusk", "night"];
  const hour = choose(HOURS.get(element) ?? free, random.whole(0, 11));
  return { place, element, hour, persons };
}
