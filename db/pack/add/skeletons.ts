import { BATCH_KINDS } from "#app/game/vocabulary/prayers.ts";
import type { Entity } from "../entities.ts";

/** Today, as the skeletons write it. */
export interface Today {
  /** The game's hour of change on this day: `2024-05-01T05:00:00Z`. */
  readonly change: string;
  /** This second. */
  readonly now: string;
  /** This month: `2024-05`. */
  readonly month: string;
}

/**
 * How the ids of a kind are found: the next number, a text, that of a character, or the next of a
 * kind of batch.
 */
type Numbering = "number" | "text" | "character" | "batch";

export interface Skeleton {
  readonly entity: Entity;
  readonly numbering: Numbering;
  /**
   * The fields that a record needs, in the order of its schema, beside the id. What a person still
   * has to fill stands as an empty text, or as null where a number belongs.
   */
  fields(today: Today): Record<string, unknown>;
}

/** The records that `npm run db -- add` begins, by the word that names their kind. */
export const SKELETONS: Readonly<Record<string, Skeleton>> = {
  world: { entity: "worlds", numbering: "text", fields: () => ({}) },
  series: { entity: "series", numbering: "text", fields: () => ({ tab: "", titleEn: "" }) },
  person: {
    entity: "persons",
    numbering: "text",
    fields: () => ({ nameEn: "", shortEn: "", nameJp: "" }),
  },
  character: {
    entity: "characters",
    numbering: "text",
    fields: ({ change }) => ({
      person: "",
      world: "",
      series: "",
      type: "",
      role: "",
      status: "upcoming",
      debut: change,
    }),
  },
  artist: { entity: "artists", numbering: "number", fields: () => ({ name: "" }) },
  "character-tag": {
    entity: "character-tags",
    numbering: "text",
    fields: () => ({ nameEn: "" }),
  },
  "story-card": {
    entity: "story-cards",
    numbering: "number",
    fields: ({ change }) => ({
      nameEn: "",
      nameBasis: "",
      sort: "",
      rarity: null,
      type: "",
      stats: [{ stat: "", min: null, max: null }],
      artist: null,
      release: change,
    }),
  },
  attack: {
    entity: "attacks",
    numbering: "text",
    fields: ({ month }) => ({
      character: "",
      slot: "",
      target: "",
      scale: "",
      totalPower: null,
      polarity: {},
      elements: {},
      bullets: {},
      asOf: month,
    }),
  },
  unit: { entity: "units", numbering: "character", fields: ({ month }) => ({ asOf: month }) },
  "stage-item": { entity: "stage-items", numbering: "number", fields: () => ({ nameJp: "" }) },
  "stage-enemy": {
    entity: "stage-enemies",
    numbering: "number",
    fields: () => ({
      nameJp: "",
      level: null,
      hp: null,
      barriers: null,
      weak: [],
      resists: [],
      stats: {},
    }),
  },
  stage: {
    entity: "stages",
    numbering: "number",
    fields: ({ month }) => ({
      level: null,
      coins: [null, null],
      playerExp: null,
      characterExp: null,
      waves: [[null]],
      asOf: month,
    }),
  },
  mechanic: {
    entity: "mechanics",
    numbering: "text",
    fields: ({ month }) => ({ region: "", asOf: month, values: {} }),
  },
  item: { entity: "items", numbering: "text", fields: () => ({ name: "" }) },
  batch: {
    entity: "batches",
    numbering: "batch",
    fields: ({ change }) => ({ date: change, characters: [""] }),
  },
  "pool-set": {
    entity: "pool-sets",
    numbering: "text",
    fields: () => ({ kind: "character", characters: [""] }),
  },
  prayer: {
    entity: "prayers",
    numbering: "text",
    fields: ({ change }) => ({
      name: "",
      types: [""],
      start: change,
      end: "",
      rateUpCharacters: [{ character: "", status: "new" }],
    }),
  },
  "forever-prayer": {
    entity: "forever-prayers",
    numbering: "number",
    fields: ({ change }) => ({ title: "", start: change, end: "", characters: [""] }),
  },
  roulette: {
    entity: "roulettes",
    numbering: "number",
    fields: ({ change }) => ({ start: change, characters: [""] }),
  },
  "tower-unit": { entity: "tower-units", numbering: "text", fields: () => ({ name: "" }) },
  "tower-floor": {
    entity: "tower-floors",
    numbering: "number",
    fields: ({ change }) => ({
      release: change,
      enemies: [{ slot: 1, unit: "", hpGauges: [null], spells: null, barriers: null }],
      rewards: [{ item: "", amount: null }],
    }),
  },
  "update-entry": {
    entity: "update-entries",
    numbering: "number",
    fields: ({ now }) => ({
      timestamp: now,
      title: "",
      sections: [""],
      contents: [{ detail: "" }],
    }),
  },
  maintenance: {
    entity: "maintenances",
    numbering: "number",
    fields: ({ change }) => ({ start: change, end: "" }),
  },
  "home-content": {
    entity: "home-contents",
    numbering: "text",
    fields: () => ({ path: "", title: "", text: "" }),
  },
};

export const skeletonKinds: readonly string[] = Object.keys(SKELETONS);

export const batchKinds: readonly string[] = BATCH_KINDS.map(({ id }) => id);
