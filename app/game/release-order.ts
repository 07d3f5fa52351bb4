import { type DatedCharacter, isReleased, statusAt } from "./character-state.ts";
import { startOfDay } from "./utc-day.ts";

/** The released characters by debut, then in the given order; those without a debut come last. */
export function releaseOrder<Character extends DatedCharacter>(
  characters: readonly Character[],
  now: number,
): Character[] {
  return characters
    .filter((character) => isReleased(statusAt(character, now)))
    .sort((a, b) => compareDebuts(a.debut, b.debut));
}

export interface ReleaseDay<Character> {
  /** The earliest debut of the day; null for those without a debut. */
  readonly date: number | null;
  readonly characters: readonly Character[];
}

/** The order of release, gathered by UTC day of the debut. */
export function releaseDays<Character extends DatedCharacter>(
  characters: readonly Character[],
  now: number,
): ReleaseDay<Character>[] {
  const days = Map.groupBy(releaseOrder(characters, now), ({ debut }) =>
    debut === null ? null : startOfDay(debut),
  );
  return [...days.values()].map((ofDay) => ({
    date: ofDay[0]?.debut ?? null,
    characters: ofDay,
  }));
}

function compareDebuts(a: number | null, b: number | null): number {
  if (a === null || b === null) {
    return Number(a === null) - Number(b === null);
  }
  return a - b;
}
