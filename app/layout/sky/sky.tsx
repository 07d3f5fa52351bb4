import type { Section } from "../../navigation.ts";
import { SkyPicture } from "./sky-picture.tsx";

/** Indigo, deep teal, pine, crimson, ink: each section has one (app/layout/styles/tokens.css). */
export type SkyColour = "ai" | "kon" | "pine" | "enji" | "sumi";

const PATTERNS: Readonly<Record<SkyColour, string>> = {
  ai: "p-asanoha",
  kon: "p-shippo",
  pine: "p-yagasuri",
  enji: "p-uroko",
  sumi: "p-yagasuri",
};

/** Sections whose pattern is not the one of their colour. */
const OWN_PATTERNS: Partial<Record<Section, string>> = {
  "": "p-seigaiha",
  "update-log": "p-seigaiha",
  settings: "p-shippo",
};

/** The graded band at the head of a page, with the section's pattern printed in it. */
export function Sky({ section, colour }: { section: Section | undefined; colour: SkyColour }) {
  const pattern = (section !== undefined && OWN_PATTERNS[section]) || PATTERNS[colour];
  return (
    <div className={`sky ${pattern}`} aria-hidden="true">
      <SkyPicture section={section} />
      <Mist />
    </div>
  );
}

/** Bars of mist at the foot of the sky; there is none at night. */
function Mist() {
  return (
    <svg
      className="absolute right-0 bottom-0 w-56 text-[light-dark(var(--color-paper),transparent)] lg:w-184"
      viewBox="0 0 736 120"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {MIST.map(([opacity, path]) => (
        <path key={path} d={path} stroke="currentColor" strokeWidth={18} opacity={opacity} />
      ))}
    </svg>
  );
}

const MIST = [
  [0.14, "M340 18h500M260 36h420M430 54h420"],
  [0.24, "M190 62h420M100 80h520M270 98h560"],
  [0.9, "M390 85h460M310 101h540M70 113h800"],
] as const;
