import {
  chosenTypes,
  RELEASE_TYPES,
  type ReleaseFilter,
  type ReleaseType,
  releaseTypeOf,
} from "#app/game/release-filter.ts";
import { itemsOf } from "#app/lib/choices-parameter.ts";
import { defineUrlState, type UrlParameter } from "#app/lib/search-params.ts";

/** Types as a comma list; all of them or none are no filter. */
export const typesParameter: UrlParameter<readonly ReleaseType[]> = {
  decode: (values) => chosenTypes(itemsOf(values).flatMap((text) => releaseTypeOf(text) ?? [])),
  encode: (types) => chosenTypes(types).join(",") || null,
  refusal: (values) =>
    itemsOf(values).every((text) => releaseTypeOf(text) !== undefined)
      ? null
      : `must be one or more of ${RELEASE_TYPES.map(({ id }) => id).join(", ")}`,
};

/** Rebirth yes or no; both are no filter. */
export const rebirthParameter: UrlParameter<boolean | null> = {
  decode: (values) => {
    const asked = itemsOf(values).map((text) => text.toLowerCase());
    return asked.includes("yes") === asked.includes("no") ? null : asked.includes("yes");
  },
  encode: (rebirth) => (rebirth === null ? null : rebirth ? "yes" : "no"),
  refusal: (values) =>
    itemsOf(values).every((text) => /^(yes|no)$/i.test(text)) ? null : "must be yes or no",
};

/** What stands in the URL of the order of release; what filters nothing leaves the URL. */
export const releaseOrderUrl = defineUrlState({ type: typesParameter, rebirth: rebirthParameter });

/** The filter of a query, and back. */
export function releaseFilterOf(search: URLSearchParams): ReleaseFilter {
  const { type, rebirth } = releaseOrderUrl.decode(search);
  return { types: type, rebirth };
}
