import { expect, test } from "vitest";
import { answerEnemy, type Opponent, type RankedAttack, rankAttacks } from "./floor-answers.ts";

const attack = (given: Partial<RankedAttack> = {}): RankedAttack => ({
  id: "l1-reimu:sc1",
  characterId: "l1-reimu",
  target: "one",
  totalPower: 1000,
  elements: {
    fire: { plain: 500, hard: 100 },
    water: { slice: 200 },
    "no-element": { plain: 200 },
  },
  killers: [],
  ...given,
});

const enemy = (given: Partial<Opponent> = {}): Opponent => ({
  slot: 1,
  weaks: [],
  resists: [],
  tags: [],
  ...given,
});

test.each([
  ["neither weak nor resisting", enemy(), 1000],
  ["weak to an element: all kinds of its power twice", enemy({ weaks: ["fire"] }), 1600],
  ["resisting an element: half of it", enemy({ resists: ["water"] }), 900],
  ["weak to one and resisting the other", enemy({ weaks: ["fire"], resists: ["water"] }), 1500],
  ["no element is never either", enemy({ weaks: ["no-element"], resists: ["no-element"] }), 1000],
])("the index on an enemy %s", (_, opponent, index) => {
  expect(answerEnemy(attack(), opponent).index).toBe(index);
});

test("killers add up by the enemy's tags, to at most the whole attack", () => {
  const killing = attack({
    killers: [
      { tag: "fairy", plain: 300 },
      { tag: "youkai", plain: 600, hard: 200 },
      { tag: "god", plain: 900 },
    ],
  });
  expect(answerEnemy(killing, enemy({ tags: ["fairy"] }))).toMatchObject({
    killerShare: 0.3,
    killers: ["fairy"],
  });
  expect(answerEnemy(killing, enemy({ tags: ["youkai", "fairy"] })).killerShare).toBe(1);
  expect(answerEnemy(killing, enemy({ tags: ["human"] })).killerShare).toBe(0);
});

test("an attack on all enemies has the sum of its scores, one on one its best", () => {
  const enemies = [enemy({ weaks: ["fire"], tags: ["fairy"] }), enemy({ slot: 2 })];
  const killers = [{ tag: "fairy", plain: 500 }];
  const [all, one] = rankAttacks(
    [attack({ killers }), attack({ id: "l1-reimu:lw", target: "all", killers })],
    enemies,
  );
  expect(all).toMatchObject({
    attack: { target: "all" },
    score: 1600 * 1.5 + 1000,
    killerShare: 0.5,
  });
  expect(one).toMatchObject({ attack: { target: "one" }, score: 2400, killerShare: 0.5 });
});

test("the best stands first, equals by character, then attack", () => {
  const ranked = rankAttacks(
    [
      attack({ id: "b:sc2", characterId: "b" }),
      attack({ id: "b:sc1", characterId: "b" }),
      attack({ id: "a:sc1", characterId: "a" }),
      attack({ id: "c:sc1", characterId: "c", elements: { fire: { plain: 2000 } } }),
    ],
    [enemy()],
  );
  expect(ranked.map((one) => one.attack.id)).toEqual(["c:sc1", "a:sc1", "b:sc1", "b:sc2"]);
});
