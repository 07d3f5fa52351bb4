import type { CharacterCounter } from "#app/api-schemas/characters.ts";
import { isReleased, statusAt } from "#app/game/character-state.ts";
import type { BannerType, CountedBannerType } from "#app/game/vocabulary/banner-types.ts";
import type { CharacterRecord } from "#db/queries/characters.ts";

/** Released characters by banner type; characters without a type count nowhere. */
export function characterCounter(
  characters: readonly CharacterRecord[],
  now: number,
): CharacterCounter {
  const counter: CharacterCounter = {
    gen: 0,
    fes: 0,
    afes: 0,
    sfes: 0,
    exfes: 0,
    relic: 0,
    genic: 0,
    epic: 0,
    wfes: 0,
    ds: 0,
    yukkuri: 0,
  };
  for (const character of characters) {
    if (character.type && isReleased(statusAt(character, now))) {
      counter[countedType(character.type)] += 1;
    }
  }
  return counter;
}

function countedType(type: BannerType): CountedBannerType {
  return type === "mfes" ? "sfes" : type;
}
