import { expect, test } from "vitest";
import type { IndexedAttack } from "#app/presenters/attack-index.ts";
import { type TeamTask, teamView } from "./team-view.ts";

const attack = (characterId: string, given: Partial<IndexedAttack> = {}): IndexedAttack => ({
  id: `${characterId}:sc1`,
  characterId,
  slot: "sc1",
  target: "all",
  scale: "1-2-2",
  seconds: null,
  totalPower: 100,
  elements: { fire: { plain: 100 } },
  killers: [],
  ...given,
});

const task = (given: Partial<TeamTask> = {}): TeamTask => ({
  attacks: [attack("a"), attack("b", { elements: { water: { plain: 100 } } })],
  enemies: [
    { slot: 1, weaks: ["fire"], resists: [], tags: ["fairy"] },
    { slot: 3, weaks: [], resists: ["fire"], tags: [] },
  ],
  keep: [],
  without: [],
  owned: null,
  mostSteps: 1000,
  ...given,
});

test("each member tells whom she hits, whose weakness she meets and what is lost without her", () => {
  const { members, perEnemy } = teamView(task());
  expect(perEnemy).toEqual([300, 150]);
  expect(members).toMatchObject([
    { characterId: "a", hits: [1, 3], weak: [1], loss: 50 },
    { characterId: "b", hits: [1, 3], weak: [], loss: 100 },
  ]);
});

test("an attack on one enemy tells of that one alone, and of the tags it kills", () => {
  const killers = [{ tag: "fairy", plain: 50 }];
  const { members } = teamView(task({ attacks: [attack("a", { target: "one", killers })] }));
  expect(members).toMatchObject([{ hits: [1], killers: ["fairy"], points: [300, 0] }]);
});

test("of a box only its characters are chosen, and who has to be kept", () => {
  const names = (given: Partial<TeamTask>) =>
    teamView(task(given)).members.map(({ characterId }) => characterId);
  expect(names({ owned: ["b"] })).toEqual(["b"]);
  expect(names({ owned: [], keep: ["a"] })).toEqual(["a"]);
  expect(names({ owned: [] })).toEqual([]);
});
