import type { CardType } from "#app/game/vocabulary/card-types.ts";

export const INK = "#2a2730";
export const PAPER = "#f5ecd9";
export const VERMILION = "#cf3f27";
export const GOLD = "#c79a2e";
/** Shell white: the light of every picture. */
export const WHITE = "#f7f0e2";
/** Where every dark end of a gradient leads. */
export const NIGHT = "#14162a";

/** Traditional colours under their Japanese names; the values are this project's own. */
export const DYES = {
  shu: "#d0452b",
  beni: "#b92a41",
  akane: "#94243a",
  kokihi: "#6f1f33",
  sakura: "#efb7bf",
  momo: "#df8398",
  botan: "#b8478a",
  daidai: "#e38430",
  kaki: "#cf6230",
  kitsune: "#c1813f",
  cha: "#7d5133",
  koge: "#4c3629",
  kin: "#c79a2e",
  yamabuki: "#ecb03a",
  kihada: "#efd568",
  kinari: "#e9dcc0",
  uguisu: "#8a8841",
  moegi: "#87a546",
  waka: "#b3ca72",
  midori: "#3c8a5a",
  tokiwa: "#24674f",
  asagi: "#37979d",
  mizu: "#a5cfd8",
  sora: "#6fabd1",
  ai: "#2b567f",
  ruri: "#2f58a3",
  kon: "#24325a",
  fuji: "#a99fce",
  kikyo: "#5f5ca8",
  sumire: "#6c4f9d",
  murasaki: "#66347f",
  nezu: "#8d909a",
  gin: "#c6c8cd",
  sumi: "#34313a",
  gofun: "#f7f0e2",
  yoru: "#1f2540",
} as const;

export type DyeName = keyof typeof DYES;

/** Colours of a landscape; `dusk` where the evening sky is not mixed from the day's. */
export interface LandscapeColours {
  readonly sky: string;
  readonly glow: string;
  readonly land: string;
  readonly water: string;
  readonly flower: string;
  readonly leaf: string;
  readonly night: string;
  readonly dusk?: readonly [string, string, string];
}

/** A card type's landscape, and the kanji of its seal. */
export const CARD_COLOURS: Readonly<
  Record<CardType, LandscapeColours & { readonly kanji: string }>
> = {
  plum: {
    sky: "#d9788f",
    glow: "#f6dcc8",
    land: "#8c3f5c",
    water: "#7a86b4",
    flower: "#c8344f",
    leaf: "#5a3a33",
    kanji: "梅",
    night: "#3a2448",
  },
  orchid: {
    sky: "#7c74b8",
    glow: "#efd9dd",
    land: "#4c4a86",
    water: "#5f7fb4",
    flower: "#9a5fb0",
    leaf: "#3f7a5d",
    kanji: "蘭",
    night: "#241f4a",
  },
  chrysanthemum: {
    sky: "#dda044",
    glow: "#f7e7c0",
    land: "#8a6232",
    water: "#5d8a94",
    flower: "#e3a52c",
    leaf: "#4f6b3a",
    kanji: "菊",
    night: "#2b2733",
    dusk: ["#7a3f3a", "#e0854a", "#f6c67e"],
  },
  bamboo: {
    sky: "#5fa39a",
    glow: "#eee9c9",
    land: "#2f6a58",
    water: "#4a8796",
    flower: "#6f9a45",
    leaf: "#3d7a4a",
    kanji: "竹",
    night: "#152f35",
    dusk: ["#2f5566", "#b9906c", "#f3c588"],
  },
};

/** Main, second and accent colour for persons without a row of their own. */
export const FREE_DYES: readonly [DyeTriple, ...DyeTriple[]] = [
  ["shu", "kinari", "yamabuki"],
  ["beni", "sakura", "kin"],
  ["akane", "kitsune", "kihada"],
  ["botan", "fuji", "kihada"],
  ["kaki", "kihada", "tokiwa"],
  ["cha", "waka", "daidai"],
  ["uguisu", "kinari", "shu"],
  ["midori", "waka", "momo"],
  ["tokiwa", "mizu", "yamabuki"],
  ["asagi", "kinari", "shu"],
  ["ai", "mizu", "daidai"],
  ["ruri", "gin", "momo"],
  ["kon", "sora", "kin"],
  ["kikyo", "sakura", "waka"],
  ["sumire", "fuji", "kihada"],
  ["murasaki", "momo", "asagi"],
  ["sumi", "gin", "shu"],
  ["koge", "kitsune", "mizu"],
];

type DyeTriple = readonly [DyeName, DyeName, DyeName];
