import { aCharacter, aPerson, type WrittenRecords } from "./written.ts";

export const characters: WrittenRecords = {
  "worlds.json": [{ id: "L1" }, { id: "F1;4" }],
  "series.json": [
    { id: "pc98", tab: "pc98", titleEn: "PC-98", titleJp: "旧作", large: true },
    { id: "eosd", tab: "l1", titleEn: "Embodiment of Scarlet Devil" },
  ],
  "persons.json": [
    aPerson({
      family: "Hakurei",
      given: "Reimu",
      nameKana: "はくれい れいむ",
      colors: ["#c2301b", "#ffffff"],
      sources: ["src"],
    }),
    aPerson({
      id: "meiling",
      nameEn: "Hong Meiling",
      shortEn: "Meiling",
      nameJp: "紅美鈴",
      translit: "Hong Meirin",
    }),
  ],
  "characters.json": [
    aCharacter({
      titleEn: "Wonderful Shrine Maiden",
      titleJp: "楽園の素敵な巫女",
      nameZh: "博丽灵梦",
      unitId: 1001,
      type: "gen",
      role: "heal",
      baseStats: { hp: 1200, agi: 90, "yang-atk": 150 },
      releaseCn: "2021-06-01",
      gamepress: "https://example.org/gamepress",
      youtube: "https://example.org/youtube",
      touhouWiki: "https://example.org/wiki",
      chronicle: "https://example.org/chronicle",
      sources: ["a page", "another page"],
    }),
    aCharacter({
      id: "f1-meiling",
      person: "meiling",
      world: "F1;4",
      form: "dragon",
      suffix: "Ⅱ",
      type: "wfes",
      poolGroup: "pure_fes",
      rebirth: true,
      status: "limited",
      debut: "2022-05-11T05:00:00Z",
    }),
  ],
  "samples/character-values.json": [
    {
      id: "l1-reimu",
      status: "upcoming",
      debut: { in: "3d", at: "05:00" },
      releaseJp: { ago: "36h" },
    },
    { id: "f1-meiling", releaseJp: "2023-12-24T05:00:00Z", unreleasedKind: "story" },
  ],
};
