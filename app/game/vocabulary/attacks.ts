/** The attacks of a character, in the game's order. */
export const ATTACK_SLOTS = [
  { id: "spread", label: "Spread shot" },
  { id: "focus", label: "Focus shot" },
  { id: "sc1", label: "Spell card 1" },
  { id: "sc2", label: "Spell card 2" },
  { id: "lw", label: "Last word" },
] as const;

export type AttackSlot = (typeof ATTACK_SLOTS)[number]["id"];

/** Those whose power at full boost is given as a sum. */
export const CARD_SLOTS = [ATTACK_SLOTS[2], ATTACK_SLOTS[3], ATTACK_SLOTS[4]] as const;

export type CardSlot = (typeof CARD_SLOTS)[number]["id"];

/** Whom an attack hits. */
export const ATTACK_TARGETS = [
  { id: "one", label: "One enemy" },
  { id: "all", label: "All enemies" },
] as const;

export type AttackTarget = (typeof ATTACK_TARGETS)[number]["id"];

export const POLARITIES = [
  { id: "yang", label: "Yang" },
  { id: "yin", label: "Yin" },
] as const;

export type Polarity = (typeof POLARITIES)[number]["id"];

/** Kinds of power: the bullets' own, the part that grows with DEF, the part that grows with agility. */
export const POWER_KINDS = [
  { id: "plain", label: "Power" },
  { id: "hard", label: "Hard" },
  { id: "slice", label: "Slice" },
] as const;

export type PowerKind = (typeof POWER_KINDS)[number]["id"];

/** What a line adds to the power of its bullets, by the share that it adds. */
export const LINE_ADDONS = [
  { id: "slice", label: "Slice" },
  { id: "hard", label: "Hard" },
  { id: "absorb", label: "Absorb" },
  { id: "recoil", label: "Recoil" },
] as const;

/** What a line does beside its power. */
export const LINE_TRAITS = [
  { id: "never-miss", label: "Never misses" },
  { id: "elastic", label: "Elastic" },
  { id: "explosive", label: "Explosive" },
  { id: "pierce", label: "Pierces" },
  { id: "precise", label: "Precise" },
  { id: "mirror", label: "Mirror" },
  { id: "break-blind", label: "Breaks blinded barriers" },
  { id: "break-burn", label: "Breaks burning barriers" },
  { id: "break-paralyze", label: "Breaks paralyzed barriers" },
  { id: "break-poison", label: "Breaks poisoned barriers" },
  { id: "break-freeze", label: "Breaks frozen barriers" },
] as const;

/** What an effect of a skill does. */
export const SKILL_EFFECTS = [
  { id: "buff", label: "Raises" },
  { id: "debuff", label: "Lowers" },
  { id: "spirit-power", label: "Spirit P" },
  { id: "inflict", label: "Inflicts" },
  { id: "heal", label: "Heals" },
  { id: "barrier", label: "Barrier" },
  { id: "damage-reduction", label: "Resist" },
  { id: "cure", label: "Cures anomalies" },
] as const;

export type SkillEffectKind = (typeof SKILL_EFFECTS)[number]["id"];
