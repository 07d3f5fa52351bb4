import type { WrittenRecords } from "../../small-pack/written.ts";
import { aCharacter, aPerson } from "../../small-pack.ts";

/** Characters of every case that lists tell apart. */
export const characters: WrittenRecords = {
  "worlds.json": [{ id: "L1" }, { id: "A6" }, { id: "B3" }, { id: "L80" }, { id: "F1;4" }],
  "series.json": [
    { id: "th01", tab: "pc98", titleEn: "Highly Responsive to Prayers", titleJp: "東方靈異伝" },
    { id: "th06", tab: "l1", titleEn: "Embodiment of Scarlet Devil", titleJp: "東方紅魔郷" },
    { id: "th07", tab: "l1", titleEn: "Perfect Cherry Blossom", titleJp: "東方妖々夢" },
    { id: "arc-6", tab: "retro", titleEn: "Arc 6" },
    { id: "world-b3", tab: "main", titleEn: "World B3" },
    { id: "world-f1-4", tab: "main", titleEn: "World F1;4" },
    { id: "world-l80", tab: "relic", titleEn: "World L80" },
  ],
  "persons.json": [
    aPerson({
      nameEn: "Reimu Hakurei",
      family: "Hakurei",
      given: "Reimu",
      translit: "Hakurei Reimu",
      nameKana: "はくれい れいむ",
      nameJp: "博麗 霊夢",
      colors: ["#c2301b", "#ffffff"],
    }),
    aPerson({ id: "marisa", nameEn: "Marisa Kirisame", shortEn: "Marisa", nameJp: "霧雨魔理沙" }),
    // Without title, colours, kana and transliteration.
    aPerson({ id: "letty", nameEn: "Letty Whiterock", shortEn: "Letty", nameJp: "レティ" }),
  ],
  "characters.json": [
    aCharacter({
      series: "th06",
      type: "gen",
      role: "heal",
      rebirth: true,
      titleEn: "Wonderful Shrine Maiden",
      gamepress: "https://example.org/gamepress",
      touhouWiki: "https://example.org/wiki",
      chronicle: "https://example.org/chronicle",
      youtube: "https://example.org/youtube",
    }),
    aCharacter({ id: "l1-marisa", person: "marisa", series: "th06", type: "fes", role: "atk" }),
    aCharacter({ id: "l1-letty", person: "letty", series: "th07", type: "gen" }),
    aCharacter({ id: "a6-reimu", world: "A6", series: "arc-6", type: "afes" }),
    aCharacter({ id: "b3-marisa", person: "marisa", world: "B3", series: "world-b3" }),
    aCharacter({
      id: "f1-4-reimu",
      world: "F1;4",
      series: "world-f1-4",
      type: "mfes",
      role: "atk",
      titleEn: "Dancer",
      rebirth: true,
    }),
    aCharacter({ id: "l80-reimu", world: "L80", series: "world-l80", type: "relic" }),
  ],
  "samples/character-values.json": [
    { id: "l1-reimu", status: "non-limited", debut: "2021-05-11T05:00:00Z" },
    { id: "l1-marisa", status: "upcoming", debut: { in: "2d", at: "05:00" } },
    {
      id: "l1-letty",
      status: "not-available",
      releaseJp: "2023-01-01T00:00:00Z",
      unreleasedKind: "jp",
    },
    { id: "a6-reimu", status: "limited", debut: "2023-02-01T05:00:00Z" },
    { id: "b3-marisa", status: "limited", debut: "2024-02-01T05:00:00Z" },
    { id: "f1-4-reimu", status: "limited", debut: "2024-02-01T07:00:00Z" },
    { id: "l80-reimu", status: "announced", unreleasedKind: "announced" },
  ],
  "batches.json": [
    {
      id: "rebirth-1",
      kind: "rebirth",
      no: 1,
      date: "2022-02-22T05:00:00Z",
      characters: ["l1-reimu"],
    },
    { id: "rebirth-2", kind: "rebirth", no: 2, dateMode: "no-date", characters: ["a6-reimu"] },
    {
      id: "rebirth-costume-1",
      kind: "rebirth-costume",
      no: 1,
      date: "2022-05-22T05:00:00Z",
      characters: ["l1-reimu", "l80-reimu"],
    },
  ],
  "samples/batches.json": [
    {
      id: "rebirth-3",
      kind: "rebirth",
      no: 3,
      date: { in: "5d", at: "05:00" },
      characters: ["f1-4-reimu", "l1-letty"],
    },
  ],
};
