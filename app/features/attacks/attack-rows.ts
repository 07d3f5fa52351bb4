import {
  type AttackFilter,
  type FilteredAttack,
  filterAttacks,
  meetsAttackFilter,
  spannedPower,
} from "#app/game/attack-filter.ts";
import { type PowerSplit, partsByPower, powerOf } from "#app/game/combat.ts";
import { keyOf, readFilter } from "#app/game/filter-language/apply-filter.ts";
import { facetCounts } from "#app/game/filter-language/facet-counts.ts";
import type { FilterTable } from "#app/game/filter-language/filter-key.ts";
import type { AttackTarget, CardSlot, Polarity } from "#app/game/vocabulary/attacks.ts";
import type { Bullet } from "#app/game/vocabulary/buffs.ts";
import type { Element } from "#app/game/vocabulary/elements.ts";
import { attackChoices, attackKeys } from "#app/presenters/attack-keys.ts";
import { knownAttacks } from "#app/presenters/attacks.ts";
import { tagName } from "#app/presenters/attribute-name.ts";
import { releasedOnly } from "#app/presenters/released-only.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { type AttacksState, attackFilterOf } from "./search-params.ts";

interface PowerPart<Id extends string> {
  readonly id: Id;
  readonly power: number;
}

/** A row of the table: an attack and whose it is. */
export interface AttackRow {
  readonly id: string;
  readonly slot: CardSlot;
  readonly target: AttackTarget;
  readonly power: number | null;
  readonly seconds: number | null;
  readonly elements: readonly PowerPart<Element>[];
  readonly bullets: readonly PowerPart<Bullet>[];
  readonly polarity: readonly PowerPart<Polarity>[];
  readonly killers: readonly { readonly name: string; readonly power: number }[];
  /** Id of the character, whom the table looks up. */
  readonly character: string;
  /** Whether she is not released, so that there is no page of the cards for it. */
  readonly isHidden?: boolean;
}

export type AttackRows = Omit<ReturnType<typeof attackRows>, "read">;

/** The attacks that the query leaves, as many as are shown, and what the form offers. */
export function attackRows(dataset: Dataset, state: AttacksState, now: number) {
  const known = knownAttacks(releasedOnly(dataset, now));
  const choices = attackChoices(dataset, known);
  const table = attackKeys(choices);
  const read = readFilter(state.q, table, now);
  const { test } = read;
  const meetsKeys = (attack: FilteredAttack) => test === null || test(attack);
  const filter = attackFilterOf(state);
  const found = filterAttacks(known, filter).filter(meetsKeys);
  const named = (tag: string) => tagName(dataset.characterTags, tag);
  return {
    read,
    rows: found.slice(0, state.shown).map(
      ({ character, ...attack }): AttackRow => ({
        id: attack.id,
        slot: attack.slot,
        target: attack.target,
        power: rounded(spannedPower(attack.totalPower, attack.animation, state.per)),
        seconds: attack.animation?.short ?? null,
        elements: parts(attack.elements),
        bullets: parts(attack.bullets),
        polarity: parts(attack.polarity),
        killers: attack.killers.map(({ tag, ...power }) => ({
          name: named(tag),
          power: rounded(powerOf(power)) ?? 0,
        })),
        character: character.id,
      }),
    ),
    found: found.length,
    total: known.length,
    choices,
    counts: countsOf(known, table, filter, meetsKeys),
    asOf: known.reduce((latest, { asOf }) => (asOf > latest ? asOf : latest), ""),
  };
}

/** Facets of the form, each by the key of the same name. */
const FACETS = [
  "element",
  "bullet",
  "polarity",
  "killer",
  "tag",
  "target",
  "slot",
  "role",
  "type",
  "world",
] as const;

/** How many attacks each choice would leave, for each facet with all others set. */
function countsOf(
  known: readonly FilteredAttack[],
  table: FilterTable<FilteredAttack>,
  filter: AttackFilter,
  meetsKeys: (attack: FilteredAttack) => boolean,
) {
  const counts: Partial<Record<string, [string, number][]>> = {};
  for (const facet of FACETS) {
    const others = { ...filter, [facet]: [] };
    const key = keyOf(table, facet);
    if (!key) continue;
    counts[facet] = [
      ...facetCounts(known, key, (one) => meetsKeys(one) && meetsAttackFilter(one, others)),
    ];
  }
  return counts;
}

function parts<Id extends string>(split: PowerSplit<Id>) {
  return partsByPower(split).map(({ id, power }) => ({ id, power: rounded(powerOf(power)) ?? 0 }));
}

/** Two decimals, as the pack has them. */
function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100) / 100;
}
