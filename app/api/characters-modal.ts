import { characterModalAnswer, nextModalMoment } from "#app/answers/character-modal.ts";
import { idQuery } from "#app/contract/queries.ts";
import { answerOf } from "#app/request/answer-context.ts";
import type { Route } from "./+types/characters-modal";
import { answerQuery, queryHandleOf, unknownId } from "./call-query.ts";

export const handle = queryHandleOf(idQuery);

/** GET /api/characters/modal?id= */
export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, holdUntil } = answerOf(context);
  return answerQuery(idQuery, url.searchParams, ({ id }) => {
    const character = dataset.characters.find((one) => one.id === id);
    if (!character) {
      return unknownId("data is null", "is the id of no character");
    }
    holdUntil(nextModalMoment(dataset, character, now));
    return Response.json(characterModalAnswer(dataset, character, now));
  });
}
