import { formatDate } from "#app/game/date-format.ts";
import { earliestRelease, nextMoment } from "#app/game/reveal.ts";
import { type SearchIndex, searchIndex } from "#app/game/text-match/search-index.ts";
import type { SearchRecord } from "#app/game/text-match/search-record.ts";
import { universalName } from "#app/game/universal-name.ts";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { CARD_TYPES } from "#app/game/vocabulary/card-types.ts";
import { PRAYER_TYPES } from "#app/game/vocabulary/prayer-types.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import { PLACES } from "#app/navigation.ts";
import { prayerPath } from "#app/presenters/prayer-path.ts";
import {
  cardInfoPath,
  characterInfoPath,
  floorPath,
  itemPath,
  tagPath,
} from "#app/presenters/record-paths.ts";
import { siteRoutes } from "#app/site-map.ts";
import type { SearchSource, SourceCharacter, SourcePrayer } from "./search-source.ts";

/** All that a search can find, hidden records too, prepared for it. */
export function searchIndexFrom(source: SearchSource): SearchIndex {
  return searchIndex([
    ...foundCharacters(source),
    ...foundCards(source),
    ...foundPrayers(source),
    ...foundIllustrators(source),
    ...foundItems(source),
    ...foundTags(source),
    ...foundFloors(source),
    ...foundPages(),
  ]);
}

/** Whether a visitor without spoiler mode sees a record at `now`. */
export function shownAt(now: number): (record: SearchRecord) => boolean {
  return ({ shownFrom }) => shownFrom === undefined || shownFrom <= now;
}

/** When the next record is shown, or null. */
export function nextShown({ records }: SearchIndex, now: number): number | null {
  const next = nextMoment(
    records.map(({ shownFrom }) => shownFrom ?? null),
    now,
  );
  return next === Number.POSITIVE_INFINITY ? null : next;
}

/** Story cards by all their names. */
function foundCards({ cards, artists }: Pick<SearchSource, "cards" | "artists">): SearchRecord[] {
  const names = new Map(artists.map(({ id, name }) => [id, name]));
  return cards.map(({ id, name, aliases, rarity, type, artist, credit, release }) => {
    const by = artist === null ? credit : names.get(artist);
    const suit = `${rarity}★ ${labelOf(CARD_TYPES, type)}`;
    return {
      kind: "story-card",
      id,
      name,
      note: by ? `${suit} · art by ${by}` : suit,
      href: cardInfoPath(id),
      writings: aliases,
      ...(release !== null && { hiddenHref: `/story-cards?card=${id}`, shownFrom: release }),
    };
  });
}

/** Illustrators from the first card of theirs on, as the list of them has it. */
function foundIllustrators({
  cards,
  artists,
}: Pick<SearchSource, "cards" | "artists">): SearchRecord[] {
  const byArtist = Map.groupBy(cards, ({ artist }) => artist);
  return artists.flatMap(({ id, name }): SearchRecord[] => {
    const first = earliestRelease((byArtist.get(id) ?? []).map(({ release }) => release));
    if (first === null) return [];
    return [
      {
        kind: "illustrator",
        id,
        name,
        note: `First card ${formatDate(first, "short", "utc")}`,
        href: `/story-cards/illustrators#illustrator-${id}`,
        shownFrom: first,
      },
    ];
  });
}

/** Tags of characters. */
function foundTags({ tags }: Pick<SearchSource, "tags">): SearchRecord[] {
  return tags.map(({ id, name, others }) => ({
    kind: "tag",
    id,
    name,
    note: "Tag of characters",
    href: tagPath(id),
    writings: others,
  }));
}

