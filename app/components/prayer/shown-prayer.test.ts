import { describe, expect, test } from "vitest";
import type { ListedPrayer } from "#app/api-schemas/prayers.ts";
import { rateUpsOf, shownPrayer } from "./shown-prayer.ts";

const RELEASE = Date.UTC(2026, 5, 20, 5);

type RateUpCharacter = ListedPrayer["rateUpCharacters"][number];

function aCharacter(id: string, isReleased: boolean): RateUpCharacter {
  return {
    character: {
      id,
      jpReleased: true,
      isFr: false,
      reinDate: null,
      img: `characters/${id}/thumbnail`,
      altImg: null,
      spoilerSafeImg: `characters/${id}/safe`,
      reinImg: null,
      universe: "L1",
      role: null,
      type: "fes",
      announced: false,
      status: isReleased ? "limited" : "not-available",
      isReleased,
    },
    status: "new",
  };
}

function aCard(id: number, releaseDate: number | null): ListedPrayer["rateUpCards"][number] {
  const image = `story-cards/${id}`;
  return {
    card: { id, name: `Card ${id}`, rarity: 5, image, releaseDate },
    isNew: id === 9,
    exchange: 50,
  };
}

const prayer: ListedPrayer = {
  id: "festival",
  name: "Festival",
  image: "prayers/festival",
  start: RELEASE,
  end: RELEASE + 1000,
  duration: 1000,
  types: ["festival"],
  rateUpCharacters: [aCharacter("l1-reimu", true), aCharacter("l1-letty", false)],
  rateUpCards: [aCard(9, RELEASE), aCard(12, null)],
  stepUps: [{ id: "asc5", index: 1, pulls: 5 }],
  simulator: true,
  maxPulls: null,
  gcCost: 600,
  dust: 10,
};

const NAMES = new Map([
  ["l1-reimu", { en: "Reimu Hakurei", translit: "Hakurei Reimu" }],
  ["l1-letty", { en: "Letty Whiterock", translit: null }],
]);
const nameOf = (id: string) => NAMES.get(id);
const at = (now: number, showHidden = false) => ({ now, showHidden, nameOf });

describe("the rate-ups of a prayer", () => {
  test("are characters and then cards, with their marks", () => {
    expect(rateUpsOf(prayer, at(RELEASE))).toEqual([
      {
        kind: "character",
        id: "l1-reimu",
        name: { en: "Reimu Hakurei", translit: "Hakurei Reimu" },
        image: "characters/l1-reimu/thumbnail",
        type: "fes",
        mark: "new",
      },
      { kind: "hidden", of: "character" },
      { kind: "card", id: 9, name: "Card 9", image: "story-cards/9", mark: "new" },
      { kind: "card", id: 12, name: "Card 12", image: "story-cards/12", mark: null },
    ]);
  });

  test("hide a card until the instant of its release", () => {
    const kinds = (now: number) => rateUpsOf(prayer, at(now)).map(({ kind }) => kind);
    expect(kinds(RELEASE - 1)).toEqual(["character", "hidden", "hidden", "card"]);
    expect(kinds(RELEASE)).toEqual(["character", "hidden", "card", "card"]);
  });

  test("tell nothing of what is hidden, and all in spoiler mode", () => {
    expect(JSON.stringify(shownPrayer(prayer, at(0)))).not.toMatch(/letty|Card 9|story-cards\/9/i);
    expect(rateUpsOf(prayer, at(0, true)).map(({ kind }) => kind)).not.toContain("hidden");
  });

  test("of a character without a name are hidden as well", () => {
    const nameless = { now: 0, showHidden: true, nameOf: () => undefined };
    expect(rateUpsOf(prayer, nameless)[0]).toEqual({ kind: "hidden", of: "character" });
  });
});

test("a list draws nine of more than ten rate-ups and tells how many more there are", () => {
  const many = { ...prayer, rateUpCards: Array.from({ length: 9 }, (_, id) => aCard(id, null)) };
  const { rateUps, more } = shownPrayer(many, at(RELEASE));
  expect(rateUps).toHaveLength(9);
  expect(more).toBe(2);
});

test.each([
  [RELEASE - 1, "upcoming"],
  [RELEASE, "ongoing"],
  [RELEASE + 1000, "none"],
])("at %d the prayer is %s", (now, timing) => {
  expect(shownPrayer(prayer, at(now)).timing).toBe(timing);
});
