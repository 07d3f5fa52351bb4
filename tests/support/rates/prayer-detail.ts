import type { PrayerDetailAnswer } from "#app/contract/prayers.ts";
import type { RatedPrayer } from "#app/game/rates/rated-prayer.ts";
import { aRatedPrayer } from "./prayers.ts";

/** The documented detail of a prayer with a simulator, its items named by their ids. */
export function aPrayerDetail(given: Partial<RatedPrayer> = {}): PrayerDetailAnswer {
  const { pool, stepUps, ...rated } = aRatedPrayer(given);
  const named = (items: typeof pool.characters) =>
    items.map((item) => ({ ...item, shortName: `Name of ${item.id}`, shortTranslitName: null }));
  return {
    id: "prayer",
    name: "Prayer",
    image: null,
    start: null,
    end: null,
    duration: null,
    types: ["festival"],
    rateUpCharacters: [],
    rateUpCards: [],
    ...rated,
    stepUps: stepUps.map(({ data }, at) => ({
      id: `asc${data.length}`,
      index: at + 1,
      pulls: data.length,
      data: [...data],
    })),
    pool: {
      characters: named(pool.characters),
      card5: named(pool.card5),
      card4: named(pool.card4),
      card3: named(pool.card3),
    },
  };
}
