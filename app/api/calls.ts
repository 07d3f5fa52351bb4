import { z } from "zod";
import {
  batchesAnswer,
  poolAnswer,
  prayerTypeAnswer,
  releaseDateAnswer,
  roleTypeAnswer,
  universeAnswer,
  unreleasedAnswer,
  variantsAnswer,
} from "#app/api-schemas/character-lists.ts";
import { characterModalAnswer } from "#app/api-schemas/character-modal.ts";
import { chronologicalAnswer } from "#app/api-schemas/characters.ts";
import { homeAnswer } from "#app/api-schemas/home.ts";
import { illustratorsAnswer } from "#app/api-schemas/illustrators.ts";
import { planAnswer, planQuery } from "#app/api-schemas/prayer-plan.ts";
import {
  foreverPrayerAnswer,
  nextPrayersAnswer,
  prayerDetailAnswer,
  prayerListAnswer,
  rollAnswer,
  rollRequest,
  rouletteAnswer,
} from "#app/api-schemas/prayers.ts";
import {
  floorQuery,
  idQuery,
  lastEntryQuery,
  lastPrayerQuery,
  ordinalQuery,
} from "#app/api-schemas/queries.ts";
import { searchAnswer, searchQuery } from "#app/api-schemas/search.ts";
import { storyCardListAnswer } from "#app/api-schemas/story-cards.ts";
import { towerDetailAnswer, towerListAnswer, towerRewardsAnswer } from "#app/api-schemas/tower.ts";
import { updatesAnswer } from "#app/api-schemas/updates.ts";

/** A documented call: its address, what it takes, what it answers. */
export interface Call {
  readonly path: string;
  readonly summary: string;
  readonly method?: "POST";
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly answer: z.ZodType;
  /** The route that answers it, below app/. */
  readonly module: string;
}

