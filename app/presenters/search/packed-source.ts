import { millisecondsInDay } from "date-fns/constants";
import type { SearchSource, SourceCard, SourceCharacter, SourcePrayer } from "./search-source.ts";

/**
 * The source of a search as it goes to browsers, small: a list for each field, so that like stands
 * by like.
 */
export interface PackedSource {
  readonly persons: Columns<SearchSource["persons"][number]>;
  readonly characters: Columns<Omit<SourceCharacter, "id" | "nameZh">> & {
    /** The id up to its first hyphen. */
    readonly idStart: readonly string[];
    readonly idEnd: UnlessLast<string>;
    readonly nameZh: UnlessLast<string | null>;
  };
  readonly cards: Columns<Omit<SourceCard, "release">> & { readonly release: Instants };
  readonly prayers: Columns<Omit<SourcePrayer, "start" | "end">> & {
    readonly start: Instants;
    /** Days since the start; since the beginning of 1970 where that is not known. */
    readonly length: Instants;
  };
  readonly artists: Columns<SearchSource["artists"][number]>;
  readonly items: Columns<SearchSource["items"][number]>;
  readonly tags: Columns<Omit<SearchSource["tags"][number], "id">> & {
    /** 0 where it is the name in small letters with hyphens. */
    readonly id: readonly (string | 0)[];
  };
  readonly floors: {
    /** How many floors above the one before. */
    readonly floor: readonly number[];
    readonly release: Instants;
  };
}

type Columns<Row> = { readonly [Field in keyof Row]: readonly Row[Field][] };

/** 0 where it is that of the last character of the same person. */
type UnlessLast<Value> = readonly (Value | 0)[];

/** Days since the last one before that is known; null where it is not known. */
type Instants = readonly (number | null)[];

export function packedSource(source: SearchSource): PackedSource {
  const { persons, characters, cards, prayers, floors } = source;
  return {
    persons: columns(persons, ["nameEn", "shortEn", "translit", "nameJp", "nameKana"]),
    characters: {
      ...columns(characters, CHARACTER_FIELDS),
      idStart: characters.map(({ id }) => id.replace(/-.*/s, "")),
      idEnd: unlessLast(characters, ({ id }) => id.replace(/^[^-]*/, "")),
      nameZh: unlessLast(characters, ({ nameZh }) => nameZh),
    },
    cards: {
      ...columns(cards, CARD_FIELDS),
      release: daysBetween(cards.map(({ release }) => release)),
    },
    prayers: {
      ...columns(prayers, PRAYER_FIELDS),
      start: daysBetween(prayers.map(({ start }) => start)),
      length: prayers.map(({ start, end }) => (end === null ? null : days(end - (start ?? 0)))),
    },
    artists: columns(source.artists, ["id", "name"]),
    items: columns(source.items, ["id", "name", "others", "from"]),
    tags: {
      ...columns(source.tags, ["name", "others"]),
      id: source.tags.map(({ id, name }) => (id === hyphenated(name) ? 0 : id)),
    },
    floors: {
      floor: floors.map(({ floor }, at) => floor - (floors[at - 1]?.floor ?? 0)),
      release: daysBetween(floors.map(({ release }) => release)),
    },
  };
}

/** The source that was packed. */
export function unpackedSource(packed: PackedSource): SearchSource {
  const { characters, cards, prayers, floors } = packed;
  const { idStart, idEnd, nameZh, ...ofCharacters } = characters;
  const { release: cardReleases, ...ofCards } = cards;
  const { start: starts, length, ...ofPrayers } = prayers;
  const releases = instantsOf(cardReleases);
  const begun = instantsOf(starts);
  const risen = instantsOf(floors.release);
  const idEnds = withLast(idEnd, characters.person);
  const namesZh = withLast(nameZh, characters.person);
  let floor = 0;
  return {
    persons: rows(packed.persons, packed.persons.nameEn.length),
    characters: rows(ofCharacters, idStart.length).map((one, at) => ({
      ...one,
      id: `${idStart[at]}${idEnds[at]}`,
      nameZh: namesZh[at] ?? null,
    })),
    cards: rows(ofCards, cards.id.length).map((card, at) => ({
      ...card,
      release: releases[at] ?? null,
    })),
    prayers: rows(ofPrayers, prayers.id.length).map((prayer, at) => {
      const start = begun[at] ?? null;
      const span = length[at] ?? null;
      return { ...prayer, start, end: span === null ? null : (start ?? 0) + milliseconds(span) };
    }),
    artists: rows(packed.artists, packed.artists.id.length),
    items: rows(packed.items, packed.items.id.length),
    tags: rows(packed.tags, packed.tags.id.length).map(({ id, ...tag }) => ({
      ...tag,
      id: id === 0 ? hyphenated(tag.name) : id,
    })),
    floors: floors.floor.map((above, at) => {
      floor += above;
      return { floor, release: risen[at] ?? null };
    }),
  };
}

const CHARACTER_FIELDS = [
  "person",
  "world",
  "form",
  "titleEn",
  "titleJp",
  "type",
  "role",
  "isReleased",
] as const;
const CARD_FIELDS = ["id", "name", "aliases", "rarity", "type", "artist", "credit"] as const;
const PRAYER_FIELDS = ["id", "name", "nameJp", "types"] as const;

function columns<Row, const Field extends keyof Row>(
  all: readonly Row[],
  fields: readonly Field[],
): Columns<Pick<Row, Field>> {
  const lists = fields.map((field) => [field, all.map((row) => row[field])]);
  return Object.fromEntries(lists) as Columns<Pick<Row, Field>>;
}

function rows<Row>(all: Columns<Row>, count: number): Row[] {
  const lists = Object.entries<readonly unknown[]>(all);
  return Array.from(
    { length: count },
    (_, at) => Object.fromEntries(lists.map(([field, list]) => [field, list[at]])) as Row,
  );
}

function hyphenated(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

function unlessLast<Value>(
  characters: readonly SourceCharacter[],
  ofOne: (one: SourceCharacter) => Value,
): UnlessLast<Value> {
  const lastOf = new Map<number, Value>();
  return characters.map((one) => {
    const value = ofOne(one);
    const isLast = lastOf.get(one.person) === value;
    lastOf.set(one.person, value);
    return isLast ? 0 : value;
  });
}

function withLast<Value>(
  values: UnlessLast<Value>,
  persons: readonly number[],
): (Value | undefined)[] {
  const lastOf = new Map<number | undefined, Value>();
  return values.map((value, at) => {
    if (value !== 0) lastOf.set(persons[at], value);
    return lastOf.get(persons[at]);
  });
}

const days = (span: number) => span / millisecondsInDay;
const milliseconds = (span: number) => Math.round(span * millisecondsInDay);

function daysBetween(instants: readonly (number | null)[]): Instants {
  let last = 0;
  return instants.map((at) => {
    if (at === null) return null;
    const between = days(at - last);
    last = at;
    return between;
  });
}

function instantsOf(between: Instants): (number | null)[] {
  let last = 0;
  return between.map((span) => {
    if (span === null) return null;
    last += milliseconds(span);
    return last;
  });
}
