/**
 * Stats of characters and story cards, in the game's order (specification 1 §3).
 * `weight` is what one point counts in the total stat: HP counts 0.2.
 */
export const STATS = [
  { id: "hp", label: "HP", weight: 0.2 },
  { id: "agi", label: "Agility", weight: 1 },
  { id: "yang-atk", label: "Yang ATK", weight: 1 },
  { id: "yang-def", label: "Yang DEF", weight: 1 },
  { id: "yin-atk", label: "Yin ATK", weight: 1 },
  { id: "yin-def", label: "Yin DEF", weight: 1 },
] as const;

export type Stat = (typeof STATS)[number]["id"];
