import type { PackPrayer, PackPrayerValues } from "#db/pack/schema/prayers.ts";
import type { FactPrayer } from "./facts.ts";
import { cardSetsOf } from "./pool-sets.ts";
import { type Origin, type PoolPlan, poolOf } from "./pools.ts";
import { type StepUpId, stepUpOf } from "./step-ups.ts";

interface Known {
  readonly start?: string;
  readonly end?: string;
  readonly gcCost?: number;
  readonly dust?: number;
  readonly maxPulls?: number;
  readonly rateUp?: readonly string[];
  readonly stepUps?: readonly StepUpId[];
  readonly origins?: readonly Origin[];
  readonly columns?: PoolPlan["columns"];
}

const FESTIVAL: readonly Origin[] = [
  { set: "standard-2022", share: 0.8 },
  { set: "festival-2022", share: 0.2 },
];
const LUNAR_WAR = ["b3-reimu", "b3-marisa", "b3-sakuya", "b3-youmu", "b3-reisen", "b3-sanae"];

/**
 * What the global prayers of the facts lack, made up within what the facts tell: days that they
 * name keep their day, prices of step-ups and numbers of pulls are theirs.
 */
const VALUES: Readonly<Record<string, Known>> = {
  "gl-1st-anniversary-festival-collection": {
    ...{ gcCost: 600, dust: 20, stepUps: ["asc5"], origins: FESTIVAL },
  },
  "gl-1st-anniversary-lucky-bag": {
    ...{ start: "2022-05-11T05:00:00Z", end: "2022-05-27T05:00:00Z", dust: 10, columns: "gc" },
    origins: [{ set: "gl-1st-anniversary-lucky-bag", share: 1 }],
  },
  "gl-tiny-chef-supernova": {
    ...{ start: "2022-04-21T05:00:00Z", end: "2022-05-05T05:00:00Z", gcCost: 600, dust: 20 },
    origins: FESTIVAL,
  },
  "gl-flower-reporter-scarlet-maid": {
    ...{ start: "2022-04-23T05:00:00Z", end: "2022-05-11T05:00:00Z", gcCost: 600, dust: 10 },
    ...{ stepUps: ["asc5"], origins: FESTIVAL },
  },
  "gl-spring-festival-of-swords": {
    ...{ start: "2022-03-31T05:00:00Z", gcCost: 600, dust: 10 },
    ...{ stepUps: ["asc5"], origins: FESTIVAL },
  },
  "gl-72h-starter-festival": {
    ...{ start: "2022-03-24T05:00:00Z", end: "2022-04-21T05:00:00Z", dust: 10, maxPulls: 6 },
    ...{ columns: "gc", origins: [{ set: "gl-72h-starter-festival", share: 1 }] },
  },
  "gl-lunar-war-guaranteed-ultra-festival": {
    ...{ start: "2022-08-24T05:00:00Z", end: "2022-09-07T05:00:00Z", gcCost: 600, dust: 20 },
    ...{ stepUps: ["special"], origins: FESTIVAL },
  },
  "gl-lunar-war-ultra-festival-collection": {
    ...{ start: "2022-08-24T05:00:00Z", end: "2022-09-02T05:00:00Z", gcCost: 600, dust: 40 },
    ...{ rateUp: LUNAR_WAR, origins: FESTIVAL },
  },
  "gl-2022-black-friday-guaranteed-festival": {
    ...{ start: "2022-11-21T05:00:00Z", end: "2022-11-28T05:00:00Z", columns: "gc" },
    origins: [{ set: "gl-2022-black-friday-guaranteed-festival", share: 1 }],
  },
  "gl-story-card-collection-2022-06": {
    ...{ start: "2022-06-24T05:00:00Z", end: "2022-07-08T05:00:00Z", columns: "sc", origins: [] },
  },
  "gl-loyal-mage-makai-butler": {
    ...{ start: "2022-12-25T05:00:00Z", end: "2023-01-08T05:00:00Z", gcCost: 600 },
    origins: FESTIVAL,
  },
};

/** Sample values of a prayer of the facts; none for Japanese prayers and forever prayers. */
export function knownValuesOf(
  prayer: PackPrayer,
  rarityOf: (card: number) => number | undefined,
): PackPrayerValues | undefined {
  const known = VALUES[prayer.id];
  if (known === undefined) return undefined;
  const { columns = "both", origins = [], maxPulls = prayer.maxPulls, dust = prayer.dust } = known;
  const cards = prayer.rateUpCards.map(({ card }) => rarityOf(card));
  return {
    id: prayer.id,
    start: known.start,
    end: known.end,
    simulator: true,
    maxPulls: known.maxPulls,
    gcCost: known.gcCost,
    dust: known.dust,
    rateUpCharacters: known.rateUp?.map((character) => ({ character })),
    stepUps: known.stepUps?.map((id) => stepUpOf(id, dust ?? 0)),
    pool: poolOf({
      ...{ columns, origins, cardSets: cardSetsOf(2022), generous: maxPulls !== undefined },
      rateUps: {
        character: (known.rateUp ?? prayer.rateUpCharacters).length,
        card5: cards.filter((rarity) => rarity === 5).length,
        card4: cards.filter((rarity) => rarity === 4).length,
      },
    }),
  };
}

/** By when characters were out because a prayer of the facts gave them, as instants of the pack. */
export interface OutBy {
  readonly global: ReadonlyMap<string, string>;
  readonly jp: ReadonlyMap<string, string>;
}

/**
 * The first prayer of the facts that gives each character. Where only the end is known, that bounds
 * her; of a pool that is told by the days of its releases, the last day bounds whom it leaves out.
 */
export function outByOf(facts: readonly FactPrayer[], prayers: readonly PackPrayer[]): OutBy {
  const first = { global: new Map<string, string>(), jp: new Map<string, string>() };
  for (const { id, server, rateUp = [], pool = [], excluded = [], poolReleased } of facts) {
    const prayer = prayers.find((one) => one.id === id);
    const fixed = [VALUES[id]?.start, prayer?.start, VALUES[id]?.end, prayer?.end];
    const start = fixed.find((time) => typeof time === "string");
    const bounds = [
      ...[...rateUp, ...pool].map((character) => [character, start] as const),
      ...excluded.map((character) => [character, poolReleased?.[1]] as const),
    ];
    for (const [character, time] of bounds) {
      const known = first[server].get(character);
      if (time && (known === undefined || time < known)) first[server].set(character, time);
    }
  }
  return first;
}
