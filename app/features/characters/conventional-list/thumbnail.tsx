import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
import { Icon } from "#app/shell/icon.tsx";
import type { ListedCharacter } from "./listing.ts";

/** Shapes of the banner types (specification 1 §9, "Banner icons"). */
const BANNER_ICONS = {
  gen: "bt-diamond",
  fes: "bt-tomoe",
  afes: "bt-tomoe",
  sfes: "bt-4-clover",
  mfes: "bt-3-tomoe",
  exfes: "bt-spiral",
  relic: "bt-quaver",
  genic: "bt-genic",
  epic: "bt-5-clover",
  wfes: "bt-octagram",
  ds: "bt-vs",
  yukkuri: "bt-yukkuri",
} as const;

/** A character in a list: her emblem, her banner type and her name. */
export function CharacterThumbnail({ character }: { character: ListedCharacter }) {
  const { type } = character;
  const tone = type ? `var(--bt-${type})` : "var(--ink-3)";
  return (
    <figure className="who" title={character.name}>
      <span className="thumb">
        <img
          src={`/images/${character.thumbnail}`}
          width={128}
          height={128}
          loading="lazy"
          decoding="async"
          alt=""
        />
        {character.upcoming ? <span className="flag ai">Soon</span> : null}
        {type ? (
          <span className="mark" style={{ color: tone }}>
            <Icon name={BANNER_ICONS[type]} label={entryOf(BANNER_TYPES, type)?.label ?? type} />
          </span>
        ) : null}
      </span>
      <figcaption className="name">
        {character.shortName}
        <span className="vh"> {character.name}</span>
      </figcaption>
    </figure>
  );
}
