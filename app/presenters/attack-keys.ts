import type { FilteredAttack } from "#app/game/attack-filter.ts";
import { choiceKey } from "#app/game/filter-language/choice-key.ts";
import type { FilterChoice, FilterTable } from "#app/game/filter-language/filter-key.ts";
import { numberKey } from "#app/game/filter-language/number-key.ts";
import { textFinder, textKey } from "#app/game/filter-language/text-key.ts";
import { ATTACK_TARGETS, CARD_SLOTS, POLARITIES } from "#app/game/vocabulary/attacks.ts";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { BULLETS } from "#app/game/vocabulary/buffs.ts";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import type { Dataset } from "#db/queries/dataset.ts";

/** What the data offer to choose from: codes of worlds, tags that attacks kill, tags of characters. */
export interface AttackChoices {
  readonly worlds: readonly string[];
  readonly killed: readonly FilterChoice[];
  readonly borne: readonly FilterChoice[];
}

/** The choices that find some of these attacks. */
export function attackChoices(
  dataset: Pick<Dataset, "worlds" | "characterTags">,
  attacks: readonly FilteredAttack[],
): AttackChoices {
  const worlds = new Set(attacks.map(({ world }) => world));
  const tagsAmong = (ids: ReadonlySet<string>) =>
    dataset.characterTags
      .filter(({ id }) => ids.has(id))
      .map(({ id, nameEn }) => ({ id, label: nameEn }));
  return {
    worlds: dataset.worlds.map(({ id }) => id).filter((id) => worlds.has(id)),
    killed: tagsAmong(new Set(attacks.flatMap(({ killers }) => killers.map(({ tag }) => tag)))),
    borne: tagsAmong(new Set(attacks.flatMap(({ tags }) => tags))),
  };
}

/** What attacks can be filtered by, on their page and in their call. */
export function attackKeys({ worlds, killed, borne }: AttackChoices): FilterTable<FilteredAttack> {
  const textsOf = ({ name }: FilteredAttack) => [name];
  return {
    words: textFinder(textsOf),
    keys: [
      textKey({
        key: "name",
        label: "Character",
        help: "A part of the character's name",
        example: "name:marisa",
        textsOf,
      }),
      choiceKey({
        key: "element",
        label: "Element",
        help: "Some power is of the element",
        example: "element:fire OR element:sun",
        choices: ELEMENTS,
        idsOf: ({ elements }) => Object.keys(elements),
      }),
      choiceKey({
        key: "bullet",
        label: "Bullet",
        help: "Some power is of the kind of bullet",
        example: "bullet:laser",
        choices: BULLETS,
        idsOf: ({ bullets }) => Object.keys(bullets),
      }),
      choiceKey({
        key: "polarity",
        label: "Polarity",
        help: "Some power is Yin or Yang",
        example: "polarity:yin",
        choices: POLARITIES,
        idsOf: ({ polarity }) => Object.keys(polarity),
      }),
      choiceKey({
        key: "killer",
        label: "Kills",
        help: "A tag that it kills",
        example: "killer:youkai",
        choices: killed,
        idsOf: ({ killers }) => killers.map(({ tag }) => tag),
      }),
      choiceKey({
        key: "tag",
        label: "Tag",
        help: "A tag of the character, where it is known",
        example: "tag:human",
        choices: borne,
        idsOf: (attack) => attack.tags,
      }),
      choiceKey({
        key: "target",
        label: "Target",
        help: "One enemy or all",
        example: "target:all",
        choices: ATTACK_TARGETS,
        idsOf: ({ target }) => [target],
      }),
      choiceKey({
        key: "slot",
        label: "Attack",
        help: "Spell card 1 or 2, or last word",
        example: "slot:lw",
        choices: CARD_SLOTS,
        idsOf: ({ slot }) => [slot],
      }),
      choiceKey({
        key: "role",
        label: "Role",
        help: "The role of the character",
        example: "role:atk",
        choices: ROLES,
        idsOf: ({ role }) => (role === null ? [] : [role]),
      }),
      choiceKey({
        key: "type",
        label: "Type",
        help: "The kind of banner that the character comes from",
        example: "type:epic",
        choices: BANNER_TYPES,
        idsOf: ({ type }) => (type === null ? [] : [type]),
      }),
      choiceKey({
        key: "world",
        label: "World",
        help: "The code of the character's world",
        example: "-world:A*",
        choices: worlds.map((id) => ({ id, label: id })),
        idsOf: ({ world }) => [world],
      }),
      numberKey({
        key: "power",
        label: "Power",
        help: "The total power at full boost",
        example: "power>=20000",
        numberOf: ({ totalPower }) => totalPower,
      }),
      numberKey({
        key: "seconds",
        label: "Seconds",
        help: "Of the animation without the cut-in, where they are known",
        example: "seconds<5",
        numberOf: ({ animation }) => animation?.short ?? null,
      }),
    ],
  };
}
