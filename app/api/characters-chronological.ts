import { chronologicalAnswer, nextCharacterMoment } from "#app/answers/chronological.ts";
import { answerOf } from "#app/request/answer-context.ts";
import type { Route } from "./+types/characters-chronological";

/** GET /api/characters/chronological */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, holdUntil } = answerOf(context);
  holdUntil(nextCharacterMoment(dataset.characters, now));
  return Response.json(chronologicalAnswer(dataset, now));
}
