import { rollRequest } from "#app/api-schemas/prayers.ts";
import { readSentBody } from "#app/lib/sent-body.ts";
import type { Route } from "./+types/roll-route";
import { answerRoll } from "./answer-roll.ts";
import { problemResponse } from "./problem.ts";

/** POST /api/prayers/roll: a roll, computed and not stored. */
export async function action({ context, request }: Route.ActionArgs) {
  const sent = await readSentBody(rollRequest, request);
  const rolled = "body" in sent ? await answerRoll(context, sent.body) : sent;
  if ("answer" in rolled) return Response.json(rolled.answer);
  const { status, detail, errors, retryAfter } = rolled.problem;
  return problemResponse(status, detail, {
    errors,
    headers: retryAfter === undefined ? {} : { "retry-after": String(retryAfter) },
  });
}
