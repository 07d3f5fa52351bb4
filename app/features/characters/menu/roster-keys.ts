import type { Box } from "#app/collection/box/box.ts";
import { entryOf, keyOf } from "#app/collection/box/entry.ts";
import { choiceKey, yesKey } from "#app/game/filter-language/choice-key.ts";
import type { FilterChoice, FilterTable } from "#app/game/filter-language/filter-key.ts";
import { ageKey, dayKey, numberKey } from "#app/game/filter-language/number-key.ts";
import { textFinder, textKey } from "#app/game/filter-language/text-key.ts";
import { RELEASE_TYPES } from "#app/game/release-filter.ts";
import { shortWorld } from "#app/game/universal-name.ts";
import { CHARACTER_STATUSES } from "#app/game/vocabulary/characters.ts";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { STATS } from "#app/game/vocabulary/stats.ts";
import type { CharacterFacts } from "#app/presenters/character-facts.ts";
import type { RosterEntry } from "./roster-data.ts";

/** A character with what filters ask beside what the list shows; that may not be there yet. */
export type RosterRow = RosterEntry & Partial<CharacterFacts>;

/** What the roster can be filtered by. Worlds and tags are data, owned ones the visitor's. */
export function rosterKeys({
  worlds,
  tags,
  box,
}: {
  worlds: readonly FilterChoice[];
  tags: readonly FilterChoice[];
  box: Box;
}): FilterTable<RosterRow> {
  const entry = ({ id }: RosterRow) => entryOf(box, keyOf("character", id));
  const textsOf = ({ name, names = [] }: RosterRow) => (name ? [name, ...names] : names);
  return {
    words: textFinder(textsOf),
    keys: [
      textKey({
        key: "name",
        label: "Name",
        help: "A part of a name in any writing; with = the whole name",
        example: "name:rei*",
        textsOf,
      }),
      choiceKey({
        key: "role",
        label: "Role",
        help: "The role in battle",
        example: "role:atk",
        choices: ROLES,
        idsOf: ({ role }) => (role === undefined ? [] : [role]),
      }),
      choiceKey({
        key: "type",
        label: "Type",
        help: "The kind of banner a character comes from",
        example: "type:epic,relic",
        choices: RELEASE_TYPES.map(({ id, label, covers }) => ({ id, label, aliases: covers })),
        idsOf: typesOf,
      }),
      choiceKey({
        key: "world",
        label: "World",
        help: "The code of a world",
        example: "-world:A*",
        choices: worlds,
        idsOf: ({ universe }) => [universe],
      }),
      choiceKey({
        key: "element",
        label: "Element",
        help: "An element of some attack, where attacks are known",
        example: "element:fire OR element:sun",
        choices: ELEMENTS,
        idsOf: ({ elements = [] }) => elements,
      }),
      choiceKey({
        key: "killer",
        label: "Kills",
        help: "A tag that some attack kills, where attacks are known",
        example: 'killer:"Moon Rabbit"',
        choices: tags,
        idsOf: ({ killers = [] }) => killers,
      }),
      choiceKey({
        key: "tag",
        label: "Tag",
        help: "A tag of the character, where it is known",
        example: "tag:human",
        choices: tags,
        idsOf: (row) => row.tags ?? [],
      }),
      yesKey({
        key: "rebirth",
        label: "Rebirth",
        help: "Yes or no",
        example: "rebirth:yes",
        is: ({ rebirth }) => rebirth !== undefined,
      }),
      choiceKey({
        key: "status",
        label: "Status",
        help: "Where the character stands in the global version",
        example: "status:limited",
        choices: CHARACTER_STATUSES,
        idsOf: ({ status }) => [status],
      }),
      dayKey({
        key: "debut",
        aliases: ["released"],
        label: "Debut",
        help: "The first day in the global version: a day, a month or a year",
        example: "debut>=2024-01",
        instantOf: ({ debut }) => debut ?? null,
      }),
      dayKey({
        key: "banner",
        label: "Last banner",
        help: "The day on which the latest banner began",
        example: "banner:2024",
        instantOf: ({ lastBanner }) => lastBanner ?? null,
      }),
      ageKey({
        key: "rerun",
        label: "Since the last banner",
        help: "How long ago the latest banner began: days, weeks, months (mo), years",
        example: "rerun<90d",
        instantOf: ({ lastBanner }) => lastBanner ?? null,
      }),
      ...STATS.map(({ id, label }) =>
        numberKey<RosterRow>({
          key: id,
          label,
          help: "The stat at level 1, where it is known",
          example: STAT_EXAMPLES[id],
          numberOf: ({ stats }) => stats?.[id] ?? null,
        }),
      ),
      yesKey({
        key: "owned",
        label: "Owned",
        help: "In your collection, which this browser keeps",
        example: "owned:no",
        is: (row) => entry(row).count > 0,
      }),
      yesKey({
        key: "wanted",
        label: "Wanted",
        help: "Wanted in your collection",
        example: "wanted:yes",
        is: (row) => entry(row).wanted,
      }),
    ],
  };
}

const STAT_EXAMPLES = {
  hp: "hp:6000..7000",
  agi: "agi>=1200",
  "yang-atk": "yang-atk>1200",
  "yang-def": "yang-def>1200",
  "yin-atk": "yin-atk>1200",
  "yin-def": "yin-def>1200",
} as const;

/** The choices of type that a character is among. */
export function typesOf({ type }: Pick<RosterEntry, "type">): readonly string[] {
  return RELEASE_TYPES.filter(({ covers }) => covers.some((covered) => covered === type)).map(
    ({ id }) => id,
  );
}

/** A world as filters know it, by its code or its name. */
export function worldChoice({ id, arc }: { readonly id: string; readonly arc: string | null }) {
  return { id, label: shortWorld(id), aliases: arc === null ? [] : [arc] };
}
