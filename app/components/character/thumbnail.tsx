import { memo } from "react";
import { keyOf } from "#app/collection/box/entry.ts";
import { useEntry } from "#app/collection/use-collection.ts";
import { OwnedMark, ownedInWords } from "#app/components/collection/owned-mark.tsx";
import { isReleased } from "#app/game/character-state.ts";
import { type NameSize, nameSizeOf, TRACKER_NAME_LIMITS } from "#app/game/name-size.ts";
import { shortWorld, worldInWords } from "#app/game/universal-name.ts";
import type { ListedCharacter } from "#app/presenters/listed-character.ts";
import { useDisplayedName } from "#app/settings/use-displayed-name.ts";
import { useSettingsSelector } from "#app/settings/use-settings.ts";
import { BannerMark } from "./banner-mark.tsx";
import { bannerSign } from "./banner-signs.ts";
import { CharacterLink } from "./character-link.tsx";
import { Emblem } from "./emblem.tsx";
import { flagsOf, ThumbnailFlag } from "./thumbnail-flags.tsx";

/**
 * A character in a list: a link to her with her emblem, the mark of her banner type, flags of what
 * is special about her, and her name. One who is not released shows the picture that gives nothing
 * away, unless the visitor is in spoiler mode. Lists hold hundreds, so each is drawn only when it
 * changes, and of as few boxes as will do: what is to be heard is one label.
 */
export const CharacterThumbnail = memo(function CharacterThumbnail({
  character,
  caption: of = "name",
  costume = "original",
  isLarge = false,
}: {
  character: ListedCharacter;
  /** What stands below: her name, or her world where all are the same person. */
  caption?: "name" | "universe";
  costume?: "original" | "rebirth";
  /** Whether it stands in one of the few wide columns. */
  isLarge?: boolean;
}) {
  const { id, type, status, universe } = character;
  const displayedName = useDisplayedName();
  const name = displayedName(character.name);
  const caption = of === "universe" ? shortWorld(universe) : displayedName(character.shortName);
  const picture = useSettingsSelector(({ jpContent }) =>
    pictureOf(character, { costume, jpContent }),
  );
  const flags = flagsOf(character);
  const entry = useEntry(keyOf("character", id));
  const label = [
    of === "universe" ? `${caption} ${name}` : name,
    ...(type ? [bannerSign(type, status).label] : []),
    ...flags.map((flag) => flag.label),
    ...[ownedInWords(entry)].filter((words) => words !== null),
  ].join(", ");
  return (
    <CharacterLink
      id={id}
      className={isReleased(status) ? "who" : "who away"}
      title={of === "universe" ? worldInWords(universe) : name}
      label={label}
    >
      {picture === null ? <span className="thumb" /> : <Emblem image={picture} isLarge={isLarge} />}
      <ThumbnailFlag flags={flags} />
      <OwnedMark entry={entry} />
      {type ? <BannerMark type={type} status={status} /> : null}
      <span className="name" data-size={smallerSize(caption)}>
        {caption}
      </span>
    </CharacterLink>
  );
});

/** Lists hold hundreds of names, and most have the size that needs no mark. */
function smallerSize(name: string): NameSize | undefined {
  const size = nameSizeOf(name, TRACKER_NAME_LIMITS);
  return size === "normal" ? undefined : size;
}

/** Which of her pictures this visitor sees. */
function pictureOf(
  { status, rebirth, img, reinImg, spoilerSafeImg }: ListedCharacter,
  { costume, jpContent }: { costume: "original" | "rebirth"; jpContent: boolean },
): string | null {
  if (!isReleased(status) && !jpContent) {
    return spoilerSafeImg ?? null;
  }
  const isOpen = rebirth === "available" || (rebirth === "upcoming" && jpContent);
  return costume === "rebirth" && isOpen ? (reinImg ?? img) : img;
}
