import type { UpdateSection } from "#app/game/vocabulary/updates.ts";
import type { UpdateEntryRecord } from "#db/queries/updates.ts";

/** The newest of the entries (they stand newest first) that concerns the section, or null. */
export function lastUpdateOf(
  entries: readonly Pick<UpdateEntryRecord, "number" | "timestamp" | "sections">[],
  section: UpdateSection,
): { timestamp: number; number: number } | null {
  const newest = entries.find(({ sections }) => sections.includes(section));
  return newest ? { timestamp: newest.timestamp, number: newest.number } : null;
}
