import { Icon } from "#app/widgets/icon.tsx";
import type { ListedCharacter } from "./listed-character.ts";

/** What is special about a character, in her picture's upper corner and in words for whoever listens. */
export function ThumbnailFlags({ character }: { character: ListedCharacter }) {
  const standing = standingOf(character);
  const { rebirth } = character;
  if (!standing && !rebirth) {
    return null;
  }
  return (
    <span className="flags">
      {standing ? (
        <span className={standing.informs ? "flag ai" : "flag"}>
          <span aria-hidden="true">{standing.short}</span>
          <span className="vh">{standing.label}</span>
        </span>
      ) : null}
      {rebirth ? (
        <span className={rebirth === "upcoming" ? "flag ai" : "flag"}>
          <Icon
            name="rebirth"
            label={rebirth === "upcoming" ? "Rebirth upcoming" : "Rebirth available"}
          />
        </span>
      ) : null}
    </span>
  );
}

/** Her standing in the global version, where it is not simply that she is there. */
function standingOf({ status, isReleased, jpReleased }: ListedCharacter) {
  if (status === "upcoming") {
    return { short: "Soon", label: "Upcoming", informs: true };
  }
  if (status === "announced") {
    return { short: "TBA", label: "Announced", informs: true };
  }
  return !isReleased && jpReleased
    ? { short: "JP", label: "Released in Japan only", informs: false }
    : null;
}
