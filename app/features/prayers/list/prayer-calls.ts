import type { NextPrayersAnswer, PrayerListAnswer } from "#app/contract/prayers.ts";

/**
 * The first page of prayers, with the options of the search.
 * @throws {Error} with a message of the error catalogue, or what the server said.
 */
export function callFirstPrayers(): Promise<PrayerListAnswer> {
  return call("/api/prayers/get-list");
}

/**
 * The page after the prayer `last`.
 * @throws {Error} with a message of the error catalogue, or what the server said.
 */
export function callPrayersAfter(last: string): Promise<NextPrayersAnswer> {
  return call(`/api/prayers/get-list-2?last=${encodeURIComponent(last)}`);
}

async function call<Answer extends NextPrayersAnswer>(path: string): Promise<Answer> {
  const response = await fetch(path);
  const body = await response.json().catch(nothingUnlessJson);
  if (!response.ok) throw new Error(body?.detail ?? `The server answered ${response.status}`);
  const answer: Answer | null = body;
  if (!answer?.content) throw new Error("data is null!");
  return answer;
}

/** What a parser says of a page from a proxy in between is nothing for a visitor. */
function nothingUnlessJson(error: unknown): null {
  if (error instanceof SyntaxError) return null;
  throw error;
}
