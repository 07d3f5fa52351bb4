import type { StoryCard } from "#app/api-schemas/story-cards.ts";
import type { Box } from "#app/collection/box/box.ts";
import { entryOf, keyOf } from "#app/collection/box/entry.ts";
import { choiceKey, yesKey } from "#app/game/filter-language/choice-key.ts";
import { type FilterKey, type FilterTable, isPlain } from "#app/game/filter-language/filter-key.ts";
import { dayKey, numberKey } from "#app/game/filter-language/number-key.ts";
import { textFinder, textKey } from "#app/game/filter-language/text-key.ts";
import {
  EFFECT_KEY,
  effectAskText,
  effectChoices,
  isAskedFor,
  readEffectAsk,
} from "#app/game/story-card-filter/effect-ask.ts";
import type { Named, NamedPerson } from "#app/game/story-card-filter/known-names.ts";
import { OBTAINING_CHOICES, sourcesOf } from "#app/game/story-card-filter/obtaining.ts";
import { CARD_TYPES } from "#app/game/vocabulary/card-types.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { STATS } from "#app/game/vocabulary/stats.ts";

/** What cards are filtered by, as the documented answer has them. */
export type FilteredCard = Pick<
  StoryCard,
  | "id"
  | "name"
  | "aliases"
  | "type"
  | "rarity"
  | "artist"
  | "featured"
  | "releaseDate"
  | "obtaining"
  | "stats"
  | "total"
  | "buffs"
  | "randomBuffs"
>;

/** What story cards can be filtered by. Persons and tags are data, owned ones the visitor's. */
export function cardKeys({
  persons,
  tags,
  box,
}: {
  persons: readonly NamedPerson[];
  tags: readonly Named[];
  box: Box;
}): FilterTable<FilteredCard> {
  const entry = ({ id }: FilteredCard) => entryOf(box, keyOf("card", id));
  const textsOf = ({ name, aliases }: FilteredCard) => [name, ...aliases.map(({ value }) => value)];
  return {
    words: textFinder(textsOf),
    keys: [
      textKey({
        key: "name",
        label: "Name",
        help: "A part of a name or of another name; with = the whole name",
        example: "name:moon",
        textsOf,
      }),
      effectKey(tags),
      numberKey({
        key: "stars",
        aliases: ["rarity", "star"],
        label: "Stars",
        help: "The rarity, from 1 to 5",
        example: "stars>=4",
        numberOf: ({ rarity }) => rarity,
      }),
      choiceKey({
        key: "type",
        label: "Type",
        help: "The flower of the card",
        example: "type:plum",
        choices: CARD_TYPES,
        idsOf: ({ type }) => [type],
      }),
      choiceKey({
        key: "character",
        aliases: ["featured"],
        label: "Shows",
        help: "Somebody whom the card shows",
        example: "character:Reimu*",
        choices: persons.map(({ id, name, translit }) => ({
          id,
          label: name,
          aliases: translit === null ? [] : [translit],
        })),
        idsOf: ({ featured }) => featured,
      }),
      textKey({
        key: "artist",
        label: "Artist",
        help: "A part of the artist's name",
        example: "artist:夕凪",
        textsOf: ({ artist }) => [artist.jp],
      }),
      choiceKey({
        key: "from",
        aliases: ["obtaining", "source"],
        label: "From",
        help: "Where the card is obtained",
        example: "from:event",
        choices: OBTAINING_CHOICES,
        idsOf: sourceChoicesOf,
      }),
      choiceKey({
        key: "role",
        label: "For the role",
        help: "A card of which no effect is reserved for another role",
        example: "role:atk",
        choices: ROLES,
        idsOf: fittingRoles,
      }),
      ...STATS.map(({ id, label }) =>
        numberKey<FilteredCard>({
          key: id,
          label,
          help: "The highest value that the card gives",
          example: `${id}>=100`,
          numberOf: ({ stats }) => stats.filter(({ type }) => type === id).map(({ max }) => max),
        }),
      ),
      numberKey({
        key: "total",
        label: "Total",
        help: "The total of the stats at most, in which HP counts 0.2",
        example: "total>=400",
        numberOf: ({ total }) => total.max,
      }),
      dayKey({
        key: "released",
        label: "Released",
        help: "The day of release in UTC: a day, a month or a year",
        example: "released>=2024",
        instantOf: ({ releaseDate }) => releaseDate,
      }),
      yesKey({
        key: "owned",
        label: "Owned",
        help: "In your collection, which this browser keeps",
        example: "owned:no",
        is: (card) => entry(card).count > 0,
      }),
      yesKey({
        key: "wanted",
        label: "Wanted",
        help: "Wanted in your collection",
        example: "wanted:yes",
        is: (card) => entry(card).wanted,
      }),
      numberKey({
        key: "copies",
        label: "Copies",
        help: "How many you own",
        example: "copies:1..4",
        numberOf: (card) => entry(card).count,
      }),
    ],
  };
}

/** `effect:yin-atk-up:party:2+:2t`: an effect with all that follows it. */
function effectKey(tags: readonly Named[]): FilterKey<FilteredCard> {
  return {
    key: EFFECT_KEY,
    aliases: ["buff"],
    label: "Effect",
    help: "An effect; behind it self or party, a least value (2+), turns (2t)",
    example: "effect:yin-atk-up:party:2+:2t",
    choices: effectChoices(tags),
    writtenValue: (text) => {
      const ask = readEffectAsk(text, tags);
      return typeof ask === "string" ? text : effectAskText(ask, tags);
    },
    read: ({ key, comparison, value }) => {
      if (!isPlain(comparison)) return `“${key}” is compared with “:” alone.`;
      const ask = readEffectAsk(value.text, tags);
      if (typeof ask === "string") return ask;
      return ({ buffs, randomBuffs }) =>
        [buffs, ...randomBuffs].some((group) => group.some((buff) => isAskedFor(buff, ask)));
    },
  };
}

// Made once, as every card is asked.
const SOURCES = OBTAINING_CHOICES.map(({ id }) => ({ id, sources: sourcesOf([id]) }));

/** The choices of obtaining that stand for a source of the card. */
export function sourceChoicesOf({ obtaining }: Pick<StoryCard, "obtaining">): readonly string[] {
  return SOURCES.filter(({ sources }) => obtaining.some(({ type }) => sources.has(type))).map(
    ({ id }) => id,
  );
}

/** The roles for which no effect of the card is reserved for another. */
export function fittingRoles({
  buffs,
  randomBuffs,
}: Pick<StoryCard, "buffs" | "randomBuffs">): readonly string[] {
  const reserved = [...buffs, ...randomBuffs.flat()].flatMap(({ role }) => role ?? []);
  return ROLES.map(({ id }) => id).filter((id) => reserved.every((one) => one === id));
}
