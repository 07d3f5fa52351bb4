import { countParameter, defineUrlState, recordNumber } from "#app/lib/search-params.ts";
import { filterParameters } from "../answers-filter.ts";

/** What stands in the URL of the answers to a battle of the story: which, and its wave. */
export const stageAnswersUrl = defineUrlState({
  stage: recordNumber,
  wave: countParameter({ min: 1, max: 9 }),
  ...filterParameters,
});
