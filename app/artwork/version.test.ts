import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { CARD_TYPES } from "#app/game/vocabulary/card-types.ts";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { ARTWORK_VERSION, CHARACTER_VARIANTS, EMBLEM_VARIANTS } from "./image-paths.ts";
import { PERSONS } from "./persons.ts";
import { characterPicture, plainEmblem } from "./pictures.ts";
import { prayerBanner } from "./prayer/prayer-banner.ts";
import type { PicturedCard, PicturedCharacter } from "./records.ts";
import { storyCard } from "./story-card/story-card.ts";

/** World codes of every family, and some that no table knows. */
const WORLDS = [
  ..."L1 L80 A6 A7 A8 A9 A10 A11 A12 A13 A14 A15 A16 A17 A18 A19".split(" "),
  ..."B1 B3 C3 D4 E5 F1;4 G2 H3 R8 S4 Z9 LM1".split(" "),
];

const knownPersons = [...PERSONS.keys()];

const characters: readonly PicturedCharacter[] = knownPersons.map((personId, index) => ({
  id: `world-${personId}`,
  personId,
  nameJp: "東方幻想",
  worldId: WORLDS[index % WORLDS.length] ?? "L1",
  rebirth: index % 3 === 0,
}));

const cards: readonly PicturedCard[] = Array.from({ length: 160 }, (_, id) => ({
  id,
  nameJp: null,
  nameZh: null,
  type: CARD_TYPES[id % CARD_TYPES.length]?.id ?? "plum",
  rarity: (id % 5) + 1,
  featured: knownPersons.slice(id % 60, (id % 60) + (id % 4)),
  buffs: [{ attributeType: "elemental", attribute: ELEMENTS[id % ELEMENTS.length]?.id ?? "sun" }],
}));

test("the version of the artwork is the one of its drawings", () => {
  const hash = createHash("sha256");
  for (const character of characters) {
    for (const variant of CHARACTER_VARIANTS) hash.update(characterPicture(character, variant));
    for (const variant of EMBLEM_VARIANTS) {
      hash.update(plainEmblem(character, variant));
      hash.update(plainEmblem(character, variant, { isBare: true }));
    }
  }
  for (const card of cards) hash.update(storyCard(card));
  for (const [index, { id }] of BANNER_TYPES.entries()) {
    hash.update(prayerBanner({ id, type: id, rateUp: characters.slice(index * 3, index * 4) }));
  }
  hash.update(prayerBanner({ id: "ritual", type: "gen", rateUp: [], isRitual: true }));
  const version = hash.digest("hex").slice(0, 12);
  expect(ARTWORK_VERSION, "write this version into image-paths.ts").toBe(version);
});
