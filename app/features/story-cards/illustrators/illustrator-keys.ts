import { choiceKey } from "#app/game/filter-language/choice-key.ts";
import type { FilterTable } from "#app/game/filter-language/filter-key.ts";
import { dayKey, numberKey } from "#app/game/filter-language/number-key.ts";
import { textFinder, textKey } from "#app/game/filter-language/text-key.ts";
import { FILTER_RARITIES } from "#app/game/story-card-filter/story-card-filter.ts";
import type { ShownIllustrator } from "./illustrator-item.tsx";

const textsOf = ({ jp }: ShownIllustrator) => [jp];
const cardNames = ({ storyCards }: ShownIllustrator) => storyCards.map(({ name }) => name);

/** What illustrators can be filtered by. */
export const ILLUSTRATOR_KEYS: FilterTable<ShownIllustrator> = {
  words: textFinder((one) => [...textsOf(one), ...cardNames(one)]),
  keys: [
    textKey({
      key: "name",
      label: "Name",
      help: "A part of the artist's name",
      example: "name:夕凪",
      textsOf,
    }),
    textKey({
      key: "card",
      label: "Card",
      help: "A part of the name of a card",
      example: "card:moon",
      textsOf: cardNames,
    }),
    numberKey({
      key: "cards",
      label: "Cards",
      help: "How many cards",
      example: "cards>=5",
      numberOf: ({ storyCards }) => storyCards.length,
    }),
    numberKey({
      key: "stars",
      aliases: ["rarity"],
      label: "Stars",
      help: "The rarity of a card",
      example: "stars:5",
      choices: FILTER_RARITIES.toReversed().map((stars) => ({
        id: String(stars),
        label: `${stars}★`,
      })),
      idsOf: ({ storyCards }) => storyCards.map(({ rarity }) => String(rarity)),
      numberOf: ({ storyCards }) => storyCards.map(({ rarity }) => rarity),
    }),
    dayKey({
      key: "since",
      label: "Since",
      help: "The day of the first card: a day, a month or a year",
      example: "since:2021",
      instantOf: ({ earliest }) => earliest,
    }),
    choiceKey({
      key: "link",
      label: "Link",
      help: "A link that is known",
      example: "link:pixiv",
      choices: [
        { id: "twitter", label: "Twitter" },
        { id: "pixiv", label: "Pixiv" },
        { id: "website", label: "Website" },
      ],
      idsOf: ({ twitter, pixiv, website }) => [
        ...(twitter === null ? [] : ["twitter"]),
        ...(pixiv === null ? [] : ["pixiv"]),
        ...(website === null ? [] : ["website"]),
      ],
    }),
  ],
};
