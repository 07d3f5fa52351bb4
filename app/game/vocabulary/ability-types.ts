/** Types of ability of tower enemies (specification 2 §3), and the unit in which each counts. */
export const ABILITY_TYPES = [
  { id: "anomaly-counter", label: "Anomaly counter", unit: "" },
  { id: "anomaly-effect", label: "Anomaly effect", unit: "" },
  { id: "anomaly-immunity", label: "Anomaly immunity", unit: "" },
  { id: "anomaly-nullify", label: "Anomaly nullification", unit: "" },
  { id: "boost", label: "Boost", unit: "" },
  { id: "graze", label: "Graze", unit: "" },
  { id: "dmg-boost", label: "Damage boost", unit: "%" },
  { id: "dmg-reduction", label: "Damage reduction", unit: "%" },
] as const;

export type AbilityType = (typeof ABILITY_TYPES)[number]["id"];
