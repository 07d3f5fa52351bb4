import type { UpdatesAnswer } from "#app/contract/updates.ts";

/**
 * The page of the log after the entry with the number `last`, hidden items and all.
 * @throws {Error} 'update data is null' when there is no such answer (specification 1 §8).
 */
export async function fetchEntries(last: number): Promise<UpdatesAnswer> {
  const response = await fetch(`/api/general/updates?last=${last}`);
  const answer: UpdatesAnswer | null = response.ok ? await response.json() : null;
  if (answer === null) {
    throw new Error("update data is null");
  }
  return answer;
}
