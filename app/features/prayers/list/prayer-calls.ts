import type { NextPrayersAnswer, PrayerListAnswer } from "#app/api-schemas/prayers.ts";
import { answerWithContent } from "#app/lib/api-client.ts";

/**
 * The first page of prayers, with the options of the search.
 * @throws {Error} with what the server said, or a message of the error catalogue.
 */
export function callFirstPrayers(): Promise<PrayerListAnswer> {
  return answerWithContent("/api/prayers/get-list", NULL_LIST);
}

/**
 * The page after the prayer `last`.
 * @throws {Error} with what the server said, or a message of the error catalogue.
 */
export function callPrayersAfter(last: string): Promise<NextPrayersAnswer> {
  return answerWithContent(`/api/prayers/get-list-2?last=${encodeURIComponent(last)}`, NULL_LIST);
}

/** Of the error catalogue (specification 2 §8). */
const NULL_LIST = "data is null!";
