import type { PrayerDetailAnswer, RollAnswer, RollRequest } from "#app/api-schemas/prayers.ts";

import { roll } from "#app/game/rates/roll.ts";
import type { RollRefusal } from "#app/game/rates/roll-rates.ts";
import { seededRandom } from "#app/game/rates/seeded-random.ts";
import { cryptographicRandom } from "./cryptographic-random.ts";
import { rolledItems } from "./rolled-item.ts";

/** POST /api/prayers/roll: one roll of a prayer, or why the prayer cannot be rolled so. */
export function rollAnswer(
  prayer: PrayerDetailAnswer,
  { seed, ...asked }: Omit<RollRequest, "id">,
): RollAnswer | RollRefusal {
  const random = seed === undefined ? cryptographicRandom : seededRandom(seed);
  const rolled = roll(prayer, asked, random);
  if (typeof rolled === "string") return rolled;
  const { items, coin, sc, gc, dust, pullNo, gcDisabled } = rolled;
  const result = rolledItems(prayer.pool, items);
  const answer = { result, coin, sc, gc, dust, pullNo, gcDisabled };
  return seed === undefined ? answer : { ...answer, seed };
}
