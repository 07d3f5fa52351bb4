import type { Attack, AttacksAnswer, CharacterAttacks } from "#app/api-schemas/attacks.ts";
import { type AttackFilter, filterAttacks, spannedPower } from "#app/game/attack-filter.ts";
import { nextStatusMoment } from "#app/game/character-state.ts";
import { type AttackLine, type Power, partsByPower, powerOf } from "#app/game/combat.ts";
import { readFilter } from "#app/game/filter-language/apply-filter.ts";
import { nextMoment } from "#app/game/reveal.ts";
import { LINE_ADDONS } from "#app/game/vocabulary/attacks.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { attackChoices, attackKeys } from "./attack-keys.ts";
import { tagName } from "./attribute-name.ts";
import { universalNameOf } from "./character.ts";
import { releasedOnly } from "./released-only.ts";
import { lastUpdateOf } from "./updates.ts";

type AttackRecord = Dataset["attacks"][number];
type UnitRecord = Dataset["units"][number];
type Tags = Dataset["characterTags"];

/** GET /api/characters/attacks?id=: undefined where there is no such character. */
export function characterAttacks(dataset: Dataset, id: string): CharacterAttacks | undefined {
  if (!dataset.characters.some((one) => one.id === id)) return undefined;
  const unit = dataset.units.find(({ characterId }) => characterId === id);
  return {
    id,
    attacks: dataset.attacks
      .filter(({ characterId }) => characterId === id)
      .map((attack) => attackAnswer(attack, dataset.characterTags)),
    unit: unit ? unitAnswer(unit, dataset.characterTags) : null,
    lastUpdate: lastUpdateOf(dataset.updateEntries, "characters"),
  };
}

/**
 * GET /api/attacks: those of released characters, or of all, that the filter asks for, in its order;
 * else what in `q` cannot be read.
 */
export function attacksAnswer(
  dataset: Dataset,
  { unreleased, q, ...filter }: AttackFilter & { q: string; unreleased: boolean },
  now: number,
): AttacksAnswer | { readonly unread: string } {
  const known = knownAttacks(unreleased ? dataset : releasedOnly(dataset, now));
  const read = readFilter(q, attackKeys(attackChoices(dataset, known)), now);
  const unread = read.refusal ?? read.mistakes[0]?.message;
  if (unread !== undefined) return { unread };
  const { test } = read;
  return {
    content: filterAttacks(known, filter)
      .filter((attack) => test === null || test(attack))
      .map(({ record }) => attackAnswer(record, dataset.characterTags)),
    total: known.length,
    lastUpdate: lastUpdateOf(dataset.updateEntries, "characters"),
  };
}

/** When a character is released whose attacks are known, or null. */
export function nextAttacksMoment(dataset: Dataset, now: number): number | null {
  return nextMoment(
    dataset.characters.map((one) => nextStatusMoment(one, now)),
    now,
  );
}

/** The attacks of a dataset's characters, with what a filter asks of these. */
export function knownAttacks(dataset: Dataset) {
  const byId = new Map(dataset.characters.map((one) => [one.id, one]));
  const tagsOf = new Map(dataset.units.map(({ characterId, tags }) => [characterId, tags]));
  return dataset.attacks.flatMap((record) => {
    const character = byId.get(record.characterId);
    if (!character) return [];
    const { role, type, worldId: world } = character;
    const name = universalNameOf(character);
    const tags = tagsOf.get(character.id) ?? [];
    return [{ ...record, record, character, name, role, type, world, tags }];
  });
}

/** An attack in the form of the API. */
function attackAnswer(attack: AttackRecord, tags: Tags): Attack {
  const { id, characterId, slot, target, scale, totalPower, animation, asOf, sources } = attack;
  const partAnswer = <Id extends string>({ id, power }: { id: Id; power: Power }) => ({
    id,
    ...powerAnswer(power),
  });
  return {
    id,
    character: characterId,
    slot,
    target,
    scale,
    totalPower,
    polarity: partsByPower(attack.polarity).map(partAnswer),
    elements: partsByPower(attack.elements).map(partAnswer),
    bullets: partsByPower(attack.bullets).map(partAnswer),
    killers: attack.killers.map(({ tag, ...power }) => ({
      id: tag,
      name: tagName(tags, tag),
      ...powerAnswer(power),
    })),
    seconds: animation && { withCutIn: animation.full, short: animation.short },
    perSecond: rounded(spannedPower(totalPower, animation, "second")),
    asOf,
    sources,
  };
}

function powerAnswer(power: Power) {
  const { plain = 0, hard = 0, slice = 0 } = power;
  return { total: rounded(powerOf(power)), plain, hard, slice };
}

/** Two decimals, as the pack has them. */
function rounded<Value extends number | null>(value: Value): Value;
function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100) / 100;
}

function unitAnswer(unit: UnitRecord, tags: Tags): NonNullable<CharacterAttacks["unit"]> {
  const { otherTags, weak, resists, immune, asOf, sources } = unit;
  const named = (id: string) => ({ id, name: tagName(tags, id) });
  return {
    tags: unit.tags.map(named),
    otherTags,
    weak,
    resists,
    immune,
    attacks: unit.attacks.map(({ lines, ...attack }) => ({
      ...attack,
      lines: lines.map((line) => lineAnswer(line, named)),
    })),
    skills: unit.skills.map(({ slot, effects, unread }) => ({
      slot,
      unread,
      effects: effects.map((effect) => ({
        kind: effect.kind,
        target: effect.target,
        stats: [...effect.stats],
        levels: effect.levels ?? null,
        percent: effect.percent ?? null,
        power: effect.power ?? null,
        count: effect.count ?? null,
        element: effect.element ?? null,
        anomaly: effect.anomaly ?? null,
        turns: effect.turns ?? null,
        extraChance: effect.extraChance ?? null,
        extraLevels: effect.extraLevels ?? null,
      })),
    })),
    asOf,
    sources,
  };
}

function lineAnswer(
  { killers, addons, traits, inflicts, ...line }: AttackLine,
  named: (id: string) => { id: string; name: string },
) {
  return {
    ...line,
    killers: killers.map(named),
    addons: LINE_ADDONS.flatMap(({ id }) => {
      const value = addons?.[id];
      return value === undefined ? [] : [{ id, value }];
    }),
    traits: [...traits],
    inflicts: [...inflicts],
  };
}
