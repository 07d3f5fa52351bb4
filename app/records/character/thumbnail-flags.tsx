import type { ListedCharacter } from "./listed-character.ts";
import "./thumbnail-signs.css";

/** What is special about a character, in her picture's upper corner, for the eye alone. */
export function ThumbnailFlags({ character }: { character: ListedCharacter }) {
  const flags = flagsOf(character);
  return flags.length === 0 ? null : (
    <span className="flags">
      {flags.map(({ label, className, short }) => (
        <span key={label} className={className}>
          {short}
        </span>
      ))}
    </span>
  );
}

/** The same in words. */
export function flagLabels(character: ListedCharacter): string[] {
  return flagsOf(character).map(({ label }) => label);
}

interface Flag {
  readonly label: string;
  readonly className: string;
  /** What is written on it; that of a rebirth bears a sign instead. */
  readonly short?: string;
}

function flagsOf(character: ListedCharacter): Flag[] {
  const flags: Flag[] = [];
  const standing = standingOf(character);
  if (standing) {
    flags.push(standing);
  }
  if (character.rebirth) {
    flags.push(REBIRTH_FLAGS[character.rebirth]);
  }
  return flags;
}

const REBIRTH_FLAGS = {
  available: { label: "Rebirth available", className: "flag flag-rebirth" },
  upcoming: { label: "Rebirth upcoming", className: "flag ai flag-rebirth" },
} as const satisfies Record<NonNullable<ListedCharacter["rebirth"]>, Flag>;

/** Her standing in the global version, where it is not simply that she is there. */
function standingOf({ status, isReleased, jpReleased }: ListedCharacter): Flag | null {
  if (status === "upcoming") {
    return { short: "Soon", label: "Upcoming", className: "flag ai" };
  }
  if (status === "announced") {
    return { short: "TBA", label: "Announced", className: "flag ai" };
  }
  return !isReleased && jpReleased
    ? { short: "JP", label: "Released in Japan only", className: "flag" }
    : null;
}
