/**
 * Roles of characters, and of buffs that only one role gets (specification 2 §3). The specification
 * shows no kanji; these are this project's choice of one fitting character for each role.
 */
export const ROLES = [
  { id: "atk", label: "Attack", kanji: "攻" },
  { id: "dbf", label: "Debuff", kanji: "妨" },
  { id: "def", label: "Defense", kanji: "防" },
  { id: "dest", label: "Destroy", kanji: "破" },
  { id: "heal", label: "Heal", kanji: "癒" },
  { id: "spd", label: "Speed", kanji: "速" },
  { id: "supp", label: "Support", kanji: "援" },
  { id: "tec", label: "Technical", kanji: "技" },
] as const;

export type Role = (typeof ROLES)[number]["id"];
