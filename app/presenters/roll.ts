import type { PrayerDetailAnswer, RollAnswer, RollRequest } from "#app/api-schemas/prayers.ts";
import type { Problem } from "#app/api-schemas/problem.ts";
import type { AskedRoll, RatedPrayer } from "#app/game/rates/rated-prayer.ts";
import { roll } from "#app/game/rates/roll.ts";
import type { RollRefusal } from "#app/game/rates/roll-rates.ts";
import { type RandomSource, seededRandom } from "#app/game/rates/seeded-random.ts";
import { ROLL_TYPES } from "#app/game/vocabulary/prayers.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
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

/** Why there is no roll, as a problem document says it. */
export interface RollProblem extends Pick<Problem, "status" | "detail" | "errors"> {
  /** Seconds to wait, for whoever rolled too often. */
  readonly retryAfter?: number;
}

/** How a refused roll is answered: 400 for a place that is not there, 409 for what the rules refuse. */
export function rollProblem(
  refusal: RollRefusal,
  { stepUps, maxPulls }: Pick<RatedPrayer, "stepUps" | "maxPulls">,
  { type, sbNo }: AskedRoll,
): RollProblem {
  const name = entryOf(ROLL_TYPES, type)?.label ?? type;
  switch (refusal) {
    case "no simulator":
      return refused("This prayer has no simulator.", "id", "has no simulator");
    case "no chances":
    case "no price":
      return refused(`This prayer does not offer “${name}”.`, "type", "is not offered");
    case "no rolls left":
      return refused(
        `All ${maxPulls} god-crystal tens of this prayer are made.`,
        "pullNo",
        `must be less than ${maxPulls}`,
      );
    case "no such step-up":
      return outOfRange("sbNo", stepUps.length, "the prayer has no step-ups");
    case "no such step":
      return outOfRange("suNo", stepUps[sbNo]?.data.length ?? 0, "the step-up has no rows");
  }
}

function refused(detail: string, field: string, message: string): RollProblem {
  return { status: 409, detail, errors: [{ field, message }] };
}

function outOfRange(field: string, size: number, none: string): RollProblem {
  const message = size === 0 ? `is out of range: ${none}` : `must be from 0 to ${size - 1}`;
  return {
    status: 400,
    detail: `The body is malformed: ${field} ${message}.`,
    errors: [{ field, message }],
  };
}

const words = new Uint32Array(1024);
let used = words.length;

/** Words of the system's cryptographic generator, fetched a thousand at a time. */
const cryptographicRandom: RandomSource = {
  next() {
    if (used === words.length) {
      crypto.getRandomValues(words);
      used = 0;
    }
    const word = words[used] ?? 0;
    // A word that was used is of no use to anybody who could read this memory.
    words[used] = 0;
    used += 1;
    return word;
  },
};
