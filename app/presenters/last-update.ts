import type { z } from "zod";
import type { lastUpdate } from "#app/api-schemas/values.ts";
import type { UpdateSection } from "#app/game/vocabulary/updates.ts";
import type { UpdateEntryRecord } from "#db/queries/updates.ts";

/**
 * The newest of the entries (they stand newest first) that concerns the section, or null. The
 * dataset of an answer holds no entry that is not published yet.
 */
export function lastUpdateOf(
  entries: readonly Pick<UpdateEntryRecord, "number" | "timestamp" | "sections">[],
  section: UpdateSection,
): z.infer<typeof lastUpdate> {
  const newest = entries.find(({ sections }) => sections.includes(section));
  return newest ? { timestamp: newest.timestamp, number: newest.number } : null;
}
