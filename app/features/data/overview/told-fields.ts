import type { Entity } from "#db/pack/entities.ts";

/** A field of a kind of record: `story-cards.release`. */
export type FieldName = `${Entity}.${string}`;

/** What a player reads of: in words, with the field that tells it and those that go with it. */
export type Told = readonly [words: string, field: FieldName, ...also: FieldName[]];

interface ToldSection {
  readonly label: string;
  /** Where it is read. */
  readonly path: string;
  /** Where a record has nothing there, it is not unknown: there is none. */
  readonly optional?: readonly FieldName[];
  readonly tells: readonly Told[];
}

/** What each section of the site tells; ids, spellings to sort by and the like are left out. */
export const TOLD_SECTIONS: readonly ToldSection[] = [
  {
    label: "Characters",
    path: "/characters",
    optional: ["characters.rebirth", "characters.unreleasedKind"],
    tells: [
      ["names", "persons.nameEn", "persons.nameJp", "persons.nameKana"],
      ["worlds", "characters.world", "worlds.id"],
      ["first games", "characters.series", "series.titleEn"],
      ["Japanese titles", "characters.titleJp"],
      ["roles", "characters.role"],
      ["banner types", "characters.type"],
      ["who has a rebirth", "characters.rebirth"],
      ["tags", "character-tags.nameEn"],
      ["base stats", "characters.baseStats"],
      ["release dates in China", "characters.releaseCn"],
      ["release dates of the global version", "characters.debut"],
      ["release dates in Japan", "characters.releaseJp"],
      ["who is permanent or limited", "characters.status"],
      ["why somebody is not out", "characters.unreleasedKind"],
      [
        "batches of rebirths and pools",
        "batches.characters",
        "batches.kind",
        "batches.no",
        "batches.date",
        "batches.dateMode",
      ],
      ["links to LostWord Chronicle", "characters.chronicle"],
      ["links to GamePress, YouTube and the wiki", "characters.gamepress"],
    ],
  },
  {
    label: "Story cards and illustrators",
    path: "/story-cards",
    optional: ["story-cards.buffs", "story-cards.featured"],
    tells: [
      ["names", "story-cards.nameEn"],
      ["stars and types", "story-cards.rarity", "story-cards.type"],
      ["stats", "story-cards.stats"],
      ["effects", "story-cards.buffs"],
      ["who is on them", "story-cards.featured"],
      ["illustrators", "story-cards.artist"],
      ["how to get them", "story-cards.obtaining"],
      ["release dates", "story-cards.release"],
      ["links of illustrators", "artists.twitter", "artists.pixiv", "artists.website"],
      ["links to the wiki", "story-cards.wiki"],
    ],
  },
  {
    label: "Prayers",
    path: "/prayers",
    optional: ["prayers.rateUpCharacters", "prayers.rateUpCards", "prayers.stepUps"],
    tells: [
      ["names", "prayers.name", "forever-prayers.title", "prayers.permanent"],
      ["types", "prayers.types"],
      ["dates", "prayers.start", "prayers.end", "forever-prayers.start", "forever-prayers.end"],
      ["featured characters", "prayers.rateUpCharacters"],
      ["featured cards", "prayers.rateUpCards"],
      [
        "pools and chances",
        "prayers.pool",
        "prayers.simulator",
        "pool-sets.kind",
        "pool-sets.characters",
        "pool-sets.cards",
      ],
      ["prices", "prayers.gcCost", "prayers.maxPulls", "prayers.dust"],
      ["step-ups", "prayers.stepUps"],
      ["who is in forever prayers", "forever-prayers.characters", "forever-prayers.notes"],
      ["who is on the roulette", "roulettes.characters", "roulettes.start"],
    ],
  },
  {
    label: "Attacks and skills",
    path: "/attacks",
    optional: ["attacks.killers", "units.weak"],
    tells: [
      ["elements and bullets", "attacks.elements", "attacks.bullets"],
      ["power", "attacks.totalPower"],
      ["targets", "attacks.target"],
      ["killer tags", "attacks.killers"],
      ["skills", "units.skills"],
      ["weaknesses and resistances of characters", "units.weak", "units.resists"],
    ],
  },
  {
    label: "Scarlet Devil Tower",
    path: "/stages/scarlet-devil-tower",
    optional: ["tower-floors.boss", "tower-floors.recommended", "tower-floors.details"],
    tells: [
      ["names of items", "items.name"],
      ["elements to bring", "tower-floors.recommended"],
      ["notes on enemies", "tower-floors.details"],
      ["enemies of the floors", "tower-floors.enemies", "tower-floors.extraAttack"],
      ["names of enemies", "tower-units.name", "tower-units.nameJp", "tower-units.character"],
      ["boss floors", "tower-floors.boss"],
      ["rewards", "tower-floors.rewards"],
      ["release dates", "tower-floors.release"],
    ],
  },
  {
    label: "Story stages",
    path: "/stages/story",
    optional: ["stages.drops"],
    tells: [
      ["places", "stages.place"],
      ["levels and experience", "stages.level"],
      ["enemies with their stats", "stage-enemies.stats"],
      ["weaknesses and resistances", "stage-enemies.weak"],
      ["drops", "stages.drops"],
    ],
  },
  {
    label: "Home and update log",
    path: "/update-log",
    tells: [
      [
        "what happened when",
        "update-entries.title",
        "update-entries.timestamp",
        "update-entries.subtitle",
        "update-entries.sections",
        "update-entries.complex",
        "update-entries.features",
        "update-entries.contents",
        "update-entries.fixes",
        "update-entries.data",
      ],
      ["maintenances", "maintenances.start", "maintenances.end", "maintenances.devLetter"],
    ],
  },
];
