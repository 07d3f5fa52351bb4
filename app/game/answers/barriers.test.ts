import { expect, test } from "vitest";
import type { AttackLine, Skill } from "../combat.ts";
import type { Anomaly } from "../vocabulary/buffs.ts";
import { type BarredEnemy, type Breaker, fewestLines } from "./barriers.ts";

const line = (given: Partial<AttackLine> = {}): AttackLine => ({
  boost: 0,
  element: "no-element",
  polarity: "yang",
  count: 1,
  power: 1,
  hit: 100,
  crit: 0,
  killers: [],
  traits: [],
  inflicts: [],
  ...given,
});

const fire = (boost = 0) => line({ element: "fire", boost });

const breaker = (
  characterId: string,
  lines: readonly AttackLine[],
  skills: readonly Skill[] = [],
): Breaker => ({ characterId, attacks: [{ slot: "sc1", target: "one", lines }], skills });

const inflicting = (anomaly: Anomaly, count: number, target: "solo" | "self" = "solo"): Skill => ({
  slot: 1,
  effects: [{ kind: "inflict", target, stats: [], anomaly, count }],
  unread: 0,
});

const enemy = (given: Partial<BarredEnemy> = {}): BarredEnemy => ({
  barriers: 2,
  weaks: ["fire"],
  immune: [],
  ...given,
});

test("a line of a weak element breaks a barrier, and no more boost is taken than needed", () => {
  const turn = fewestLines(enemy(), [breaker("a", [fire(), line({ boost: 1 }), fire(1), fire(2)])]);
  expect(turn).toMatchObject({ lines: 3, steps: [{ characterId: "a", boost: 1, weak: 2 }] });
});

test("up to three attack in a turn, each once; the fewest of them among equals", () => {
  const alone = (id: string) => breaker(id, [fire()]);
  expect(fewestLines(enemy({ barriers: 3 }), ["a", "b", "c"].map(alone))?.lines).toBe(3);
  expect(fewestLines(enemy({ barriers: 4 }), ["a", "b", "c", "d"].map(alone))).toBeNull();
  const both = breaker("z", [fire(), fire()]);
  expect(fewestLines(enemy(), [alone("a"), alone("b"), both])?.steps).toMatchObject([
    { characterId: "z" },
  ]);
});

test("an anomaly put on barriers by a skill breaks with one line", () => {
  const breaks = breaker("b", [line({ traits: ["break-burn"] })]);
  const burns = breaker("a", [line()], [inflicting("burn", 2)]);
  expect(fewestLines(enemy({ weaks: [] }), [burns, breaks])).toEqual({
    lines: 1,
    steps: [
      expect.objectContaining({
        characterId: "a",
        slot: null,
        inflicts: [{ anomaly: "burn", count: 2 }],
      }),
      expect.objectContaining({ characterId: "b", lines: 1, breaks: ["burn"] }),
    ],
  });
  expect(fewestLines(enemy({ weaks: [], immune: ["burn"] }), [burns, breaks])).toBeNull();
  const herself = breaker("a", [line()], [inflicting("burn", 2, "self")]);
  expect(fewestLines(enemy({ weaks: [] }), [herself, breaks])).toBeNull();
});

test("anomalies that lines inflict by chance do not count", () => {
  const lines = [
    line({ inflicts: [{ anomaly: "burn", chance: 70 }] }),
    line({ traits: ["break-burn"] }),
  ];
  expect(fewestLines(enemy({ weaks: [], barriers: 1 }), [breaker("a", lines)])).toBeNull();
});

test("no element is no weakness, and without barriers nothing is needed", () => {
  const plain = breaker("a", [line(), line()]);
  expect(fewestLines(enemy({ weaks: ["no-element"] }), [plain])).toBeNull();
  expect(fewestLines(enemy({ barriers: 0 }), [])).toEqual({ lines: 0, steps: [] });
});
