import type { RouterContextProvider } from "react-router";
import { answerRoll } from "#app/api/answer-roll.ts";
import { type RollAnswer, rollRequest } from "#app/api-schemas/prayers.ts";
import type { Problem } from "#app/api-schemas/problem.ts";
import { readSent } from "#app/lib/sent-body.ts";
import { problemBody } from "./problem.ts";

/** Where the call is. */
export const ROLL_CALL = "/api/prayers/roll";

/** What a call answers, before it is written as bytes. */
export interface CallAnswer<Body> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body | Problem;
}

/** POST /api/prayers/roll: a roll, computed and not stored. */
export async function answerRollCall(
  context: Readonly<RouterContextProvider>,
  contentType: string,
  text: string,
): Promise<CallAnswer<RollAnswer>> {
  const sent = readSent(rollRequest, contentType, text);
  const rolled = "body" in sent ? await answerRoll(context, sent.body) : sent;
  if ("answer" in rolled) {
    return { status: 200, headers: { "content-type": "application/json" }, body: rolled.answer };
  }
  const { status, detail, errors, retryAfter } = rolled.problem;
  const headers = {
    "content-type": "application/problem+json",
    ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }),
  };
  return { status, headers, body: problemBody(status, detail, errors) };
}
