import { expect, test } from "vitest";
import { characterPicture, plainEmblem } from "#app/artwork/pictures.ts";
import type { CharacterRecord } from "#db/queries/characters.ts";
import { aCard } from "#tests/fixtures/card-record.ts";
import { pictureAt } from "./picture-at.ts";

const reimu: CharacterRecord = {
  id: "l1-reimu",
  personId: "reimu",
  worldId: "L1",
  seriesId: "th06",
  form: null,
  titleEn: null,
  titleJp: null,
  nameEn: "Reimu Hakurei",
  shortEn: "Reimu",
  translit: null,
  nameJp: "博麗霊夢",
  nameKana: null,
  nameZh: null,
  colors: [],
  gamepress: null,
  youtube: null,
  touhouWiki: null,
  chronicle: null,
  unreleasedKind: null,
  type: "gen",
  role: null,
  rebirth: true,
  status: "non-limited",
  debut: null,
  releaseJp: null,
  baseStats: [],
  sampleFields: [],
};

const card = aCard({ id: 7 });

const marisa = { ...reimu, id: "l1-marisa", personId: "marisa", rebirth: false };
const prayer = {
  id: "p1",
  types: ["festival" as const],
  rateUpCharacters: [{ characterId: "l1-reimu", status: "new" as const }],
};
const dataset = { characters: [reimu, marisa], storyCards: [card], prayers: [prayer] };
const at = (path: string) => pictureAt(path.split("/"), dataset)?.draw();

test.each([
  "characters/l1-reimu/thumbnail",
  "characters/l1-reimu/rebirth",
  "characters/l1-reimu/safe",
  "characters/l1-reimu/card",
  "characters/l1-reimu/full",
  "characters/l1-marisa/thumbnail",
  "characters/l1-reimu/thumbnail.avif",
  "characters/l1-reimu/rebirth.avif",
  "characters/l1-reimu/safe.avif",
  "story-cards/7",
  "prayers/p1",
])("%s is a picture", (path) => {
  expect(at(path)).toMatch(/^<svg .*<\/svg>$/);
});

test.each([
  "",
  "characters",
  "characters/l1-reimu",
  "characters/l1-reimu/",
  "characters/l1-reimu/huge",
  "characters/l1-reimu/constructor",
  "characters/l1-reimu/card.avif",
  "characters/l1-reimu/thumbnail.webp",
  "characters/l1-reimu/thumbnail.avif.avif",
  "characters/l1-marisa/rebirth.avif",
  "characters/l1-reimu/thumbnail/more",
  "characters/l1-nobody/thumbnail",
  "characters/__proto__/thumbnail",
  "characters/l1-marisa/rebirth",
  "story-cards/8",
  "story-cards/07",
  "story-cards/7.0",
  "story-cards/7/full",
  "story-cards/constructor",
  "prayers/1",
])("there is no picture at %s", (path) => {
  expect(at(path)).toBeUndefined();
});

test("an emblem is answered as its drawing or as pixels of it", () => {
  const [drawn, pixels] = ["thumbnail", "thumbnail.avif"].map((variant) =>
    pictureAt(["characters", "l1-reimu", variant], dataset),
  );
  expect([drawn?.format, pixels?.format]).toEqual(["svg", "avif"]);
  expect(pixels?.version).toBe(drawn?.version);
  expect([drawn?.draw(), pixels?.draw()]).toEqual([
    characterPicture(reimu, "thumbnail"),
    plainEmblem(reimu, "thumbnail"),
  ]);
});

test("a bare emblem is one without the code of its world", () => {
  const inScarlet = { ...reimu, worldId: "A6" };
  for (const variant of ["thumbnail", "rebirth", "thumbnail.avif", "rebirth.avif"]) {
    const drawn = (isBare: boolean) =>
      pictureAt(
        ["characters", "l1-reimu", variant],
        { ...dataset, characters: [inScarlet] },
        { isBare },
      )?.draw();
    expect(drawn(true), variant).toMatch(/^<svg .*<\/svg>$/);
    expect(drawn(true)?.length, variant).toBeLessThan(drawn(false)?.length ?? 0);
  }
});

test("an encoded slash inside a segment is no slash", () => {
  expect(pictureAt(["characters/l1-reimu", "thumbnail"], dataset)).toBeUndefined();
  expect(pictureAt(["characters", "l1-reimu/thumbnail"], dataset)).toBeUndefined();
});

test("the picture is the one of the record", () => {
  expect(at("characters/l1-marisa/card")).toBe(characterPicture(marisa, "card"));
});
