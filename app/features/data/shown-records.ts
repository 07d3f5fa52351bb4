import { isItemRevealed, isRevealed, nextMoment } from "#app/game/reveal.ts";
import { nextAttacksMoment } from "#app/presenters/attacks.ts";
import { nextFloorMoment } from "#app/presenters/floors-of.ts";
import { releasedOnly } from "#app/presenters/released-only.ts";
import { revealTimes } from "#app/presenters/updates.ts";
import { readGivenLines } from "#db/pack/open-data/given-lines.ts";
import type { Dataset } from "#db/queries/dataset.ts";

type Id = string | number;

/** Whether a page may name a record of a kind: none that is hidden elsewhere. */
export function shownRecords(dataset: Dataset, now: number) {
  const shown = new Map(Object.entries(shownIds(dataset, now)));
  return (entity: string, id: Id): boolean => {
    const kind = entity === "attacks" || entity === "units" ? "characters" : entity;
    const asked = entity === "attacks" ? String(id).split(":")[0] : String(id);
    return shown.get(kind)?.has(asked ?? "") ?? true;
  };
}

/** The ids that may be named of each kind of which something may be hidden. */
function shownIds(dataset: Dataset, now: number) {
  const { characters, persons, worlds, series, storyCards, artists, towerFloors } = dataset;
  const released = new Set(releasedOnly(dataset, now).characters);
  const charactersBy = <Owner>(ownerOf: (one: Dataset["characters"][number]) => Owner) =>
    characters.map((one): [Owner, boolean] => [ownerOf(one), released.has(one)]);
  const isOut = ({ release }: { readonly release: number | null }) => isRevealed(release, now);
  const floors = towerFloors.filter(isOut);
  return {
    characters: idSet([...released]),
    persons: notOnlyHidden(
      persons,
      charactersBy(({ personId }) => personId),
    ),
    worlds: notOnlyHidden(
      worlds,
      charactersBy(({ worldId }) => worldId),
    ),
    series: notOnlyHidden(
      series,
      charactersBy(({ seriesId }) => seriesId),
    ),
    "story-cards": idSet(storyCards.filter(isOut)),
    artists: notOnlyHidden(
      artists,
      storyCards.map((card) => [card.artistId, isOut(card)]),
    ),
    "tower-floors": idSet(floors.map(({ floor }) => ({ id: floor }))),
    "tower-units": shownUnits(dataset, {
      characters: idSet([...released]),
      floors: new Set(floors.map(({ floor }) => floor)),
    }),
    "update-entries": idSet(
      dataset.updateEntries
        .filter(({ items }) => items.every((item) => isItemRevealed(item, now, false)))
        .map(({ number }) => ({ id: number })),
    ),
  };
}

/** Units but those of a hidden character, and those that stand on floors to come alone. */
function shownUnits(
  { openData, towerEnemies }: Dataset,
  shown: { characters: ReadonlySet<string>; floors: ReadonlySet<number> },
) {
  const lines = openData.find(({ entity }) => entity === "tower-units")?.lines ?? "";
  const units = readGivenLines(lines).flatMap(({ id, character }) =>
    typeof id === "string" && (character === undefined || shown.characters.has(String(character)))
      ? [{ id }]
      : [],
  );
  return notOnlyHidden(
    units,
    towerEnemies.map(({ unitId, floor }) => [unitId, shown.floors.has(floor)]),
  );
}

/** Who or what only ever stands with something hidden is hidden with it. */
function notOnlyHidden(
  records: readonly { readonly id: Id }[],
  bearers: readonly (readonly [Id | null, boolean])[],
): ReadonlySet<string> {
  const out = new Set(bearers.flatMap(([id, isOut]) => (isOut ? [id] : [])));
  const hidden = new Set(bearers.flatMap(([id]) => (out.has(id) ? [] : [id])));
  return idSet(records.filter(({ id }) => !hidden.has(id)));
}

function idSet(records: readonly { readonly id: Id }[]): ReadonlySet<string> {
  return new Set(records.map(({ id }) => String(id)));
}

/** When another record may be named, or null. */
export function nextShownRecord(dataset: Dataset, now: number): number | null {
  return nextMoment(
    [
      nextAttacksMoment(dataset, now),
      nextFloorMoment(dataset, now),
      ...dataset.storyCards.map(({ release }) => release),
      ...revealTimes(dataset.updateEntries),
    ],
    now,
  );
}
