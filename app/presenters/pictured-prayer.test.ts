import { describe, expect, test } from "vitest";
import type { CharacterStatus } from "#app/game/vocabulary/characters.ts";
import type { PrayerType } from "#app/game/vocabulary/prayer-types.ts";
import { picturedPrayer } from "./pictured-prayer.ts";

const reimu = {
  id: "l1-reimu",
  personId: "reimu",
  nameJp: "博麗霊夢",
  worldId: "L1",
  rebirth: false,
  type: "fes" as const,
  status: "non-limited" as CharacterStatus | null,
};
const hiddenType = "epic" as const;

/** What the banner follows from, where the one of the two is known and the other has a status. */
function pictured(types: readonly PrayerType[], ids: string[], status: CharacterStatus | null) {
  const other = { ...reimu, id: "b3-marisa", personId: "marisa", type: hiddenType, status };
  return picturedPrayer(
    {
      id: "p1",
      types: [...types],
      rateUpCharacters: ids.map((characterId) => ({ characterId, status: null })),
    },
    new Map([reimu, other].map((one) => [one.id, one])),
  );
}

describe.each(["announced", "story", "enemy", "guest", "not-available", null] as const)(
  "of a rate-up with the status %s the banner shows nothing",
  (status) => {
    test.each([
      ["beside others", ["relic"], ["l1-reimu", "b3-marisa"], ["l1-reimu"]],
      ["before others", [], ["b3-marisa", "l1-reimu"], ["l1-reimu"]],
      ["alone", [], ["b3-marisa"], []],
    ] as const)("%s", (_, types, raised, shown) => {
      expect(pictured(types, [...raised], status)).toEqual(pictured(types, [...shown], status));
    });
  },
);

test.each(["non-limited", "limited", "upcoming"] as const)(
  "a rate-up that is %s stands in the banner, and lends it its type",
  (status) => {
    const { type, rateUp } = pictured([], ["b3-marisa", "l1-reimu"], status);
    expect([type, ...rateUp.map(({ id }) => id)]).toEqual([hiddenType, "b3-marisa", "l1-reimu"]);
  },
);
