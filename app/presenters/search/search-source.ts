import { isReleased, statusAt } from "#app/game/character-state.ts";
import type { BannerType } from "#app/game/vocabulary/banner-types.ts";
import type { CardType } from "#app/game/vocabulary/card-types.ts";
import type { PrayerType } from "#app/game/vocabulary/prayer-types.ts";
import type { Role } from "#app/game/vocabulary/roles.ts";
import { stageItemName } from "#app/game/vocabulary/stage-names.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { listable } from "../prayer-list.ts";
import { cardName } from "../story-card.ts";

/**
 * The little of a dataset that the records of a search are made of, hidden ones too. Instants in ms
 * since the epoch.
 */
export interface SearchSource {
  readonly persons: readonly SourcePerson[];
  /** Those of the original world first, then the newer ones. */
  readonly characters: readonly SourceCharacter[];
  /** By their sort key. */
  readonly cards: readonly SourceCard[];
  /** The latest first. */
  readonly prayers: readonly SourcePrayer[];
  readonly artists: readonly { readonly id: number; readonly name: string }[];
  /** Those of the tower, then those of the story. */
  readonly items: readonly SourceItem[];
  readonly tags: readonly {
    readonly id: string;
    readonly name: string;
    /** Its names in other languages, and those of before. */
    readonly others: readonly string[];
  }[];
  readonly floors: readonly { readonly floor: number; readonly release: number | null }[];
}

export interface SourcePerson {
  readonly nameEn: string;
  readonly shortEn: string;
  readonly translit: string | null;
  readonly nameJp: string;
  readonly nameKana: string | null;
}

export interface SourceCharacter {
  readonly id: string;
  /** Place among the persons. */
  readonly person: number;
  readonly world: string;
  readonly form: string | null;
  readonly titleEn: string | null;
  readonly titleJp: string | null;
  readonly nameZh: string | null;
  readonly type: BannerType | null;
  readonly role: Role | null;
  readonly isReleased: boolean;
}

export interface SourceCard {
  readonly id: number;
  readonly name: string;
  /** Its other names. */
  readonly aliases: readonly string[];
  readonly rarity: number;
  readonly type: CardType;
  readonly artist: number | null;
  readonly credit: string | null;
  readonly release: number | null;
}

export interface SourcePrayer {
  readonly id: string;
  readonly name: string;
  readonly nameJp: string | null;
  readonly types: readonly PrayerType[];
  readonly start: number | null;
  readonly end: number | null;
}

export interface SourceItem {
  readonly id: string;
  readonly name: string;
  /** Its Japanese name, and the word for its kind. */
  readonly others: readonly string[];
  /** What gives it; null where nothing does. */
  readonly from: "floors" | "stages" | null;
}

const ORIGINAL_WORLD = "L1";

export function searchSource(dataset: Dataset): SearchSource {
  return {
    ...charactersAndPersons(dataset),
    cards: dataset.storyCards.map((card) => {
      const { id, nameEn, nameJp, nameZh, rarity, type, artistId, credit, release } = card;
      const name = cardName(card);
      const others = [nameEn, nameJp, nameZh, ...card.aliases.map(({ value }) => value)];
      const aliases = new Set(others.filter((text) => text !== null && text !== name));
      return {
        id,
        name,
        aliases: [...aliases].filter((text) => text !== null),
        rarity,
        type,
        artist: artistId,
        credit,
        release,
      };
    }),
    prayers: listable(dataset).map(({ id, name, nameJp, types, start, end }) => ({
      id,
      name,
      nameJp: nameJp === name ? null : nameJp,
      types,
      start,
      end,
    })),
    artists: dataset.artists.map(({ id, name }) => ({ id, name })),
    items: itemsOf(dataset),
    tags: dataset.characterTags.map(({ id, nameEn, nameJp, nameZh, formerNames }) => ({
      id,
      name: nameEn,
      others: [nameJp, nameZh, ...formerNames].filter((name) => name !== null),
    })),
    floors: dataset.towerFloors.map(({ floor, release }) => ({ floor, release })),
  };
}

function itemsOf({ items, stageItems, towerFloors, stages }: Dataset): SourceItem[] {
  const given = new Set(towerFloors.flatMap(({ rewards }) => rewards.map(({ id }) => id)));
  const dropped = new Set(
    stages.flatMap(({ drops }) => (drops ?? []).flatMap((drop) => drop.items)),
  );
  return [
    ...items.map(({ id, name }) => ({
      id,
      name,
      others: [],
      from: given.has(id) ? ("floors" as const) : null,
    })),
    ...stageItems.map(({ id, nameJp }) => {
      const { name, kind } = stageItemName(nameJp) ?? { name: nameJp, kind: "" };
      return {
        id: String(id),
        name,
        others: [nameJp, kind].filter((other) => !name.includes(other)),
        from: dropped.has(id) ? ("stages" as const) : null,
      };
    }),
  ];
}

function charactersAndPersons({
  characters,
}: Dataset): Pick<SearchSource, "persons" | "characters"> {
  const ordered = characters.toSorted(
    (a, b) =>
      Number(b.worldId === ORIGINAL_WORLD) - Number(a.worldId === ORIGINAL_WORLD) ||
      (b.debut ?? 0) - (a.debut ?? 0),
  );
  const persons = [...new Map(ordered.map((one) => [one.personId, one])).values()];
  const place = new Map(persons.map(({ personId }, at) => [personId, at]));
  return {
    persons: persons.map(({ nameEn, shortEn, translit, nameJp, nameKana }) => ({
      nameEn,
      shortEn,
      translit,
      nameJp,
      nameKana,
    })),
    characters: ordered.map((one) => ({
      id: one.id,
      person: place.get(one.personId) ?? -1,
      world: one.worldId,
      form: one.form,
      titleEn: one.titleEn,
      titleJp: one.titleJp,
      nameZh: one.nameZh,
      type: one.type,
      role: one.role,
      // Of itself a status only becomes another one of a released character.
      isReleased: isReleased(statusAt(one, 0)),
    })),
  };
}