/** Every documented call, in the order of the specification (1 §7, 2 §7). */
export const CALLS: readonly Call[] = [
  {
    path: "/api/general/home",
    summary: "What the home page shows",
    answer: homeAnswer,
    module: "api/general-home.ts",
  },
  {
    path: "/api/general/updates",
    summary: "A page of the update log, the newest entries first",
    query: lastEntryQuery,
    answer: updatesAnswer,
    module: "api/general-updates.ts",
  },
  {
    path: "/api/characters/chronological",
    summary: "Every character by tab and work",
    answer: chronologicalAnswer,
    module: "api/characters-chronological.ts",
  },
  {
    path: "/api/characters/variants",
    summary: "Characters by person",
    answer: variantsAnswer,
    module: "api/characters-variants.ts",
  },
  {
    path: "/api/characters/universe",
    summary: "Characters by world",
    answer: universeAnswer,
    module: "api/characters-universe.ts",
  },
  {
    path: "/api/characters/release-date",
    summary: "Characters in the order of their release",
    answer: releaseDateAnswer,
    module: "api/characters-release-date.ts",
  },
  {
    path: "/api/characters/unreleased",
    summary: "Characters that are not released, by kind",
    answer: unreleasedAnswer,
    module: "api/characters-unreleased.ts",
  },
  {
    path: "/api/characters/rebirth-date",
    summary: "Rebirths by batch",
    answer: batchesAnswer,
    module: "api/characters-rebirth-date.ts",
  },
  {
    path: "/api/characters/standard-prayer-date",
    summary: "Additions to the standard prayer by batch",
    answer: batchesAnswer,
    module: "api/characters-standard-prayer-date.ts",
  },
  {
    path: "/api/characters/ritual-date",
    summary: "Additions to the ritual prayer by batch",
    answer: batchesAnswer,
    module: "api/characters-ritual-date.ts",
  },
  {
    path: "/api/characters/rebirth-costume-date",
    summary: "Rebirth costumes by batch",
    answer: batchesAnswer,
    module: "api/characters-rebirth-costume-date.ts",
  },
  {
    path: "/api/characters/role-type",
    summary: "Characters by role",
    answer: roleTypeAnswer,
    module: "api/characters-role-type.ts",
  },
  {
    path: "/api/characters/prayer-type",
    summary: "Characters by banner type",
    answer: prayerTypeAnswer,
    module: "api/characters-prayer-type.ts",
  },
  {
    path: "/api/characters/standard-pool",
    summary: "Characters of the standard prayer",
    answer: poolAnswer,
    module: "api/characters-standard-pool.ts",
  },
  {
    path: "/api/characters/ritual-pool",
    summary: "Characters of the ritual prayer",
    answer: poolAnswer,
    module: "api/characters-ritual-pool.ts",
  },
  {
    path: "/api/characters/forever-prayer",
    summary: "A forever prayer",
    query: ordinalQuery,
    answer: foreverPrayerAnswer,
    module: "api/characters-forever-prayer.ts",
  },
  {
    path: "/api/characters/kourindou-roulette",
    summary: "The roulette of Kourindou",
    answer: rouletteAnswer,
    module: "api/characters-kourindou-roulette.ts",
  },
  {
    path: "/api/characters/modal",
    summary: "All that is known of a character",
    query: idQuery,
    answer: characterModalAnswer,
    module: "api/characters-modal.ts",
  },
  {
    path: "/api/prayers/get-list",
    summary: "A page of prayers, the first one with the options of the search",
    query: lastPrayerQuery,
    // Only the first page carries the options of the search.
    answer: z.union([prayerListAnswer, nextPrayersAnswer]),
    module: "api/prayers-get-list.ts",
  },
  {
    path: "/api/prayers/get-list-2",
    summary: "A page of prayers",
    query: lastPrayerQuery,
    answer: nextPrayersAnswer,
    module: "api/prayers-get-list-2.ts",
  },
  {
    path: "/api/prayers/get-detail",
    summary: "A prayer with its pool",
    query: idQuery,
    answer: prayerDetailAnswer,
    module: "api/prayers-get-detail.ts",
  },
  {
    path: "/api/prayers/get-special/standard",
    summary: "The standard prayer as of one of its batches",
    query: ordinalQuery,
    answer: prayerDetailAnswer,
    module: "api/prayers-get-special-standard.ts",
  },
  {
    path: "/api/prayers/get-special/ritual",
    summary: "The ritual prayer as of one of its batches",
    query: ordinalQuery,
    answer: prayerDetailAnswer,
    module: "api/prayers-get-special-ritual.ts",
  },
  {
    path: "/api/prayers/plan",
    summary: "The best way to spend a purse on a prayer for a wish",
    query: planQuery,
    answer: planAnswer,
    module: "api/prayers-plan.ts",
  },
  {
    path: "/api/prayers/roll",
    summary: "A pull, computed and not stored",
    method: "POST",
    body: rollRequest,
    answer: rollAnswer,
    module: "api/prayers-roll.ts",
  },
  {
    path: "/api/towers/get-list",
    summary: "The floors of the Scarlet Devil Tower",
    answer: towerListAnswer,
    module: "api/towers-get-list.ts",
  },
  {
    path: "/api/towers/get-detail",
    summary: "A floor with its enemies",
    query: floorQuery,
    answer: towerDetailAnswer,
    module: "api/towers-get-detail.ts",
  },
  {
    path: "/api/towers/get-rewards",
    summary: "The tower's rewards by item",
    answer: towerRewardsAnswer,
    module: "api/towers-get-rewards.ts",
  },
  {
    path: "/api/story-cards/get-list",
    summary: "Every story card",
    answer: storyCardListAnswer,
    module: "api/story-cards-get-list.ts",
  },
  {
    path: "/api/story-cards/get-illust",
    summary: "Illustrators with their cards",
    answer: illustratorsAnswer,
    module: "api/story-cards-get-illust.ts",
  },
  {
    path: "/api/search",
    summary: "What a text finds of all that the site tells of, best first",
    query: searchQuery,
    answer: searchAnswer,
    module: "api/search.ts",
  },
];
