import type { PicturedCharacter, PicturedPrayer } from "#app/artwork/records.ts";
import { isReleased } from "#app/game/character-state.ts";
import { BANNER_OF_PRAYER } from "#app/game/vocabulary/prayer-types.ts";
import type { CharacterRecord } from "#db/queries/characters.ts";
import type { PrayerRecord } from "#db/queries/prayers.ts";

/**
 * What the banner of a prayer follows from: the banner type of its first telling prayer type, else
 * that of its first rate-up, and the characters it raises. Those that are not released leave no
 * trace in it: the banner is one picture for everybody. No moment changes that, since a character
 * is released by a new dataset only.
 */
export function picturedPrayer(
  prayer: Pick<PrayerRecord, "id" | "types" | "rateUpCharacters">,
  characters: ReadonlyMap<string, RateUpRecord>,
): PicturedPrayer {
  const rateUp = prayer.rateUpCharacters.flatMap(({ characterId }) => {
    const character = characters.get(characterId);
    return character?.status && isReleased(character.status) ? [character] : [];
  });
  const byPrayer = prayer.types.flatMap((type) => BANNER_OF_PRAYER[type] ?? []);
  const type = byPrayer[0] ?? rateUp[0]?.type ?? "gen";
  return { id: prayer.id, type, rateUp, isRitual: prayer.types.includes("ritual") };
}

type RateUpRecord = PicturedCharacter & Pick<CharacterRecord, "type" | "status">;
