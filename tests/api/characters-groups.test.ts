import { beforeAll, describe, expect, test } from "vitest";
import * as contract from "#app/api-schemas/character-lists.ts";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import {
  prayerTypeAnswer,
  roleTypeAnswer,
  universeAnswer,
  variantsAnswer,
} from "#app/presenters/character-lists.ts";
import { characterNames } from "#app/presenters/character-names.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { characterGroupsPack } from "#tests/fixtures/character-groups-pack.ts";
import { importDataset, testDatabase } from "#tests/fixtures/database.ts";

const imported = Date.UTC(2026, 5, 15, 12);
const releaseJp = Date.UTC(2026, 5, 16, 5);
const debut = Date.UTC(2026, 5, 18, 5);
const rebirth = Date.UTC(2026, 5, 20, 5);

const database = testDatabase();
let dataset: Dataset;

beforeAll(async () => {
  dataset = await importDataset(database, characterGroupsPack(), imported);
});

const idsIn = (group: { characters: { id: string }[] } | undefined) =>
  group?.characters.map(({ id }) => id);

describe("GET /api/characters/variants", () => {
  const answer = () => contract.variantsAnswer.parse(variantsAnswer(dataset, imported));

  test("groups the characters of a person, by the pack's order of persons", () => {
    expect(answer().content.map((group) => [group.enName, idsIn(group)])).toEqual([
      ["Remilia Scarlet", ["c5-remilia", "l1-remilia"]],
      ["Reimu Hakurei", ["l1-reimu", "f1-reimu"]],
      ["Marisa Kirisame", ["l1-marisa", "c5-marisa"]],
    ]);
  });

  test("names the person, long Japanese names smaller", () => {
    const [remilia, reimu] = answer().content;
    expect(remilia).toMatchObject({
      jpName: "レミリア・スカーレット",
      translitName: null,
      jpSize: "smaller",
    });
    expect(reimu).toMatchObject({ translitName: "Hakurei Reimu", jpSize: "normal" });
  });

  test("counts only what is released as available", () => {
    expect(answer().content.map(({ available, total }) => [available, total])).toEqual([
      [0, 2],
      [2, 2],
      [1, 2],
    ]);
  });
});

describe("GET /api/characters/universe", () => {
  const answer = () => contract.universeAnswer.parse(universeAnswer(dataset, imported));

  test("lists the worlds that have characters in the pack's order, the code as their name", () => {
    expect(answer().content.map((world) => [world.id, world.name, idsIn(world)])).toEqual([
      ["F1;4", "F1;4", ["f1-reimu"]],
      ["L1", "L1", ["l1-reimu", "l1-marisa", "l1-remilia", "l1-cirno"]],
      ["C5>", "C5>", ["c5-marisa", "c5-remilia"]],
    ]);
  });

  test("gives the names of every character it shows", () => {
    const { names } = answer();
    expect(names).toHaveLength(7);
    expect(names.slice(0, 2)).toEqual([
      {
        id: "f1-reimu",
        name: "Reimu Hakurei",
        universalName: "Reimu Hakurei (Dancer)",
        universalTranslitName: "Hakurei Reimu (Dancer)",
        universe: "F1;4",
        type: "mfes",
      },
      {
        id: "l1-reimu",
        name: "Reimu Hakurei",
        universalName: "Reimu Hakurei",
        universalTranslitName: "Hakurei Reimu",
        universe: "L1",
        type: "gen",
      },
    ]);
    expect(names.find(({ id }) => id === "c5-remilia")).toMatchObject({
      universalName: "Remilia Scarlet (C5>)",
      universalTranslitName: null,
    });
  });

  test("names a character once, however often she is shown", () => {
    const twice = [...dataset.characters, ...dataset.characters];
    expect(idsIn({ characters: characterNames(twice) })).toEqual(
      dataset.characters.map(({ id }) => id),
    );
  });

  test("tells the newest update of the characters", () => {
    expect(answer().lastUpdate).toEqual({ timestamp: Date.UTC(2024, 4, 2), number: 1 });
  });
});

describe("a thumbnail", () => {
  const thumbnails = (now: number) => {
    const { content } = contract.universeAnswer.parse(universeAnswer(dataset, now));
    return Object.fromEntries(
      content.flatMap(({ characters }) => characters.map((one) => [one.id, one])),
    );
  };

  test("marks what is not released by status and dates", () => {
    const shown = thumbnails(imported);
    expect(shown["c5-remilia"]).toMatchObject({
      isReleased: false,
      announced: true,
      jpReleased: false,
    });
    expect(shown["c5-marisa"]).toMatchObject({ isReleased: false, jpReleased: true });
    expect(shown["l1-remilia"]).toMatchObject({ isReleased: false, status: "not-available" });
  });

  test("tells a rebirth with its day, and one without a day", () => {
    const shown = thumbnails(imported);
    expect(shown["f1-reimu"]).toMatchObject({ isFr: true, reinDate: rebirth });
    expect(shown["l1-remilia"]).toMatchObject({ isFr: true, reinDate: null });
    expect(shown["l1-reimu"]).toMatchObject({ isFr: false, reinDate: null });
  });

  test("changes at the moments that the list is told to end", () => {
    const moments = [imported, releaseJp, debut, rebirth].map((now) =>
      nextThumbnailMoment(dataset, now),
    );
    expect(moments).toEqual([releaseJp, debut, rebirth, null]);
    for (const moment of [releaseJp, debut]) {
      expect(thumbnails(moment)).not.toEqual(thumbnails(moment - 1));
    }
    expect(thumbnails(releaseJp - 1)).toEqual(thumbnails(imported));
    expect(thumbnails(debut - 1)).toEqual(thumbnails(releaseJp));
    expect(thumbnails(debut)["l1-reimu"]?.status).toBe("limited");
  });
});

test("GET /api/characters/role-type: every role with its kanji and characters", () => {
  const { content, names } = contract.roleTypeAnswer.parse(roleTypeAnswer(dataset, imported));
  expect(content.map(({ id }) => id)).toEqual(idsOf(ROLES));
  expect(content[0]).toMatchObject({ id: "atk", name: "Attack", kanji: "攻" });
  expect(
    content.flatMap((role) => (role.characters.length > 0 ? [[role.id, idsIn(role)]] : [])),
  ).toEqual([
    ["atk", ["f1-reimu", "l1-marisa", "c5-marisa"]],
    ["heal", ["l1-reimu"]],
    ["spd", ["c5-remilia"]],
  ]);
  // Who has no role is not shown, and so not named.
  expect(names.map(({ id }) => id)).not.toContain("l1-cirno");
});

test("GET /api/characters/prayer-type: every banner type with its released characters", () => {
  const { content } = contract.prayerTypeAnswer.parse(prayerTypeAnswer(dataset, imported));
  expect(content.map(({ type }) => type)).toEqual(idsOf(BANNER_TYPES));
  expect(
    content.flatMap((one) => (one.characters.length > 0 ? [[one.type, idsIn(one)]] : [])),
  ).toEqual([
    ["gen", ["l1-reimu", "l1-marisa"]],
    ["mfes", ["f1-reimu"]],
  ]);
});
