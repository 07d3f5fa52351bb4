import { describe, expect, test } from "vitest";
import { imagePath, lastingImagePath } from "./image-paths.ts";
import type { PicturedCard, PicturedCharacter } from "./records.ts";

const reimu: PicturedCharacter = {
  id: "l1-reimu",
  personId: "reimu",
  nameJp: "博麗霊夢",
  worldId: "L1",
  rebirth: false,
};
const card: PicturedCard = {
  id: 42,
  nameJp: "紅魔館",
  nameZh: null,
  type: "plum",
  rarity: 5,
  featured: ["remilia"],
  buffs: [{ attributeType: "elemental", attribute: "fire" }],
};

test("a path names kind, record, variant and version", () => {
  expect(imagePath("characters", reimu, "thumbnail")).toMatch(
    /^characters\/l1-reimu\/thumbnail\?v=[0-9a-z]{1,7}$/,
  );
  expect(imagePath("story-cards", card)).toMatch(/^story-cards\/42\?v=[0-9a-z]{1,7}$/);
  expect(imagePath("prayers", { id: "p1", type: "gen", rateUp: [reimu] })).toMatch(
    /^prayers\/p1\?v=[0-9a-z]{1,7}$/,
  );
});

describe("the version changes with", () => {
  test.each([
    ["the person", { personId: "marisa" }],
    ["the name", { nameJp: "霊夢" }],
    ["the world", { worldId: "A6" }],
    ["the rebirth", { rebirth: true }],
  ])("%s of a character", (_, change) => {
    const changed = imagePath("characters", { ...reimu, ...change }, "full");
    expect(changed).not.toBe(imagePath("characters", reimu, "full"));
  });

  test.each([
    ["the type", { type: "bamboo" as const }],
    ["the rarity", { rarity: 4 }],
    ["the persons", { featured: ["sakuya"] }],
    ["the effects", { buffs: [] }],
    ["the name", { nameZh: "红魔馆" }],
  ])("%s of a card", (_, change) => {
    expect(imagePath("story-cards", { ...card, ...change })).not.toBe(
      imagePath("story-cards", card),
    );
  });

  test("a rate-up of a prayer", () => {
    const path = (rateUp: readonly PicturedCharacter[]) =>
      imagePath("prayers", { id: "p1", type: "gen", rateUp });
    expect(path([reimu])).not.toBe(path([{ ...reimu, personId: "marisa" }]));
  });
});

test("what no drawing follows from leaves the version as it is", () => {
  const record = { ...reimu, debut: 5, sampleFields: ["debut"] };
  expect(imagePath("characters", record, "full")).toBe(imagePath("characters", reimu, "full"));
});

test("an id cannot leave its place in the path", () => {
  expect(lastingImagePath("characters", "../a?b#c", "card")).toBe("characters/..%2Fa%3Fb%23c/card");
});
