import type { RosterCharacter } from "#app/game/character-roster.ts";
import { isReleased, statusAt } from "#app/game/character-state.ts";
import { isListed } from "#app/game/prayer-paging.ts";
import { rebirthState } from "#app/game/rebirth.ts";
import { arcNameOf } from "#app/game/universal-name.ts";
import type { ListedCharacter } from "#app/presenters/listed-character.ts";
import { inOrderOfWorks } from "#app/presenters/listed-characters.ts";
import { rebirthsIn } from "#app/presenters/rebirths.ts";
import type { Dataset } from "#db/queries/dataset.ts";

/**
 * A character of the roster, without what her tile shows alone. Of hundreds, what is nothing for most
 * is left out.
 */
export type RosterEntry = Pick<ListedCharacter, "id"> & RosterCharacter;

/** The characters of `visible` by the works they are of, then in the pack's order. */
export function rosterOf(visible: Dataset, now: number): RosterEntry[] {
  const rebirthOf = rebirthsIn(visible.batches);
  const lastBanners = lastBannersAt(visible, now);
  return inOrderOfWorks(visible, visible.characters).map((character, place) => {
    const { id, worldId, type, role, debut } = character;
    const reborn = rebirthOf(character);
    const rebirth = rebirthState(reborn, now);
    const lastBanner = lastBanners.get(id);
    return {
      id,
      universe: worldId,
      type,
      status: statusAt(character, now),
      place,
      ...(role !== null && { role }),
      ...(debut !== null && { debut }),
      ...(rebirth !== null && { rebirth }),
      ...(reborn.fr !== null && { rebornAt: reborn.fr }),
      ...(lastBanner !== undefined && { lastBanner }),
    };
  });
}

/** The roster with those of `records` who are hidden, behind all others. */
export function withHidden(
  roster: readonly RosterEntry[],
  records: readonly ListedCharacter[],
): readonly RosterEntry[] {
  const hidden = records
    .filter(({ status }) => !isReleased(status))
    .map(({ id, universe, type, status, role, rebirth }, place) => ({
      id,
      universe,
      type,
      status,
      place: roster.length + place,
      ...(role !== undefined && { role }),
      ...(rebirth !== undefined && { rebirth }),
    }));
  return [...roster, ...hidden];
}

/** The worlds of a roster in its order, with how many are of each. */
export function worldsOf(roster: readonly RosterEntry[]) {
  const byWorld = Map.groupBy(roster, ({ universe }) => universe);
  return [...byWorld].map(([id, characters]) => ({
    id,
    arc: arcNameOf(id) ?? null,
    count: characters.length,
  }));
}

/** When each character's latest banner began that has begun by `now`. */
function lastBannersAt({ prayers }: Dataset, now: number): ReadonlyMap<string, number> {
  const latest = new Map<string, number>();
  for (const { start, rateUpCharacters } of prayers.filter(isListed)) {
    if (start === null || start > now) continue;
    for (const { characterId } of rateUpCharacters)
      latest.set(characterId, Math.max(start, latest.get(characterId) ?? start));
  }
  return latest;
}
