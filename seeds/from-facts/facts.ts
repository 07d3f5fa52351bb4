import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { type FactMechanic, type FactPrayer, factMechanic, factPrayer } from "./prayers/facts.ts";
import { type TowerFacts, towerFacts } from "./tower/facts.ts";

const names = z.array(z.string());

const character = z.strictObject({
  id: z.string(),
  unitId: z.int().optional(),
  world: z.string(),
  nameEn: z.string(),
  formEn: z.string().optional(),
  shortEn: z.string(),
  suffixEn: z.string().optional(),
  titleEn: z.string().optional(),
  titleJp: z.string().optional(),
  nameJp: z.string(),
  nameKana: z.string(),
  nameZh: z.string().optional(),
  type: z.enum(["gen", "fes", "afes", "sfes", "exfes", "epic", "yukkuri"]).optional(),
  group: z.string().optional(),
  role: z.enum(["atk", "dbf", "def", "dest", "heal", "spd", "supp", "tec"]).optional(),
  stats: z.record(z.string(), z.int()).optional(),
  releaseCn: z.iso.date().optional(),
  hasRebirth: z.literal(true).optional(),
  sources: names,
});

const effect = z.strictObject({
  kind: z.enum([
    "buff",
    "debuff",
    "down",
    "element_damage",
    "bullet_damage",
    "damage_reduction",
    "spirit_power",
    "spirit_collection",
    "heal",
    "barrier",
  ]),
  attribute: z.string().optional(),
  tagZh: z.string().optional(),
  target: z.enum(["self", "allies", "enemy", "enemies"]),
  role: character.shape.role,
  character: z.string().optional(),
  unit: z.enum(["level", "percent", "power", "count"]),
  base: z.number().optional(),
  max: z.number(),
  turns: z.int().optional(),
  turnsBase: z.int().optional(),
});

const storyCard = z.strictObject({
  id: z.int(),
  nameEn: z.string().optional(),
  nameEnBasis: z.enum(["source", "proper-noun", "latin-title"]).optional(),
  nameJp: z.string().optional(),
  nameZh: z.string().optional(),
  rarity: z.int(),
  type: z.enum(["plum", "orchid", "chrysanthemum", "bamboo"]),
  stats: z.record(z.string(), z.strictObject({ min: z.int(), max: z.int() })),
  effects: z.array(effect).default([]),
  artist: z.strictObject({ name: z.string(), official: z.literal(true).optional() }),
  featured: names.default([]),
  source: z
    .enum([
      "standard_prayer",
      "limited_prayer",
      "event",
      "divergent_spirits",
      "divergent_spirits_festival",
      "story_stage",
      "limited_distribution",
      "special_exchange",
      "challenge_stage",
    ])
    .optional(),
  sources: names,
});

const illustrator = z.strictObject({
  id: z.int(),
  name: z.string(),
  count: z.int(),
  cards: z.array(z.int()),
});

export type FactCharacter = z.infer<typeof character>;
export type FactEffect = z.infer<typeof effect>;
export type FactStoryCard = z.infer<typeof storyCard>;
export type FactIllustrator = z.infer<typeof illustrator>;

export interface Facts {
  characters: FactCharacter[];
  storyCards: FactStoryCard[];
  illustrators: FactIllustrator[];
  prayers: FactPrayer[];
  mechanics: FactMechanic[];
  tower: TowerFacts;
}

/**
 * The facts that seeds are made from, out of a folder with `characters.json`,
 * `story-cards.json`, `illustrators.json`, `banners.json`, `mechanics.json` and
 * `tower.json`.
 * Throws a ZodError on a field that it does not know, so that no new fact is lost unseen.
 */
export async function readFacts(folder: string): Promise<Facts> {
  const read = async (file: string) => JSON.parse(await readFile(join(folder, file), "utf8"));
  return {
    characters: z.array(character).parse(await read("characters.json")),
    storyCards: z.array(storyCard).parse(await read("story-cards.json")),
    illustrators: z.array(illustrator).parse(await read("illustrators.json")),
    prayers: z.array(factPrayer).parse(await read("banners.json")),
    mechanics: z.array(factMechanic).parse(await read("mechanics.json")),
    tower: towerFacts.parse(await read("tower.json")),
  };
}
