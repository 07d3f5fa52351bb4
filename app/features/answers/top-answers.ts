import { enemyScores } from "#app/game/answers/floor-answers.ts";
import type { QueryHandle } from "#app/lib/query-handle.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { defineUrlState } from "#app/lib/search-params.ts";
import { enemiesOfFloor, type NamedEnemy, opponentsOf } from "#app/presenters/answered-enemies.ts";
import { attackIndex } from "#app/presenters/attack-index.ts";
import { nextAttacksMoment } from "#app/presenters/attacks.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { boundedFloor, floorParameter } from "../tower/floor-parameter.ts";
import type { Route } from "./+types/top-answers";
import { answerRows } from "./answer-rows.ts";
import { NO_FILTER } from "./answers-filter.ts";

/** The attacks that a floor's own page names. */
const SHOWN = 5;

const topUrl = defineUrlState({ floor: floorParameter });

export const handle: QueryHandle = {
  query: (sent, _, dataset) =>
    topUrl.encode({ floor: boundedFloor(topUrl.decode(sent).floor, dataset?.towerFloors) }),
};

/** GET /top-answers.json?floor=: what a floor's page shows of its answers when one steps to it. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const floor = topUrl.decode(url.searchParams).floor;
  const answers = floor === null ? null : topAnswers(dataset, floor, now);
  if (answers === null) return new Response("There is no such floor.\n", { status: 404 });
  expiresAt(nextAttacksMoment(dataset, now));
  return Response.json(answers);
}

/** The best answers to a floor; null beyond the tower. */
export function topAnswers(dataset: Dataset, floor: number, now: number) {
  const enemies = enemiesOfFloor(dataset, floor, now);
  if (!enemies) return null;
  const { rows } = answerRows(attackIndex(dataset, now), opponentsOf(enemies), {
    ...NO_FILTER,
    shown: SHOWN,
  });
  return {
    floor,
    enemies: enemies.map(({ slot, name }): NamedEnemy => ({ slot, name })),
    rows: rows.map(({ rank, score, perEnemy, attack, character }) => ({
      rank,
      score,
      perEnemy: enemyScores(perEnemy),
      slot: attack.slot,
      target: attack.target,
      character,
    })),
  };
}

export type TopAnswers = NonNullable<ReturnType<typeof topAnswers>>;
