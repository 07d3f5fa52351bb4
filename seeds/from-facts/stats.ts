import { STATS, type Stat } from "#app/game/vocabulary/stats.ts";

/** Stat ids by their name in the facts. */
const STAT_BY_FACT: Readonly<Partial<Record<string, Stat>>> = {
  hp: "hp",
  agi: "agi",
  yangAtk: "yang-atk",
  yangDef: "yang-def",
  yinAtk: "yin-atk",
  yinDef: "yin-def",
};

/** Level-1 values by stat, in the order of the game. Throws on a stat that is not known. */
export function baseStatsOf(
  values: Readonly<Record<string, number>>,
): Partial<Record<Stat, number>> {
  return Object.fromEntries(statsInOrder(values));
}

/** Values by stat as a list, in the order of the game. Throws on a stat that is not known. */
export function statsInOrder<Value>(values: Readonly<Record<string, Value>>): [Stat, Value][] {
  const known = new Map(
    Object.entries(values).map(([name, value]): [Stat, Value] => {
      const stat = STAT_BY_FACT[name];
      if (stat === undefined) throw new Error(`${name} is not a stat of the facts`);
      return [stat, value];
    }),
  );
  return STATS.flatMap(({ id }): [Stat, Value][] => {
    const value = known.get(id);
    return value === undefined ? [] : [[id, value]];
  });
}
