import { describe, expect, test } from "vitest";
import { seededRandom } from "../rates/seeded-random.ts";
import { findTeam, MOST_MEMBERS, type TeamRequest, worthOf } from "./team.ts";
import type { TeamAttack } from "./team-choices.ts";

const request = (
  attacks: readonly TeamAttack[],
  given: Partial<TeamRequest> = {},
): TeamRequest => ({
  attacks,
  enemies: attacks[0]?.points.length ?? 0,
  locked: [],
  banned: [],
  mostSteps: Number.POSITIVE_INFINITY,
  ...given,
});

const attack = (characterId: string, points: number[], target: "one" | "all" = "all") => ({
  id: `${characterId}:sc1`,
  characterId,
  target,
  points,
});

/** Numbers from 0 to 1. */
function fractions(seed: string): () => number {
  const random = seededRandom(seed);
  return () => random.next() / 2 ** 32;
}

/** A box of so many characters with one or two attacks each. */
function randomBox(random: () => number, characters: number): TeamAttack[] {
  const enemies = 1 + Math.floor(random() * 3);
  return Array.from({ length: characters }, (_, at) =>
    Array.from({ length: 1 + Math.floor(random() * 1.4) }, (__, slot) => ({
      id: `${at}:${slot}`,
      characterId: String(at),
      target: random() < 0.6 ? ("all" as const) : ("one" as const),
      // Few different numbers, so that ties are many.
      points: Array.from({ length: enemies }, () => Math.floor(random() * 40) * 100),
    })),
  ).flat();
}

/** The points of every use of an attack: on all enemies, or on each of them alone. */
function usesOf({ target, points }: TeamAttack, enemies: number): (readonly number[])[] {
  if (target === "all") return [points];
  return Array.from({ length: enemies }, (_, on) =>
    points.map((one, enemy) => (enemy === on ? one : 0)),
  );
}

/** The best worth of all teams, one after another. */
function bruteForce({ attacks, enemies, locked, banned }: TeamRequest) {
  const characters = [...Map.groupBy(attacks, ({ characterId }) => characterId)]
    .filter(([id]) => locked.includes(id) || !banned.includes(id))
    .map(([id, own]) => [id, own.flatMap((one) => usesOf(one, enemies))] as const);
  const sums = new Array<number>(enemies).fill(0);
  let best = { least: -1, total: -1 };
  const goOn = (at: number, left: number): void => {
    const next = characters[at];
    if (!next) {
      const { least, total } = worthOf(sums);
      if (least > best.least || (least === best.least && total > best.total)) {
        best = { least, total };
      }
      return;
    }
    const [id, uses] = next;
    const later = characters.slice(at + 1).filter(([one]) => locked.includes(one)).length;
    if (!locked.includes(id)) goOn(at + 1, left);
    if (left - later < 1) return;
    for (const points of uses) {
      for (let enemy = 0; enemy < enemies; enemy += 1) {
        sums[enemy] = (sums[enemy] ?? 0) + (points[enemy] ?? 0);
      }
      goOn(at + 1, left - 1);
      for (let enemy = 0; enemy < enemies; enemy += 1) {
        sums[enemy] = (sums[enemy] ?? 0) - (points[enemy] ?? 0);
      }
    }
  };
  goOn(0, MOST_MEMBERS);
  return best;
}

test("is as good as the best of all teams, in 500 random boxes of 12", () => {
  const random = fractions("boxes of twelve");
  for (let box = 0; box < 500; box += 1) {
    const attacks = randomBox(random, 12);
    const some = (most: number) =>
      Array.from({ length: Math.floor(random() * (most + 1)) }, () =>
        String(Math.floor(random() * 12)),
      );
    const asked = request(attacks, { locked: some(2), banned: some(3) });
    const team = findTeam(asked);
    const { least, total } = bruteForce(asked);
    expect({ box, least: team.least, total: team.total }).toEqual({ box, least, total });
    expect(team.isProven).toBe(true);
    expect(team.members.length).toBeLessThanOrEqual(MOST_MEMBERS);
    const names = team.members.map(({ characterId }) => characterId);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining([...new Set(asked.locked)]));
    const sums = Array.from({ length: asked.enemies }, (_, enemy) =>
      team.members.reduce((sum, { points }) => sum + (points[enemy] ?? 0), 0),
    );
    expect(team.perEnemy).toEqual(sums);
  }
}, 60_000);

describe("a team", () => {
  test("does most to the enemy that gets the least", () => {
    const many = ["a", "b", "c", "d", "e", "f"].map((id) => attack(id, [100, 0]));
    const team = findTeam(request([...many, attack("g", [0, 30])]));
    expect(team).toMatchObject({ perEnemy: [500, 30], least: 30, total: 530 });
  });

  test("keeps an attack on one enemy for the enemy that needs it", () => {
    const team = findTeam(request([attack("a", [900, 0]), attack("b", [500, 200], "one")]));
    expect(team.members).toContainEqual(expect.objectContaining({ characterId: "b", on: 1 }));
    expect(team.perEnemy).toEqual([900, 200]);
  });

  test("holds who is locked, whatever she does, and leaves out who is banned", () => {
    const seven = ["a", "b", "c", "d", "e", "f", "g"].map((id, at) => attack(id, [at * 10]));
    const team = findTeam(request(seven, { locked: ["a"], banned: ["g"] }));
    expect(team.members.map(({ characterId }) => characterId).sort()).toEqual([..."abcdef"]);
  });

  test("of nobody, and against nobody, is empty", () => {
    expect(findTeam(request([], { enemies: 2 })).members).toEqual([]);
    expect(findTeam(request([attack("a", [])])).members).toEqual([]);
  });

  test("is told as not proven where the search had to end", () => {
    const random = fractions("one step");
    const attacks = Array.from({ length: 40 }, (_, at) =>
      attack(
        String(at),
        [random(), random(), random()].map((one) => Math.round(one * 10_000)),
      ),
    );
    expect(findTeam(request(attacks, { mostSteps: 0 })).isProven).toBe(false);
    expect(findTeam(request(attacks)).isProven).toBe(true);
  });
});
