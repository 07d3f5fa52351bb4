import { expect, test } from "vitest";
import { entityNames } from "#db/pack/entities.ts";
import { realSections } from "./real-sections.ts";

const field = (name: string, fact: number, sample: number, reading = 0) => ({
  field: name,
  fact,
  reading,
  sample,
});

test("the values of a section are those of its kinds, readings are real, made-up fields are named", () => {
  const sections = realSections([
    { entity: "characters", coverage: [field("name", 10, 0), field("releaseJp", 2, 8)] },
    { entity: "persons", coverage: [field("name", 3, 0, 2), field("debut", 0, 9)] },
    { entity: "stages", coverage: [field("level", 5, 0)] },
    { entity: "roulettes", coverage: [] },
  ]);
  expect(sections).toEqual([
    { label: "Characters", real: 17, madeUp: 17, madeUpFields: ["debut", "release jp"] },
    { label: "Story stages", real: 5, madeUp: 0, madeUpFields: [] },
  ]);
});

test("each kind of record that visitors read of is in one section", () => {
  const counted = entityNames.filter(
    (entity) => realSections([{ entity, coverage: [field("name", 1, 0)] }]).length === 1,
  );
  // Ids of collections' links are read by no visitor.
  expect(entityNames.filter((entity) => !counted.includes(entity))).toEqual(["id-orders"]);
});
