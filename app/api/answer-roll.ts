import type { RouterContextProvider } from "react-router";
import type { RollAnswer, RollRequest } from "#app/api-schemas/prayers.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { takeRoll } from "#app/lib/roll-allowance.ts";
import { findPrayer } from "#app/presenters/prayer-detail.ts";
import { type RollProblem, rollAnswer, rollProblem } from "#app/presenters/roll.ts";

/** A roll as the call and the pages' own action answer it, or why there is none. */
export async function answerRoll(
  context: Readonly<RouterContextProvider>,
  { id, ...asked }: RollRequest,
): Promise<{ readonly answer: RollAnswer } | { readonly problem: RollProblem }> {
  const { dataset, now } = getRequestContext(context);
  const prayer = findPrayer(dataset, id, now);
  if (!prayer) {
    const errors = [{ field: "id", message: "names no prayer" }];
    return { problem: { status: 404, detail: "data is null", errors } };
  }
  const seconds = await takeRoll(context);
  if (seconds > 0) {
    const detail = `Too many rolls. The next one is possible in ${seconds} s.`;
    return { problem: { status: 429, detail, retryAfter: seconds } };
  }
  const answer = rollAnswer(prayer, asked);
  return typeof answer === "string" ? { problem: rollProblem(answer, prayer, asked) } : { answer };
}
