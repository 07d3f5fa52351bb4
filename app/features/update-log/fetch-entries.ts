import type { UpdatesAnswer } from "#app/api-schemas/updates.ts";
import { apiAnswer } from "#app/lib/api-client.ts";

/**
 * The page of the log after the entry with the number `last`, hidden items and all.
 * @throws {Error} with what the server says, else 'update data is null' (specification 1 §8).
 */
export function fetchEntries(last: number): Promise<UpdatesAnswer> {
  return apiAnswer(`/api/general/updates?last=${last}`, "update data is null");
}
