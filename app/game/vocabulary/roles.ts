/** Roles of characters, and of buffs that only one role gets (specification 2 §3). */
export const ROLES = [
  { id: "atk", label: "Attack" },
  { id: "dbf", label: "Debuff" },
  { id: "def", label: "Defense" },
  { id: "dest", label: "Destroy" },
  { id: "heal", label: "Heal" },
  { id: "spd", label: "Speed" },
  { id: "supp", label: "Support" },
  { id: "tec", label: "Technical" },
] as const;

export type Role = (typeof ROLES)[number]["id"];
