/** Anomalies, that is status ailments (specification 2 §3). */
export const ANOMALIES = [
  { id: "blind", label: "Blind" },
  { id: "burn", label: "Burn" },
  { id: "freeze", label: "Freeze" },
  { id: "paralyze", label: "Paralyze" },
  { id: "poison", label: "Poison" },
] as const;

export type Anomaly = (typeof ANOMALIES)[number]["id"];
