import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { z } from "zod";
import { writePack } from "#db/pack/export.ts";
import type { Pack, PackRecords } from "#db/pack/pack.ts";
import { PACK_FILES, type PackFile } from "#db/pack/schema/index.ts";

/** A record as a person writes it: defaults may be left out. */
type Written<File extends PackFile> = z.input<(typeof PACK_FILES)[File]>;
export type WrittenRecords = { [File in PackFile]?: Written<File>[] };

export function aPerson(given: Partial<Written<"persons.json">> = {}): Written<"persons.json"> {
  return { id: "reimu", nameEn: "Hakurei Reimu", shortEn: "Reimu", nameJp: "博麗霊夢", ...given };
}

export function aCharacter(
  given: Partial<Written<"characters.json">> = {},
): Written<"characters.json"> {
  return { id: "l1-reimu", person: "reimu", world: "L1", series: "eosd", ...given };
}

/** A story card credited to the game, without stats and effects. */
export function aStoryCard(
  given: Partial<Written<"story-cards.json">> = {},
): Written<"story-cards.json"> {
  const credit = given.artist === undefined ? { credit: "Touhou LostWord" } : {};
  return {
    id: 1,
    nameEn: "Scarlet Tower",
    nameBasis: "source",
    sort: "scarlet tower",
    rarity: 5,
    type: "plum",
    stats: [],
    ...credit,
    ...given,
  };
}

/**
 * A valid pack with a few records of every kind, every optional field used at least once. Files
 * that are given replace those of the same name.
 */
export function smallPack(given: WrittenRecords = {}): Pack {
  const records = { ...everyKind(), ...given };
  const parsed: PackRecords = {
    "worlds.json": PACK_FILES["worlds.json"].array().parse(records["worlds.json"]),
    "series.json": PACK_FILES["series.json"].array().parse(records["series.json"]),
    "persons.json": PACK_FILES["persons.json"].array().parse(records["persons.json"]),
    "characters.json": PACK_FILES["characters.json"].array().parse(records["characters.json"]),
    "artists.json": PACK_FILES["artists.json"].array().parse(records["artists.json"]),
    "character-tags.json": PACK_FILES["character-tags.json"]
      .array()
      .parse(records["character-tags.json"]),
    "story-cards.json": PACK_FILES["story-cards.json"].array().parse(records["story-cards.json"]),
    "samples/characters.json": PACK_FILES["samples/characters.json"]
      .array()
      .parse(records["samples/characters.json"]),
    "samples/story-cards.json": PACK_FILES["samples/story-cards.json"]
      .array()
      .parse(records["samples/story-cards.json"]),
  };
  return { info: { format: 1, name: "Small pack", description: "For tests." }, records: parsed };
}

/** A pack with nothing in it but what is given. */
export function barePack(given: WrittenRecords = {}): Pack {
  const empty: WrittenRecords = {
    "worlds.json": [],
    "series.json": [],
    "persons.json": [],
    "characters.json": [],
    "artists.json": [],
    "character-tags.json": [],
    "story-cards.json": [],
    "samples/characters.json": [],
    "samples/story-cards.json": [],
  };
  return smallPack({ ...empty, ...given });
}

/** Writes a pack to a new temporary folder; `remove` deletes it. */
export async function writeToTemporaryFolder(pack: Pack = smallPack()): Promise<{
  folder: string;
  remove: () => Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), "almanac-pack-"));
  await writePack(pack, folder);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

function everyKind(): Required<WrittenRecords> {
  return {
    "worlds.json": [{ id: "L1" }, { id: "F1;4" }],
    "series.json": [
      { id: "pc98", tab: "pc98", titleEn: "PC-98", titleJp: "旧作", large: true },
      { id: "eosd", tab: "l1", titleEn: "Embodiment of Scarlet Devil" },
    ],
    "persons.json": [
      aPerson({ family: "Hakurei", given: "Reimu", nameKana: "はくれい れいむ", sources: ["src"] }),
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
        sources: ["a page", "another page"],
      }),
      aCharacter({
        id: "f1-meiling",
        person: "meiling",
        world: "F1;4",
        form: "dragon",
        suffix: "Ⅱ",
        poolGroup: "pure_fes",
        rebirth: true,
        status: "limited",
        debut: "2024-05-01T05:00:00Z",
      }),
    ],
    "artists.json": [
      { id: 7, name: "萩原", twitter: "https://example.org/a" },
      { id: 3, name: "凪庵", pixiv: "https://example.org/b", website: "https://example.org/c" },
    ],
    "character-tags.json": [
      { id: "maid", nameEn: "Maid", nameZh: "女仆" },
      { id: "fairy", nameEn: "Fairy" },
    ],
    "story-cards.json": [
      aStoryCard({
        id: 12,
        nameJp: "紅魔館",
        nameZh: "红魔馆",
        stats: [
          { stat: "yin-atk", min: 10, max: 40 },
          { stat: "hp", min: 100, max: 300 },
        ],
        buffs: [
          {
            type: "stat",
            attribute: "yang-atk",
            direction: "up",
            unit: "level",
            target: "party",
            base: 1,
            max: 2,
            turns: 3,
            turnsBase: 2,
            layer: 2,
          },
          { type: "misc", attribute: "p-up", unit: "power", target: "self", base: 0.25, max: 0.5 },
          {
            type: "character-tag",
            attribute: "maid",
            direction: "down",
            unit: "percent",
            target: "aoe",
            max: 15,
            role: "atk",
            character: "l1-reimu",
            randomGroup: 0,
          },
        ],
        artist: 3,
        featured: ["meiling", "reimu"],
        obtaining: [{ type: "event", display: "Spring" }, { type: "general" }],
        aliases: [
          { value: "SDM", priority: 1 },
          { value: "紅魔館", priority: 0 },
        ],
        wiki: "https://example.org/wiki",
        chronicle: "https://example.org/chronicle",
        sources: ["page"],
      }),
      aStoryCard({ id: 4, release: "2023-01-01T00:00:00Z" }),
      aStoryCard({ id: 9, rarity: 3, type: "bamboo" }),
    ],
    "samples/characters.json": [
      {
        id: "l1-reimu",
        status: "upcoming",
        debut: { in: "3d", at: "05:00" },
        releaseJp: { ago: "36h" },
      },
      { id: "f1-meiling", releaseJp: "2023-12-24T05:00:00Z" },
    ],
    "samples/story-cards.json": [{ id: 9, release: { ago: "12d" } }],
  };
}
