import type { CharacterThumbnail } from "#app/api-schemas/thumbnails.ts";
import type { CharacterRecord } from "#db/queries/characters.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { characterNames } from "./character-names.ts";
import { lastUpdateOf } from "./last-update.ts";
import { thumbnailsAt } from "./thumbnail.ts";

interface Group {
  readonly characters: readonly CharacterRecord[];
}

type Shown<Of extends Group> = Omit<Of, "characters"> & { characters: CharacterThumbnail[] };

/** The answer that most lists of characters share: groups of thumbnails, and the names they need. */
export function characterListAnswer<Of extends Group>(
  dataset: Dataset,
  groups: readonly Of[],
  now: number,
) {
  const thumbnailOf = thumbnailsAt(dataset, now);
  const content = groups.map(
    (group): Shown<Of> => ({ ...group, characters: group.characters.map(thumbnailOf) }),
  );
  return { content, ...listEnvelope(dataset, groups) };
}

/** What every list of characters carries beside its content. */
export function listEnvelope(dataset: Dataset, groups: readonly Group[]) {
  return {
    names: characterNames(groups.flatMap(({ characters }) => characters)),
    lastUpdate: lastUpdateOf(dataset.updateEntries, "characters"),
  };
}
