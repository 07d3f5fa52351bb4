import { choiceKey, yesKey } from "#app/game/filter-language/choice-key.ts";
import type { FilterTable } from "#app/game/filter-language/filter-key.ts";
import { numberKey } from "#app/game/filter-language/number-key.ts";
import { textFinder } from "#app/game/filter-language/text-key.ts";
import type { FilteredFloor } from "#app/game/tower-filter.ts";
import { ABILITY_TYPES } from "#app/game/vocabulary/ability-types.ts";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import type { StandingEnemy } from "#app/presenters/standing-enemies.ts";

/** A floor as filters see it. */
export interface FloorRow extends FilteredFloor {
  readonly floor: number;
  readonly isBoss: boolean;
  readonly isStory: boolean;
}

/** What floors can be filtered by. Enemies and items are data. */
export function floorKeys({
  enemies,
  items,
}: {
  enemies: readonly StandingEnemy[];
  items: readonly { readonly id: string; readonly name: string }[];
}): FilterTable<FloorRow> {
  const nameOf = new Map(
    enemies.flatMap(({ name, units }) =>
      units.map((id) => [id, [name.en, name.translit ?? name.en]] as const),
    ),
  );
  const enemyOf = new Map(enemies.flatMap(({ id, units }) => units.map((unit) => [unit, id])));
  const standing = ({ enemies: slots }: FloorRow) => slots.filter((enemy) => enemy !== null);
  return {
    words: textFinder((row) => standing(row).flatMap(({ unit }) => nameOf.get(unit.id) ?? [])),
    keys: [
      numberKey({
        key: "floor",
        label: "Floor",
        help: "The number of the floor",
        example: "floor:400..437",
        numberOf: ({ floor }) => floor,
      }),
      choiceKey({
        key: "enemy",
        label: "Enemy",
        help: "Somebody who stands there",
        example: "enemy:Cirno*",
        choices: enemies.map(({ id, name }) => ({
          id,
          label: name.en,
          aliases: name.translit ? [name.translit] : [],
        })),
        idsOf: (row) => standing(row).flatMap(({ unit }) => enemyOf.get(unit.id) ?? []),
      }),
      choiceKey({
        key: "weak",
        label: "Weak to",
        help: "An enemy is weak to the element",
        example: "weak:fire weak:sun",
        choices: ELEMENTS,
        idsOf: (row) => standing(row).flatMap(({ weaks }) => weaks),
      }),
      choiceKey({
        key: "resist",
        label: "Resists",
        help: "An enemy resists the element",
        example: "-resist:fire",
        choices: ELEMENTS,
        idsOf: (row) => standing(row).flatMap(({ resists }) => resists),
      }),
      choiceKey({
        key: "ability",
        label: "Ability",
        help: "An enemy's ability is of the kind",
        example: "ability:graze",
        choices: ABILITY_TYPES,
        idsOf: (row) =>
          standing(row).flatMap(({ ability }) => ability?.items.map(({ type }) => type) ?? []),
      }),
      choiceKey({
        key: "reward",
        aliases: ["item"],
        label: "Gives",
        help: "An item that the floor gives",
        example: "reward:*coin*",
        choices: items.map(({ id, name }) => ({ id, label: name })),
        idsOf: ({ rewards }) => rewards.map(({ id }) => id),
      }),
      numberKey({
        key: "enemies",
        label: "Enemies",
        help: "How many stand there",
        example: "enemies:1",
        numberOf: (row) => standing(row).length,
      }),
      yesKey({
        key: "boss",
        label: "Boss floor",
        help: "Yes or no",
        example: "boss:yes",
        is: ({ isBoss }) => isBoss,
      }),
      yesKey({
        key: "story",
        label: "Story floor",
        help: "Yes or no",
        example: "story:yes",
        is: ({ isStory }) => isStory,
      }),
    ],
  };
}
