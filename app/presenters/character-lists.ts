import type { z } from "zod";
import type {
  BatchesAnswer,
  PrayerTypeAnswer,
  poolAnswer,
  ReleaseDateAnswer,
  RoleTypeAnswer,
  UniverseAnswer,
  UnreleasedAnswer,
  VariantsAnswer,
} from "#app/api-schemas/character-lists.ts";
import type { CharacterThumbnail } from "#app/api-schemas/thumbnails.ts";
import { isReleased, statusAt } from "#app/game/character-state.ts";
import { nameSizeOf } from "#app/game/name-size.ts";
import { charactersOfBatches } from "#app/game/pool-batches.ts";
import { releaseDays } from "#app/game/release-order.ts";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import type { UnreleasedKind } from "#app/game/vocabulary/characters.ts";
import type { BatchKind } from "#app/game/vocabulary/prayers.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import type { CharacterRecord } from "#db/queries/characters.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { characterNames } from "./character-names.ts";
import type { SpecialMode } from "./prayer-detail.ts";
import { thumbnailsAt } from "./thumbnail.ts";
import { lastUpdateOf } from "./updates.ts";

interface Group {
  readonly characters: readonly CharacterRecord[];
}

type Shown<Of extends Group> = Omit<Of, "characters"> & { characters: CharacterThumbnail[] };

/** The answer that most lists of characters share: groups of thumbnails, and the names they need. */
function characterListAnswer<Of extends Group>(
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
function listEnvelope(dataset: Dataset, groups: readonly Group[]) {
  return {
    names: characterNames(groups.flatMap(({ characters }) => characters)),
    lastUpdate: lastUpdateOf(dataset.updateEntries, "characters"),
  };
}

/**
 * The characters with these ids, in the order of the ids.
 * @throws {Error} for an id that no character has.
 */
export function charactersById(
  characters: readonly CharacterRecord[],
  ids: readonly string[],
): CharacterRecord[] {
  const byId = new Map(characters.map((character) => [character.id, character]));
  return ids.map((id) => {
    const character = byId.get(id);
    if (!character) throw new Error(`The dataset holds no character ${id}.`);
    return character;
  });
}

/**
 * GET /api/characters/{rebirth-date, standard-prayer-date, ritual-date, rebirth-costume-date}: the
 * batches of one order by number, those to come included with their dates.
 */
export function characterBatchesAnswer(
  dataset: Dataset,
  kind: BatchKind,
  now: number,
): BatchesAnswer {
  const characters = new Map(dataset.characters.map((character) => [character.id, character]));
  const batches = dataset.batches
    .filter((batch) => batch.kind === kind)
    .map(({ no, date, dateMode, characters: ids }) => ({
      no,
      date,
      dateMode,
      characters: ids.flatMap((id) => characters.get(id) ?? []),
    }));
  return characterListAnswer(dataset, batches, now);
}

/** GET /api/characters/{standard-pool, ritual-pool}: the characters of the batches begun by `now`. */
export function characterPool(
  dataset: Dataset,
  mode: SpecialMode,
  now: number,
): z.infer<typeof poolAnswer> {
  const batches = dataset.batches.filter(({ kind }) => kind === mode);
  const ids = charactersOfBatches(batches, { moment: now });
  const characters = charactersById(dataset.characters, ids);
  return {
    content: characters.map(thumbnailsAt(dataset, now)),
    names: characterNames(characters),
    lastUpdate: lastUpdateOf(dataset.updateEntries, "characters"),
  };
}

/** GET /api/characters/prayer-type: every banner type with its released characters. */
export function prayerTypeAnswer(dataset: Dataset, now: number): PrayerTypeAnswer {
  const released = dataset.characters.filter((one) => isReleased(statusAt(one, now)));
  const byType = Map.groupBy(released, ({ type }) => type);
  const groups = BANNER_TYPES.map(({ id }) => ({ type: id, characters: byType.get(id) ?? [] }));
  return characterListAnswer(dataset, groups, now);
}

/** GET /api/characters/release-date: released characters by day of debut, the first day first. */
export function releaseDateAnswer(dataset: Dataset, now: number): ReleaseDateAnswer {
  const days = releaseDays(dataset.characters, now).map((day, index) => ({
    no: index + 1,
    ...day,
  }));
  return characterListAnswer(dataset, days, now);
}

/** GET /api/characters/role-type: every role in the vocabulary's order with its characters. */
export function roleTypeAnswer(dataset: Dataset, now: number): RoleTypeAnswer {
  const byRole = Map.groupBy(dataset.characters, ({ role }) => role);
  const groups = ROLES.map(({ id, label, kanji }) => ({
    id,
    name: label,
    kanji,
    characters: byRole.get(id) ?? [],
  }));
  return characterListAnswer(dataset, groups, now);
}

/** GET /api/characters/universe: worlds that have characters, in the pack's order. */
export function universeAnswer(dataset: Dataset, now: number): UniverseAnswer {
  const byWorld = Map.groupBy(dataset.characters, ({ worldId }) => worldId);
  const groups = dataset.worlds.flatMap(({ id }) => {
    const characters = byWorld.get(id);
    // A world has no other name than the code that players write.
    return characters ? [{ id, name: id, characters }] : [];
  });
  return characterListAnswer(dataset, groups, now);
}

/** GET /api/characters/unreleased: who is not released, in the list that the pack names. */
export function unreleasedAnswer(dataset: Dataset, now: number): UnreleasedAnswer {
  const characters = dataset.characters.filter(
    (character) => character.unreleasedKind !== null && !isReleased(statusAt(character, now)),
  );
  const thumbnailOf = thumbnailsAt(dataset, now);
  const list = (kind: UnreleasedKind) =>
    characters.filter(({ unreleasedKind }) => unreleasedKind === kind).map(thumbnailOf);
  return {
    content: {
      jp: list("jp"),
      announced: list("announced"),
      story: list("story"),
      printWorkStory: list("print-work-story"),
      pc98Story: list("pc98-story"),
      mv: list("mv"),
    },
    ...listEnvelope(dataset, [{ characters }]),
  };
}

// The heading of a group has room for six kanji in full size; longer names are those in katakana.
const JP_NAME_LIMITS = [6, 10] as const;

/** GET /api/characters/variants: persons with more than one character, in the pack's order. */
export function variantsAnswer(dataset: Dataset, now: number): VariantsAnswer {
  const byPerson = Map.groupBy(dataset.characters, ({ personId }) => personId);
  const groups = dataset.persons.flatMap(({ id }) => {
    const characters = byPerson.get(id) ?? [];
    const [first] = characters;
    if (!first || characters.length === 1) {
      return [];
    }
    return {
      jpName: first.nameJp,
      enName: first.nameEn,
      translitName: first.translit,
      jpSize: nameSizeOf(first.nameJp, JP_NAME_LIMITS),
      available: characters.filter((one) => isReleased(statusAt(one, now))).length,
      total: characters.length,
      characters,
    };
  });
  return characterListAnswer(dataset, groups, now);
}
