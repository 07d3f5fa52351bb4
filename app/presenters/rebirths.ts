import { type Rebirth, rebirthOf } from "#app/game/rebirth.ts";
import type { BatchKind } from "#app/game/vocabulary/prayers.ts";
import type { CharacterRecord } from "#db/queries/characters.ts";
import type { BatchRecord } from "#db/queries/pools.ts";

/** Looks up the rebirth of a character. */
export function rebirthsIn(
  batches: readonly BatchRecord[],
): (character: Pick<CharacterRecord, "id" | "rebirth">) => Rebirth {
  const batchOf = batchesByCharacter(batches, "rebirth");
  return ({ id, rebirth }) => rebirthOf(rebirth, batchOf(id));
}

/** Looks up the batch of a kind in which a character stands; the pack contains one at most. */
export function batchesByCharacter(
  batches: readonly BatchRecord[],
  kind: BatchKind,
): (characterId: string) => BatchRecord | undefined {
  const ofKind = batches.filter((batch) => batch.kind === kind);
  const found = new Map(
    ofKind.flatMap((batch) => batch.characters.map((id) => [id, batch] as const)),
  );
  return (characterId) => found.get(characterId);
}
