import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, test } from "vitest";
import { CHARACTER_VARIANTS } from "#app/artwork/image-paths.ts";
import { FORMS, PERSONS } from "#app/artwork/persons.ts";
import { characterPicture, plainEmblem } from "#app/artwork/pictures.ts";
import { storyCard } from "#app/artwork/story-card/story-card.ts";
import { readPack } from "#db/pack/read.ts";
import { svgFaults } from "#tests/fixtures/svg-faults.ts";
import { pictured } from "../scripts/artwork-sheets.ts";

const { records } = await readPack(import.meta.dirname);
const { characters, cards } = pictured(records);

/** Bytes of a compressed picture, half of all and the largest. */
const LIMITS = {
  thumbnail: { median: 2_000, largest: 3_000 },
  rebirth: { median: 2_000, largest: 3_000 },
  safe: { median: 2_000, largest: 3_000 },
  card: { median: 3_000, largest: 5_000 },
  full: { median: 6_000, largest: 9_000 },
  "full-rebirth": { median: 6_000, largest: 9_000 },
} as const;

describe.each(CHARACTER_VARIANTS)("%s pictures of all characters", (variant) => {
  const pictures = characters.map((character) => characterPicture(character, variant));

  test("are sound", () => {
    expect(pictures.flatMap(svgFaults)).toEqual([]);
  });

  test("stay small", () => {
    expectWithin(pictures, LIMITS[variant]);
  });

  test("differ from each other, unless they hide who is shown", () => {
    expect(new Set(pictures.map(withoutIds)).size).toBe(variant === "safe" ? 1 : characters.length);
  });
});

test.each(["thumbnail", "rebirth"] as const)(
  "%s emblems of which pixels are made differ from each other",
  (variant) => {
    const emblems = characters.map((character) => withoutIds(plainEmblem(character, variant)));
    expect(new Set(emblems).size).toBe(characters.length);
  },
);

describe("pictures of all story cards", () => {
  const pictures = cards.map(storyCard);

  test("are sound", () => {
    expect(pictures.flatMap(svgFaults)).toEqual([]);
  });

  test("stay small", () => {
    expectWithin(pictures, { median: 5_000, largest: 8_000 });
  });

  test("differ from each other", () => {
    expect(new Set(pictures.map(withoutIds)).size).toBe(cards.length);
  });
});

test("every row of the tables is of a person or a character of the pack", () => {
  const persons = new Set(records["persons.json"].map(({ id }) => id));
  expect([...PERSONS.keys()].filter((id) => !persons.has(id))).toEqual([]);
  const ids = new Set(characters.map(({ id }) => id));
  expect([...FORMS.keys()].filter((id) => !ids.has(id))).toEqual([]);
});

test("no two persons share a seal", () => {
  const seals = [...PERSONS.values(), ...FORMS.values()].map(([seal]) => seal);
  expect(seals.filter((seal, index) => seals.indexOf(seal) !== index)).toEqual([]);
});

/** As dense as the server sends what it holds. */
function compressed(svg: string): Buffer {
  return brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } });
}

function withoutIds(svg: string): string {
  return svg.replace(/ id="[^"]*"/g, "").replace(/(#)[^")]*/g, "$1");
}

function expectWithin(pictures: readonly string[], limits: { median: number; largest: number }) {
  const sizes = pictures.map((svg) => compressed(svg).length).toSorted((a, b) => a - b);
  expect(sizes[sizes.length >> 1]).toBeLessThanOrEqual(limits.median);
  expect(sizes.at(-1)).toBeLessThanOrEqual(limits.largest);
}
