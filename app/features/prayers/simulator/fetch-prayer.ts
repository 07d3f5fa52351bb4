import type { PrayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import { apiAnswer } from "#app/lib/api-client.ts";
import { errorText } from "#app/lib/error-text.ts";

/** A request that could not be answered; its message is a sentence for the visitor. */
export class UnansweredError extends Error {
  override readonly name = "UnansweredError";
}

const asked = new Map<string, Promise<PrayerDetailAnswer>>();

/**
 * The whole detail of a prayer with its pool, from the API; asked for once a page.
 * @throws {UnansweredError} when there is no answer; the next call asks again.
 */
export function fetchPrayer(id: string): Promise<PrayerDetailAnswer> {
  const known = asked.get(id);
  if (known) return known;
  const query = new URLSearchParams({ id });
  const answer = fetchJson<PrayerDetailAnswer>(`/api/prayers/get-detail?${query}`).catch(
    (error: unknown) => {
      asked.delete(id);
      throw error;
    },
  );
  asked.set(id, answer);
  return answer;
}

/**
 * An answer of the API.
 * @throws {UnansweredError} with the problem's own sentence where there is one.
 */
export async function fetchJson<Answer extends object>(
  path: string,
  init?: RequestInit,
): Promise<Answer> {
  try {
    return await apiAnswer<Answer>(path, "data is null!", init);
  } catch (error) {
    throw new UnansweredError(sentenceOf(error));
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof TypeError) return "The simulator could not be reached. Try again.";
  return errorText(error);
}
