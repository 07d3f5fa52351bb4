import { describe, expect, test } from "vitest";
import type { PackCharacter } from "#db/pack/schema/characters.ts";
import { characterSamplesOf } from "./samples-characters.ts";
import { storyCardSamplesOf } from "./samples-story-cards.ts";

const character = (id: string, facts: Partial<PackCharacter> = {}): PackCharacter => ({
  id,
  person: "reimu",
  world: "L1",
  series: "th06",
  rebirth: false,
  sources: [],
  ...facts,
});

describe("characters", () => {
  test("released ones come in the order of the Chinese releases", () => {
    const samples = characterSamplesOf([
      character("b", { type: "gen", releaseCn: "2023-05-01" }),
      character("c", { type: "epic", releaseCn: "2026-01-13" }),
      character("a", { type: "gen", releaseCn: "2021-09-30" }),
    ]);
    expect(samples.map(({ id }) => id)).toEqual(["b", "c", "a"]);
    expect(samples.map(({ status }) => status)).toEqual(["non-limited", "limited", "non-limited"]);
    const [b, c, a] = samples.map(({ debut }) => debut);
    expect([a, b, c]).toEqual([a, b, c].toSorted());
    expect(a).toBe("2021-05-11T05:00:00Z");
  });

  test("one without a type is not released", () => {
    const samples = characterSamplesOf([
      character("l1-orin", { releaseCn: "2022-03-29" }),
      character("f1sc4-reimu", { world: "F1;4", releaseCn: "2025-11-22" }),
    ]);
    expect(samples.map(({ status }) => status)).toEqual(["story", "not-available"]);
    expect(samples.map(({ debut }) => debut)).toEqual([undefined, undefined]);
  });

  test("a source that is older than the date bounds it", () => {
    const facts = { type: "gen", releaseCn: "2022-12-13" } as const;
    const sources = ["MaddoScientisto/LostWordTracker", "jamielee5277/touhouLWDataMine"];
    const [free, bound] = characterSamplesOf([
      character("a", facts),
      character("b", { ...facts, sources }),
    ]);
    expect(bound).toMatchObject({
      debut: "2022-06-07T05:00:00Z",
      releaseJp: "2020-08-25T05:00:00Z",
    });
    expect(free?.debut).not.toBe(bound?.debut);
  });

  test("those without a Chinese date are late, recent, upcoming, announced or Japanese only", () => {
    const many = Array.from({ length: 80 }, (_, at) => character(`a${at}`, { type: "epic" }));
    const samples = characterSamplesOf(many);
    const counts = Map.groupBy(samples, ({ status }) => status);
    expect([...counts].map(([status, list]) => [status, list.length]).toSorted()).toEqual([
      ["announced", 6],
      ["limited", 44],
      ["not-available", 26],
      ["upcoming", 4],
    ]);
    expect(characterSamplesOf(many)).toEqual(samples);
  });
});

describe("story cards", () => {
  const cards = [...Array(200).keys(), 5001, 10_001].map((id) => ({ id: id + 1 }));
  const samples = storyCardSamplesOf(cards);

  test("every card has a release, in the pack's order", () => {
    expect(samples.map(({ id }) => id)).toEqual(cards.map(({ id }) => id));
    expect(samples.filter(({ release }) => release === undefined)).toEqual([]);
  });

  test("the first cards are there from the first day, the last come in the days after the import", () => {
    const releaseOf = (id: number) => samples.find((sample) => sample.id === id)?.release;
    expect(releaseOf(1)).toBe("2021-05-11T05:00:00Z");
    expect(releaseOf(105)).toBe("2021-05-11T05:00:00Z");
    expect(releaseOf(150)).not.toBe("2021-05-11T05:00:00Z");
    expect(releaseOf(196)).toEqual({ in: "2d", at: "05:00" });
    expect(releaseOf(200)).toEqual({ in: "16d", at: "05:00" });
    expect(releaseOf(195)).toEqual({ ago: "3d", at: "05:00" });
  });

  test("numbers rise with the dates", () => {
    const dates = samples.slice(0, 191).map(({ release }) => release);
    expect(dates).toEqual(dates.toSorted());
  });
});
