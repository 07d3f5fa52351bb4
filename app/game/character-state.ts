import { CHARACTER_STATUSES, type CharacterStatus } from "./vocabulary/characters.ts";
import { entryOf } from "./vocabulary/vocabulary.ts";

export interface DatedCharacter {
  /** Null where the pack says nothing: the same as not available. */
  readonly status: CharacterStatus | null;
  /** First day in the global version, ms since the epoch. */
  readonly debut: number | null;
}

/** The status at an instant: an upcoming character becomes limited once its debut has passed. */
export function statusAt({ status, debut }: DatedCharacter, now: number): CharacterStatus {
  if (status === "upcoming" && debut !== null && debut <= now) {
    return "limited";
  }
  return status ?? "not-available";
}

/** Released means non-limited, limited or upcoming (specification 1 §4). */
export function isReleased(status: CharacterStatus): boolean {
  return entryOf(CHARACTER_STATUSES, status)?.released ?? false;
}

/** When the status next changes by itself, or null. */
export function nextStatusMoment({ status, debut }: DatedCharacter, now: number): number | null {
  return status === "upcoming" && debut !== null && debut > now ? debut : null;
}
