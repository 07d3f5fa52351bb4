import * as attackSchemas from "#app/api-schemas/attacks.ts";
import * as schemas from "#app/api-schemas/character-lists.ts";
import * as modalSchemas from "#app/api-schemas/character-modal.ts";
import * as chronologicalSchemas from "#app/api-schemas/characters.ts";
import { ENEMY_HEADER, SAMPLE_HEADER, UNKNOWN_HEADER } from "#app/api-schemas/headers.ts";
import * as prayerSchemas from "#app/api-schemas/prayers.ts";
import { idQuery, ordinalQuery } from "#app/api-schemas/queries.ts";
import type { BatchKind } from "#app/game/vocabulary/prayers.ts";
import type { RequestContext } from "#app/lib/request-context.ts";
import { characterAttacks } from "#app/presenters/attacks.ts";
import {
  characterBatchesAnswer,
  characterPool,
  prayerTypeAnswer,
  releaseDateAnswer,
  roleTypeAnswer,
  universeAnswer,
  unreleasedAnswer,
  variantsAnswer,
} from "#app/presenters/character-lists.ts";
import {
  characterModalAnswer,
  nextModalMoment,
  sampleModalFields,
} from "#app/presenters/character-modal.ts";
import { chronologicalAnswer } from "#app/presenters/chronological.ts";
import { foreverPrayerAnswer, nextForeverPrayerMoment } from "#app/presenters/forever-prayer.ts";
import { kourindouRoulette, nextRouletteMoment } from "#app/presenters/kourindou-roulette.ts";
import { releasedOnly } from "#app/presenters/released-only.ts";
import { enemyIdOf, nextEnemyMoment } from "#app/presenters/standing-enemies.ts";
import { answeringCharacters, answeringQuery, type Call, responding } from "./call.ts";
import { problemResponse } from "./problem.ts";

/** The calls below /api/characters, in the order of the specification. */
export const CHARACTER_CALLS: readonly Call[] = [
  {
    path: "/api/characters/chronological",
    summary: "Every character by tab and work",
    answer: chronologicalSchemas.chronologicalAnswer,
    ...answeringCharacters(chronologicalAnswer),
  },
  {
    path: "/api/characters/variants",
    summary: "Characters by person",
    answer: schemas.variantsAnswer,
    ...answeringCharacters(variantsAnswer),
  },
  {
    path: "/api/characters/universe",
    summary: "Characters by world",
    answer: schemas.universeAnswer,
    ...answeringCharacters(universeAnswer),
  },
  {
    path: "/api/characters/release-date",
    summary: "Characters in the order of their release",
    answer: schemas.releaseDateAnswer,
    ...answeringCharacters(releaseDateAnswer),
  },
  {
    path: "/api/characters/unreleased",
    summary: "Characters that are not released, by kind",
    answer: schemas.unreleasedAnswer,
    ...answeringCharacters(unreleasedAnswer),
  },
  {
    path: "/api/characters/rebirth-date",
    summary: "Rebirths by batch",
    ...answeringBatches("rebirth"),
  },
  {
    path: "/api/characters/standard-prayer-date",
    summary: "Additions to the standard prayer by batch",
    ...answeringBatches("standard"),
  },
  {
    path: "/api/characters/ritual-date",
    summary: "Additions to the ritual prayer by batch",
    ...answeringBatches("ritual"),
  },
  {
    path: "/api/characters/rebirth-costume-date",
    summary: "Rebirth costumes by batch",
    ...answeringBatches("rebirth-costume"),
  },
  {
    path: "/api/characters/role-type",
    summary: "Characters by role",
    answer: schemas.roleTypeAnswer,
    ...answeringCharacters(roleTypeAnswer),
  },
  {
    path: "/api/characters/prayer-type",
    summary: "Characters by banner type",
    answer: schemas.prayerTypeAnswer,
    ...answeringCharacters(prayerTypeAnswer),
  },
  {
    path: "/api/characters/standard-pool",
    summary: "Characters of the standard prayer",
    answer: schemas.poolAnswer,
    ...answeringCharacters((dataset, now) => characterPool(dataset, "standard", now)),
  },
  {
    path: "/api/characters/ritual-pool",
    summary: "Characters of the ritual prayer",
    answer: schemas.poolAnswer,
    ...answeringCharacters((dataset, now) => characterPool(dataset, "ritual", now)),
  },
  {
    path: "/api/characters/forever-prayer",
    summary: "A forever prayer",
    answer: prayerSchemas.foreverPrayerAnswer,
    ...responding(ordinalQuery, ({ dataset, now, expiresAt }, { id }) => {
      expiresAt(nextForeverPrayerMoment(dataset, now));
      const answer = foreverPrayerAnswer(dataset, id, now);
      return answer
        ? Response.json(answer, { headers: unknownMembers(answer.content.characters) })
        : problemResponse(404, "data is null");
    }),
  },
  {
    path: "/api/characters/kourindou-roulette",
    summary: "The roulette of Kourindou",
    answer: prayerSchemas.rouletteAnswer,
    respond: ({ dataset, now, expiresAt }) => {
      expiresAt(nextRouletteMoment(dataset, now));
      const answer = kourindouRoulette(dataset, now);
      return answer
        ? Response.json(answer, { headers: unknownMembers(answer.characters) })
        : problemResponse(404, "data is null");
    },
  },
  {
    path: "/api/characters/modal",
    summary: "All that is known of a character",
    answer: modalSchemas.characterModalAnswer,
    ...responding(idQuery, respondModal),
  },
  {
    path: "/api/characters/attacks",
    summary: "What a character can do: attacks, skills, weaknesses and tags, where known",
    answer: attackSchemas.characterAttacksAnswer,
    ...answeringQuery(idQuery, (dataset, { id }) => characterAttacks(dataset, id), {
      nextMoment: () => null,
    }),
  },
];

function answeringBatches(kind: BatchKind) {
  return {
    answer: schemas.batchesAnswer,
    ...answeringCharacters((dataset, now) => characterBatchesAnswer(dataset, kind, now)),
  };
}

/** A group whose members are known holds somebody. */
function unknownMembers(characters: readonly unknown[]): Record<string, string> {
  return characters.length === 0 ? { [UNKNOWN_HEADER]: "characters" } : {};
}

function respondModal({ dataset, now, expiresAt }: RequestContext, { id }: { id: string }) {
  const character = dataset.characters.find((one) => one.id === id);
  if (!character) return problemResponse(404, "data is null");
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
}
