import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import type { Pack } from "#db/pack/pack.ts";
import { range } from "./range.ts";
import { aCharacter, aPerson, aStoryCard, barePack } from "./small-pack.ts";

/** The prayer whose pool holds every character and card of the pack. */
export const LONG_POOL = "prayer-0";
const ITEMS = 600;
const FIRST_DAY = Date.UTC(2021, 4, 11, 5);
const HOUR = 3_600_000;

/**
 * A valid pack with this many prayers, `prayer-0` the newest of them, each with rate-ups and a
 * step-up; the pool of the newest has tables of 600 items.
 */
export function manyPrayers(count: number): Pack {
  return barePack({
    "worlds.json": [{ id: "L1" }],
    "series.json": [{ id: "eosd", tab: "l1", titleEn: "Embodiment of Scarlet Devil" }],
    "persons.json": range(ITEMS, (n) =>
      aPerson({ id: `person-${n}`, nameEn: `Given${n} Family${n * 7}`, shortEn: `Given${n}` }),
    ),
    "characters.json": range(ITEMS, (n) =>
      aCharacter({
        id: `l1-${n}`,
        person: `person-${n}`,
        type: BANNER_TYPES[n % BANNER_TYPES.length]?.id ?? "gen",
        status: "limited",
        debut: "2021-05-11T05:00:00Z",
      }),
    ),
    "story-cards.json": range(ITEMS, (id) =>
      aStoryCard({ id, nameEn: `Card number ${id}`, sort: `card number ${id}`, rarity: 5 }),
    ),
    "pool-sets.json": [
      { id: "everybody", kind: "character", characters: range(ITEMS, (n) => `l1-${n}`) },
      { id: "every-card", kind: "card5", cards: range(ITEMS, (n) => n) },
    ],
    "prayers.json": range(count, (n) => aPrayer(n, count)),
  });
}

function aPrayer(n: number, count: number) {
  const start = FIRST_DAY + (count - n) * HOUR * 8;
  return {
    id: `prayer-${n}`,
    name: `Prayer number ${n}`,
    types: ["festival" as const],
    start: instant(start),
    end: instant(start + 72 * HOUR),
    gcCost: 600,
    dust: 10,
    rateUpCharacters: range(4, (at) => ({ character: `l1-${(n + at * 31) % ITEMS}` })),
    rateUpCards: range(5, (at) => ({ card: (n + at * 17) % ITEMS })),
    stepUps: [{ id: "asc5", rows: [{ cost: 60 }, { cost: 160, guaranteed: 1 }] }],
    ...(n === 0 && {
      simulator: true,
      pool: [
        { kind: "character" as const, rateType: "normal" as const, sc: 0.3, set: "everybody" },
        { kind: "card5" as const, rateType: "normal" as const, sc: 0.7, set: "every-card" },
      ].map((tier) => ({ ...tier, gc: tier.sc })),
    }),
  };
}

function instant(at: number): string {
  return new Date(at).toISOString().replace(".000Z", "Z");
}
