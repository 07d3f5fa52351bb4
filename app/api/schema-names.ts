import { z } from "zod";
import * as attacks from "#app/api-schemas/attacks.ts";
import * as characterLists from "#app/api-schemas/character-lists.ts";
import * as characterModal from "#app/api-schemas/character-modal.ts";
import * as characters from "#app/api-schemas/characters.ts";
import * as floorAnswers from "#app/api-schemas/floor-answers.ts";
import * as home from "#app/api-schemas/home.ts";
import * as oembed from "#app/api-schemas/oembed.ts";
import * as plan from "#app/api-schemas/prayer-plan.ts";
import * as prayers from "#app/api-schemas/prayers.ts";
import * as problems from "#app/api-schemas/problem.ts";
import * as search from "#app/api-schemas/search.ts";
import * as stages from "#app/api-schemas/stages.ts";
import * as storyCards from "#app/api-schemas/story-cards.ts";
import * as thumbnails from "#app/api-schemas/thumbnails.ts";
import * as tower from "#app/api-schemas/tower.ts";
import * as updates from "#app/api-schemas/updates.ts";
import * as values from "#app/api-schemas/values.ts";

const MODULES: readonly object[] = [
  values,
  problems,
  attacks,
  characterLists,
  characterModal,
  characters,
  floorAnswers,
  home,
  oembed,
  plan,
  prayers,
  search,
  stages,
  storyCards,
  thumbnails,
  tower,
  updates,
];

/** Every shape of the contracts under the name that the OpenAPI document gives it. */
export function namedSchemas(): Map<z.ZodType, string> {
  const exported = MODULES.flatMap((module) => Object.entries(module));
  return new Map(
    exported.flatMap(([name, schema]: [string, unknown]): [z.ZodType, string][] =>
      schema instanceof z.ZodType && !name.endsWith("Query") ? [[schema, pascalCase(name)]] : [],
    ),
  );
}

/** `characters-modal` → `CharactersModal`, `lastUpdate` → `LastUpdate`. */
export function pascalCase(name: string): string {
  return name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
}
