/** Types of ability of tower enemies (specification 2 §3). */
export const ABILITY_TYPES = [
  { id: "anomaly-counter", label: "Anomaly counter" },
  { id: "anomaly-effect", label: "Anomaly effect" },
  { id: "anomaly-immunity", label: "Anomaly immunity" },
  { id: "anomaly-nullify", label: "Anomaly nullification" },
  { id: "boost", label: "Boost" },
  { id: "graze", label: "Graze" },
  { id: "dmg-boost", label: "Damage boost" },
  { id: "dmg-reduction", label: "Damage reduction" },
] as const;

export type AbilityType = (typeof ABILITY_TYPES)[number]["id"];
