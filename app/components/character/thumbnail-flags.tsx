import type { ListedCharacter } from "#app/presenters/listed-character.ts";

/** A flag in the upper corner of a character's picture. */
export interface Flag {
  readonly label: string;
  readonly className: string;
  /** What is written on it; that of a rebirth bears a sign instead. */
  readonly short?: string;
}

/**
 * What is most special about a character, for the eye alone: all labels are said elsewhere. With the
 * mark of her banner type a picture bears two signs, and no more.
 */
export function ThumbnailFlag({ flags: [flag] }: { flags: readonly Flag[] }) {
  return flag === undefined ? null : (
    <span className="flags">
      <span className={flag.className}>{flag.short}</span>
    </span>
  );
}

/** The flags of a character: her standing, then her rebirth. */
export function flagsOf(character: ListedCharacter): Flag[] {
  const rebirth = character.rebirth ? REBIRTH_FLAGS[character.rebirth] : null;
  return [standingOf(character), rebirth].filter((flag) => flag !== null);
}

const REBIRTH_FLAGS = {
  available: { label: "Rebirth available", className: "flag flag-rebirth" },
  upcoming: { label: "Rebirth upcoming", className: "flag ai flag-rebirth" },
} as const satisfies Record<NonNullable<ListedCharacter["rebirth"]>, Flag>;

/** Her standing in the global version, where it is not simply that she is there. */
function standingOf({ status, isJpOnly }: ListedCharacter): Flag | null {
  if (status === "upcoming") {
    return { short: "Soon", label: "Upcoming", className: "flag ai" };
  }
  if (status === "announced") {
    return { short: "TBA", label: "Announced", className: "flag ai" };
  }
  return isJpOnly ? { short: "JP", label: "Released in Japan only", className: "flag" } : null;
}
