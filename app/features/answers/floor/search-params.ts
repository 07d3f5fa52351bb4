import { defineUrlState } from "#app/lib/search-params.ts";
import { floorParameter } from "../../tower/floor-parameter.ts";
import { filterParameters } from "../answers-filter.ts";

/** What stands in the URL of the answers to a floor. */
export const floorAnswersUrl = defineUrlState({ floor: floorParameter, ...filterParameters });
