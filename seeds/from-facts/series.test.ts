import { describe, expect, test } from "vitest";
import { seriesIdOf, seriesOf } from "./series.ts";

const character = (id: string, world: string, formEn?: string) => ({
  id,
  world,
  shortEn: "Maribel",
  formEn,
});

const reimu = character("l1-reimu", "L1");

describe("the group of a character", () => {
  test.each([
    [reimu, "th06"],
    [character("l1-alice", "L1"), "th07"],
    [character("l1-yuuka", "L1"), "th09"],
    [character("l1-rei-sen", "L1"), "silent-sinner-in-blue"],
    [character("l1-kosuzu", "L1"), "forbidden-scrollery"],
    [character("a6amp-rumia", "A6&"), "arc-6"],
    [character("a7a-reimu", "A7A"), "arc-7"],
    [character("a12_5amp-hatate", "A12.5&"), "arc-12_5"],
    [character("az1-marisa", "Az1"), "yukkuri"],
    [character("c3ap-junko", "C3'"), "world-c3"],
    [character("lm1-mima", "LM1", "Mima"), "hifuu-club"],
    [character("l80-reimu", "L80"), "world-l80"],
  ])("%o is in %s", (member, series) => {
    expect(seriesIdOf(member)).toBe(series);
  });

  test("a person of L1 without a known debut work is refused", () => {
    expect(() => seriesIdOf(character("l1-nobody", "L1"))).toThrow("nobody");
  });
});

describe("the list of groups", () => {
  test("the PC-98 games are listed without members, other groups only with members", () => {
    const groups = seriesOf([reimu]).map(({ tab, titleEn }) => [tab, titleEn]);
    expect(groups).toHaveLength(6);
    expect(groups.at(0)).toEqual(["pc98", "Highly Responsive to Prayers"]);
    expect(groups.at(-1)).toEqual(["l1", "Embodiment of Scarlet Devil"]);
  });

  test("tabs follow each other in order", () => {
    const members = ["L80", "LR1", "C3", "A7", "L1"].map((world, at) =>
      character(world === "L1" ? "l1-reimu" : `x-${at}`, world),
    );
    const tabs = new Set(seriesOf(members).map(({ tab }) => tab));
    expect([...tabs]).toEqual(["pc98", "l1", "retro", "main", "hifuu", "relic"]);
  });

  test.each([
    [["A6"], "Embodiment of Scarlet Devil (Scarlet)"],
    [["A12.3"], "Touhou Hisoutensoku"],
    [["A9.4&"], "World A9.4"],
    [["AA", "Ar8"], "Yukkuri"],
    [["C8<<"], "World C8<<"],
    [["C3<", "C3"], "World C3"],
  ])("worlds %o are titled %s", (worlds, title) => {
    const groups = seriesOf(worlds.map((world, at) => character(`x-${at}`, world)));
    expect(groups.filter(({ tab }) => tab !== "pc98").map(({ titleEn }) => titleEn)).toEqual([
      title,
    ]);
  });

  test.each([
    [11, false],
    [12, true],
  ])("a group of %i is large: %s", (size, large) => {
    const members = Array.from({ length: size }, (_, at) => character(`b3-${at}`, "B3"));
    expect(seriesOf(members).at(-1)).toMatchObject({ id: "world-b3", large });
  });
});