/** Characters by the names of their persons in every writing, by form, title and world. */
function foundCharacters({
  persons,
  characters,
}: Pick<SearchSource, "persons" | "characters">): SearchRecord[] {
  return characters.flatMap((character): SearchRecord[] => {
    const { id, world, form, titleEn, titleJp, nameZh } = character;
    const person = persons[character.person];
    if (!person) return [];
    const { nameEn, shortEn, translit, nameJp, nameKana } = person;
    const writings = [translit, nameJp, nameKana, nameZh, form, titleEn, titleJp];
    return [
      {
        kind: "character",
        id,
        name: universalName({ nameEn, titleEn, world }),
        note: noteOfCharacter(character),
        href: characterInfoPath(id),
        shortNames: [nameEn, shortEn],
        writings: writings.filter((text) => text !== null),
        world,
        ...(character.isReleased
          ? {}
          : {
              hiddenHref: `/characters?character=${encodeURIComponent(id)}`,
              shownFrom: Number.POSITIVE_INFINITY,
            }),
      },
    ];
  });
}

function noteOfCharacter({ world, form, type, role }: SourceCharacter): string {
  const parts = [
    `World ${world}`,
    form,
    type && labelOf(BANNER_TYPES, type),
    role && labelOf(ROLES, role),
  ];
  return parts.filter((part) => part !== null).join(" · ");
}

/** The pages of the navigation, by their names there and by the other names in their addresses. */
function foundPages(): SearchRecord[] {
  const named = PLACES.flatMap((place) => [
    { path: place.path, label: place.label, note: "Page", jp: null },
    ...(place.pages ?? []).map(({ path, label, jp }) => ({
      path,
      label,
      note: path === place.path ? "Page" : `Page of ${place.label}`,
      jp,
    })),
  ]);
  return [...Map.groupBy(named, ({ path }) => path)].flatMap(([path, [first, ...others]]) => {
    if (!first) return [];
    const labels = others.flatMap(({ label, jp }) => [label, jp]);
    const writings = [first.jp, ...labels, ...otherNames(path)].filter((text) => text !== null);
    return { kind: "page", id: path, name: first.label, note: first.note, href: path, writings };
  });
}

/** The last segments of the aliases of a path. */
function otherNames(path: string): string[] {
  return siteRoutes()
    .filter((route) => `/${route.canonical}` === path && route.path !== route.canonical)
    .map((route) => route.path.split("/").at(-1) ?? "");
}

/** The prayers that lists contain; announced ones are no secret. */
function foundPrayers({ prayers }: Pick<SearchSource, "prayers">): SearchRecord[] {
  return prayers.map((prayer) => ({
    kind: "prayer",
    id: prayer.id,
    name: prayer.name,
    note: noteOfPrayer(prayer),
    href: prayerPath(prayer.id),
    writings: prayer.nameJp === null ? [] : [prayer.nameJp],
  }));
}

function noteOfPrayer({ types, start, end }: SourcePrayer): string {
  const [first, last] = [start, end].map((at) => at !== null && formatDate(at, "short", "utc"));
  const span = first && last ? `${first} – ${last}` : first ? `since ${first}` : null;
  const kinds = types.map((type) => labelOf(PRAYER_TYPES, type)).join(", ");
  return [kinds, span].filter(Boolean).join(" · ");
}

/** The floors of the Scarlet Devil Tower, from the lowest up. */
function foundFloors({ floors }: Pick<SearchSource, "floors">): SearchRecord[] {
  return floors.map(({ floor, release }) => ({
    kind: "floor",
    id: floor,
    name: `Floor ${floor}`,
    note:
      release === null
        ? "Scarlet Devil Tower"
        : `Scarlet Devil Tower · since ${formatDate(release, "short", "utc")}`,
    href: floorPath(floor),
    ...(release !== null && { shownFrom: release }),
  }));
}

/** Items, with what gives them where anything does. */
function foundItems({ items }: Pick<SearchSource, "items">): SearchRecord[] {
  return items.map(({ id, name, others, from }) => ({
    kind: "item",
    id,
    name,
    note: from === null ? "Item" : GIVEN[from],
    href: itemPath(id),
    writings: others,
  }));
}

const GIVEN = {
  floors: "Item · given by floors of the Scarlet Devil Tower",
  stages: "Item · may drop in stages of the story",
} as const;
