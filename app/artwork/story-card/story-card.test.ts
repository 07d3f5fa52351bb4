import { expect, test } from "vitest";
import { svgFaults } from "#tests/fixtures/svg-faults.ts";
import type { PicturedCard } from "../records.ts";
import { readCard } from "./reading.ts";
import { storyCard } from "./story-card.ts";

const card: PicturedCard = {
  id: 1,
  nameJp: null,
  nameZh: null,
  type: "plum",
  rarity: 5,
  featured: [],
  buffs: [],
};

const fire = { attributeType: "elemental", attribute: "fire" };

test.each([
  ["a card without name, persons and effects", {}],
  ["20 persons", { featured: Array.from({ length: 20 }, () => "reimu") }],
  ["persons without a row", { featured: ["nobody", "constructor"] }],
  ["an unknown element", { buffs: [{ attributeType: "elemental", attribute: "constructor" }] }],
  ["a rarity beyond the scale", { rarity: 9 }],
  ["a hostile name", { nameJp: `"><script>alert(1)</script>]]>`, nameZh: "<&'" }],
] as const)("%s gives a sound picture, the same one twice", (_, change) => {
  const picture = storyCard({ ...card, ...change });
  expect(svgFaults(picture)).toEqual([]);
  expect(storyCard({ ...card, ...change })).toBe(picture);
});

test.each(["plum", "orchid", "chrysanthemum", "bamboo"] as const)(
  "every rarity of a %s card has its own rim",
  (type) => {
    const pictures = [1, 3, 4, 5].map((rarity) => storyCard({ ...card, type, rarity }));
    expect(pictures.flatMap(svgFaults)).toEqual([]);
    expect(new Set(pictures).size).toBe(4);
  },
);

test("a word of the name tells the place, before the persons do", () => {
  const named = { ...card, nameJp: "紅魔館の夜", featured: ["reimu"] };
  expect(readCard(named).place).toBe("mansion");
  expect(readCard({ ...named, nameJp: null }).place).toBe("shrine");
});

test("the first element tells the hour", () => {
  expect(readCard({ ...card, buffs: [fire] })).toMatchObject({ element: "fire", hour: "dusk" });
  const moon = { attributeType: "elemental", attribute: "moon" };
  expect(readCard({ ...card, buffs: [moon, fire] })).toMatchObject({ hour: "night" });
});

test("the persons seal the picture, three of them at most", () => {
  const seals = (featured: string[]) => storyCard({ ...card, featured });
  expect(seals(["reimu"])).not.toBe(seals([]));
  expect(seals(["reimu", "marisa", "sakuya", "youmu"])).toBe(
    seals(["reimu", "marisa", "sakuya", "sanae"]),
  );
});
