import type { CharacterThumbnail } from "#app/contract/thumbnails.ts";
import { isReleased, nextStatusMoment, statusAt } from "#app/game/character-state.ts";
import { nextMoment } from "#app/game/reveal.ts";
import type { CharacterRecord } from "#db/queries/characters.ts";
import type { Dataset } from "#db/queries/dataset.ts";

/** Shows characters as lists draw them at `now`. */
export function thumbnailsAt(
  { batches }: Pick<Dataset, "batches">,
  now: number,
): (character: CharacterRecord) => CharacterThumbnail {
  const rebirths = rebirthDates(batches);
  return (character) => {
    const { id, worldId, role, type, releaseJp } = character;
    const status = statusAt(character, now);
    return {
      id,
      jpReleased: releaseJp !== null && releaseJp <= now,
      isFr: rebirths.has(id) || character.rebirth,
      reinDate: rebirths.get(id) ?? null,
      img: null,
      altImg: null,
      spoilerSafeImg: null,
      reinImg: null,
      universe: worldId,
      role,
      type,
      announced: status === "announced",
      status,
      isReleased: isReleased(status),
    };
  };
}

/** When a thumbnail changes by itself, or what its dates say does: the earliest moment, or null. */
export function nextThumbnailMoment(
  { batches, characters }: Pick<Dataset, "batches" | "characters">,
  now: number,
): number | null {
  const moments = [
    ...characters.flatMap((one) => [nextStatusMoment(one, now), one.releaseJp]),
    ...batches.map(({ date }) => date),
  ];
  return nextMoment(moments, now);
}

/** The characters that are reborn in a batch, with the day of it where it is known. */
function rebirthDates(batches: Dataset["batches"]): ReadonlyMap<string, number | null> {
  const rebirths = batches.filter(({ kind }) => kind === "rebirth");
  return new Map(
    rebirths.flatMap(({ date, characters }) => characters.map((id) => [id, date] as const)),
  );
}
