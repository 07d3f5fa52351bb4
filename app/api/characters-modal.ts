import { ENEMY_HEADER } from "#app/api-schemas/enemy-header.ts";
import { idQuery } from "#app/api-schemas/queries.ts";
import { SAMPLE_HEADER } from "#app/api-schemas/sample-header.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import {
  characterModalAnswer,
  nextModalMoment,
  sampleModalFields,
} from "#app/presenters/character-modal.ts";
import { releasedOnly } from "#app/presenters/released-only.ts";
import { enemyIdOf, nextEnemyMoment } from "#app/presenters/standing-enemies.ts";
import type { Route } from "./+types/characters-modal";
import { asksFor } from "./asked-names.ts";
import { answerQuery } from "./asked-query.ts";
import { problemResponse } from "./problem.ts";

export const handle = asksFor("id");

/** GET /api/characters/modal?id= */
export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  return answerQuery(idQuery, url.searchParams, ({ id }) => {
    const character = dataset.characters.find((one) => one.id === id);
    if (!character) {
      return problemResponse(404, "data is null");
    }
    expiresAt(nextModalMoment(dataset, character, now));
    const visible = releasedOnly(dataset, now);
    expiresAt(nextEnemyMoment(visible, character, now));
    const sample = sampleModalFields(dataset, character);
    const enemy = enemyIdOf(visible, character, now);
    return Response.json(characterModalAnswer(dataset, character, now), {
      headers: {
        ...(sample.length > 0 && { [SAMPLE_HEADER]: sample.join(", ") }),
        ...(enemy !== null && { [ENEMY_HEADER]: enemy }),
      },
    });
  });
}
