import type { ListedCharacter } from "#app/presenters/listed-character.ts";

/** What is special about a character, as a sign at her tile and in words. */
export interface Flag {
  readonly label: string;
  readonly className: string;
  /** What is written on it; that of a rebirth is a shape instead. */
  readonly short?: string;
}

/** A sign for the eye alone: its label is said elsewhere. */
export function ThumbnailFlag({ flag }: { flag: Flag | null }) {
  return flag && <span className={flag.className}>{flag.short}</span>;
}

/** Her standing in the global version, where it is not simply that she is there. */
export function standingOf({ status, isJpOnly }: ListedCharacter): Flag | null {
  if (status === "upcoming") {
    return { short: "Soon", label: "Upcoming", className: "flag ai" };
  }
  if (status === "announced") {
    return { short: "TBA", label: "Announced", className: "flag ai" };
  }
  return isJpOnly ? { short: "JP", label: "Released in Japan only", className: "flag" } : null;
}

/** Her rebirth, where she has one. */
export function rebirthOf({ rebirth }: ListedCharacter): Flag | null {
  return rebirth ? REBIRTHS[rebirth] : null;
}

const REBIRTHS = {
  available: { label: "Rebirth available", className: "reborn" },
  upcoming: { label: "Rebirth upcoming", className: "reborn text-ai" },
} as const satisfies Record<NonNullable<ListedCharacter["rebirth"]>, Flag>;
