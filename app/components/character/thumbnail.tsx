import { memo } from "react";
import { type Entry, keyOf } from "#app/collection/box/entry.ts";
import { useEntry } from "#app/collection/use-collection.ts";
import { OwnedMark, ownedInWords } from "#app/components/collection/owned-mark.tsx";
import { isReleased } from "#app/game/character-state.ts";
import { type NameSize, nameSizeOf, TRACKER_NAME_LIMITS } from "#app/game/name-size.ts";
import { worldInWords } from "#app/game/universal-name.ts";
import type { ListedCharacter } from "#app/presenters/listed-character.ts";
import { useDisplayedName, useJpContent } from "#app/settings/settings-context.ts";
import { BannerMark } from "./banner-mark.tsx";
import { bannerSign } from "./banner-signs.ts";
import { CharacterLink, type LinkContent } from "./character-link.tsx";
import { Emblem } from "./emblem.tsx";
import { useListed } from "./listed-context.ts";
import { rebirthOf, standingOf, ThumbnailFlag } from "./thumbnail-flags.tsx";

/**
 * A character in a list: a link to her with her emblem and her name, and below it the mark of her
 * banner type, her rebirth and the code of her world. On the emblem lies only what is special of the
 * moment. One who is not released shows the picture that gives nothing away, unless the visitor is in
 * spoiler mode. Lists hold hundreds, so each is drawn only when it changes, and of as few boxes as
 * will do: what is to be heard is one label.
 */
export const CharacterThumbnail = memo(function CharacterThumbnail({
  character,
  ...look
}: { character: ListedCharacter } & ThumbnailLook) {
  const entry = useEntry(keyOf("character", character.id));
  return <CharacterLink id={character.id} {...useThumbnail(character, entry, look)} />;
});

/**
 * The same of a character whose record lists look up. Until it has come, what the server drew of her
 * stays: a document holds a list once, as markup.
 */
export const ListedThumbnail = memo(function ListedThumbnail({
  id,
  ...look
}: { id: string } & ThumbnailLook) {
  const entry = useEntry(keyOf("character", id));
  return <CharacterLink id={id} {...useThumbnail(useListed(id, entry), entry, look)} />;
});

export interface ThumbnailLook {
  /** What stands below: her name, or her world where all are the same person. */
  readonly caption?: "name" | "universe" | undefined;
  readonly costume?: "original" | "rebirth" | undefined;
  /** Whether it stands in one of the few wide columns. */
  readonly isLarge?: boolean | undefined;
}

function useThumbnail(
  character: ListedCharacter | undefined,
  entry: Entry,
  { caption: of = "name", costume = "original", isLarge = false }: ThumbnailLook,
): LinkContent | undefined {
  const displayedName = useDisplayedName();
  const jpContent = useJpContent();
  if (!character) return;
  const { type, status, universe } = character;
  const name = displayedName(character.name);
  const caption = of === "universe" ? universe : displayedName(character.shortName);
  // The first world is everybody's, and needs no word.
  const world = of === "universe" || universe === "L1" ? null : universe;
  const picture = pictureOf(character, { costume, jpContent });
  const standing = standingOf(character);
  const rebirth = rebirthOf(character);
  const label = [
    of === "universe" ? `${caption} ${name}` : name,
    // Where it does not stand in the name's brackets.
    world !== null && !name.endsWith(`(${world})`) && world,
    type && bannerSign(type, status).label,
    standing?.label,
    rebirth?.label,
    ownedInWords(entry),
  ]
    .filter(Boolean)
    .join(", ");
  return {
    className: isReleased(status) ? "who" : "who away",
    title: of === "universe" ? worldInWords(universe) : name,
    label,
    children: (
      <>
        {picture === null ? (
          <span className="thumb" />
        ) : (
          <Emblem image={picture} isLarge={isLarge} isBare />
        )}
        <ThumbnailFlag flag={standing} />
        <OwnedMark entry={entry} />
        <span className="name" data-size={smallerSize(caption)}>
          {caption}
        </span>
        <span className="signs">
          {type ? <BannerMark type={type} status={status} /> : null}
          <ThumbnailFlag flag={rebirth} />
          {world}
        </span>
      </>
    ),
  };
}

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
