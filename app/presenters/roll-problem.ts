import type { Problem } from "#app/api-schemas/problem.ts";
import type { AskedRoll, RatedPrayer } from "#app/game/rates/rated-prayer.ts";
import type { RollRefusal } from "#app/game/rates/roll-rates.ts";
import { ROLL_TYPES } from "#app/game/vocabulary/prayers.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";

/** Why there is no roll, as a problem document tells it. */
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
