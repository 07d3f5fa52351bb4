import type { Entity } from "#db/pack/entities.ts";
import type { FieldCoverage } from "#db/schema/open-data.ts";

/** How much of what a section of the site shows comes from sources. */
export interface RealSection {
  readonly label: string;
  /** Values of fields, facts and readings of facts; and those that are made up. */
  readonly real: number;
  readonly madeUp: number;
  /** The fields of which some value is made up, those with the most first. */
  readonly madeUpFields: readonly string[];
}

interface CoveredEntity {
  readonly entity: string;
  readonly coverage: readonly Pick<FieldCoverage, "field" | "fact" | "reading" | "sample">[];
}

/** Counts the values of each section; sections without any value are left out. */
export function realSections(entities: readonly CoveredEntity[]): RealSection[] {
  return SECTIONS.map(({ label, holds }) => {
    const fields = entities
      .filter(({ entity }) => holds.some((id) => id === entity))
      .flatMap(({ coverage }) => coverage);
    const sum = (count: (field: (typeof fields)[number]) => number) =>
      fields.reduce((total, field) => total + count(field), 0);
    const madeUp = fields
      .filter(({ sample }) => sample > 0)
      .toSorted((a, b) => b.sample - a.sample)
      .map(({ field }) => inWords(field));
    return {
      label,
      real: sum(({ fact, reading }) => fact + reading),
      madeUp: sum(({ sample }) => sample),
      madeUpFields: [...new Set(madeUp)],
    };
  }).filter(({ real, madeUp }) => real + madeUp > 0);
}

/** The kinds of records that a section of the site shows. */
const SECTIONS: readonly { label: string; holds: readonly Entity[] }[] = [
  {
    label: "Characters",
    holds: ["characters", "persons", "worlds", "series", "batches", "character-tags"],
  },
  { label: "Story cards and illustrators", holds: ["story-cards", "artists"] },
  { label: "Prayers", holds: ["prayers", "pool-sets", "forever-prayers", "roulettes"] },
  { label: "Attacks and skills", holds: ["attacks", "units", "mechanics"] },
  { label: "Scarlet Devil Tower", holds: ["tower-floors", "tower-units", "items"] },
  { label: "Story stages", holds: ["stages", "stage-enemies", "stage-items"] },
  { label: "Home and update log", holds: ["update-entries", "maintenances", "home-contents"] },
];

/** A field's name as words: "releaseJp" is "release jp". */
function inWords(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
