import {
  chosenTypes,
  type ReleaseFilter,
  type ReleaseType,
  releaseTypeOf,
} from "#app/game/release-filter.ts";
import { itemsOf } from "#app/lib/choices-parameter.ts";
import { defineUrlState } from "#app/lib/search-params.ts";

/**
 * What stands in the URL of the order of release: types as a comma list, rebirth yes or no. All
 * types or none, and both kinds of rebirth, are no filter and leave the URL.
 */
export const releaseOrderUrl = defineUrlState({
  type: {
    decode: (values: readonly string[]) =>
      chosenTypes(itemsOf(values).flatMap((text) => releaseTypeOf(text) ?? [])),
    encode: (types: readonly ReleaseType[]) => chosenTypes(types).join(",") || null,
  },
  rebirth: {
    decode: (values: readonly string[]): boolean | null => {
      const asked = itemsOf(values).map((text) => text.toLowerCase());
      return asked.includes("yes") === asked.includes("no") ? null : asked.includes("yes");
    },
    encode: (rebirth: boolean | null) => (rebirth === null ? null : rebirth ? "yes" : "no"),
  },
});

/** The filter of a query, and back. */
export function releaseFilterOf(search: URLSearchParams): ReleaseFilter {
  const { type, rebirth } = releaseOrderUrl.decode(search);
  return { types: type, rebirth };
}
