import type { CharacterThumbnail } from "#app/api-schemas/thumbnails.ts";
import { imagePath } from "#app/artwork/image-paths.ts";
import { isReleased, nextStatusMoment, statusAt } from "#app/game/character-state.ts";
import { nextMoment } from "#app/game/reveal.ts";
import type { CharacterRecord } from "#db/queries/characters.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { rebirthsIn } from "./rebirths.ts";

type ThumbnailSections = Pick<Dataset, "batches">;

/** Shows characters as lists draw them at `now`. */
export function thumbnailsAt(
  { batches }: ThumbnailSections,
  now: number,
): (character: CharacterRecord) => CharacterThumbnail {
  const rebirthOf = rebirthsIn(batches);
  return (character) => {
    const status = statusAt(character, now);
    const { isFr, fr } = rebirthOf(character);
    return {
      id: character.id,
      jpReleased: character.releaseJp !== null && character.releaseJp <= now,
      isFr,
      reinDate: fr,
      img: imagePath("characters", character, "thumbnail"),
      altImg: null,
      spoilerSafeImg: imagePath("characters", character, "safe"),
      reinImg: character.rebirth ? imagePath("characters", character, "rebirth") : null,
      universe: character.worldId,
      role: character.role,
      type: character.type,
      announced: status === "announced",
      status,
      isReleased: isReleased(status),
    };
  };
}

/** When a thumbnail changes by itself, or what its dates say does: the earliest moment, or null. */
export function nextThumbnailMoment(
  { batches, characters }: ThumbnailSections & Pick<Dataset, "characters">,
  now: number,
): number | null {
  const moments = [
    ...characters.map((character) => nextStatusMoment(character, now)),
    ...characters.map(({ releaseJp }) => releaseJp),
    ...batches.map(({ date }) => date),
  ];
  return nextMoment(moments, now);
}
