/** Kinds of bullet (specification 2 §3). */
export const BULLETS = [
  { id: "body", label: "Body" },
  { id: "energy", label: "Energy" },
  { id: "heavy", label: "Heavy" },
  { id: "laser", label: "Laser" },
  { id: "light", label: "Light" },
  { id: "liquid", label: "Liquid" },
  { id: "missile", label: "Missile" },
  { id: "normal", label: "Normal" },
  { id: "ofuda", label: "Ofuda" },
  { id: "sharp", label: "Sharp" },
  { id: "slash", label: "Slash" },
] as const;

export type Bullet = (typeof BULLETS)[number]["id"];
