import { beforeAll, describe, expect, test } from "vitest";
import { planAnswer } from "#app/api-schemas/prayer-plan.ts";
import { prayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import { itemNamed, type Wish } from "#app/game/plan/wish.ts";
import { ENDLESS, PRAYER_KINDS, UNROLLED } from "#tests/fixtures/plan/prayer-kinds.ts";
import { bestOf, everySpending } from "#tests/fixtures/plan/reference-plan.ts";
import { askedSite } from "#tests/fixtures/running-site.ts";
import { prayers } from "#tests/fixtures/small-pack/prayers.ts";
import { smallPack } from "#tests/fixtures/small-pack.ts";

const site = askedSite(
  smallPack({
    "samples/prayers.json": [
      ...(prayers["samples/prayers.json"] ?? []),
      ...PRAYER_KINDS.map(({ prayer }) => prayer),
      ENDLESS,
      UNROLLED,
    ],
  }),
  "2026-11-21T15:00:00Z",
);

const plan = (query: string) => site.read(`/api/prayers/plan?${query}`, planAnswer);

describe.each(PRAYER_KINDS)("a prayer with $what", ({ prayer: { id } }) => {
  let pool: ReturnType<typeof prayerDetailAnswer.parse>;
  let names: string[];
  beforeAll(async () => {
    pool = await site.read(`/api/prayers/get-detail?id=${id}`, prayerDetailAnswer);
    const items = Object.values(pool.pool).flat();
    const chanceOf = ({ chance }: (typeof items)[number]) => chance.gc ?? chance.sc ?? 0;
    const rarest = items.toSorted((one, other) => chanceOf(one) - chanceOf(other));
    names = rarest.slice(0, 3).map((item) => String(item.id));
  });

  test.each(["any", "all"] as const)("is planned as brute force says, mode %s", async (mode) => {
    const items = names.flatMap((name) => itemNamed(pool.pool, name) ?? []);
    const wish: Wish = { items, mode };
    for (const crystals of [
      { sc: 0, gc: 0 },
      { sc: 75, gc: 1234 },
      { sc: 20, gc: 2400 },
    ]) {
      const best = bestOf(everySpending(pool, wish, crystals));
      const answer = await plan(
        `id=${id}&want=${names.join(",")}&mode=${mode}&sc=${crystals.sc}&gc=${crystals.gc}`,
      );
      expect(answer.chance).toBeCloseTo(best.chance, 11);
      expect(answer.spent).toEqual({ sc: best.sc, gc: best.gc });
    }
  });

  test("with a million of each is planned, and never by more than there is", async () => {
    const { rolls, spent, left, curve } = await plan(
      `id=${id}&want=${names.join(",")}&mode=all&sc=1000000&gc=1000000`,
    );
    expect({ sc: spent.sc + left.sc, gc: spent.gc + left.gc }).toEqual({ sc: 1e6, gc: 1e6 });
    const total = (currency: "sc" | "gc") =>
      rolls.reduce((sum, { cost }) => sum + cost[currency], 0);
    expect({ sc: total("sc"), gc: total("gc") }).toEqual(spent);
    const tens = rolls.find(({ type }) => type === "gc")?.times ?? 0;
    expect(tens).toBeLessThanOrEqual(pool.maxPulls ?? Number.POSITIVE_INFINITY);
    expect(curve.length).toBeLessThanOrEqual(200);
    expect([curve.at(0)?.gc, curve.at(-1)?.gc]).toEqual([0, 1e6]);
  });
});

test("no crystals answer zero", async () => {
  const answer = await plan("id=rising&want=l1-reimu");
  expect(answer).toMatchObject({
    id: "rising",
    chance: 0,
    expected: 0,
    spent: { sc: 0, gc: 0 },
    left: { sc: 0, gc: 0 },
    rolls: [],
    curve: [{ sc: 0, gc: 0, chance: 0 }],
  });
  expect(answer.reach.map(({ chance }) => chance)).toEqual([0.5, 0.9, 0.99]);
});

test("names rolls as the roll call takes them, and what all times cost together", async () => {
  const { rolls, spent, left } = await plan("id=rising&want=l1-reimu&sc=68&gc=2200");
  expect(rolls).toEqual([
    { type: "step-up", sbNo: 0, suNo: 0, times: 1, cost: { sc: 0, gc: 80 } },
    { type: "step-up", sbNo: 0, suNo: 1, times: 1, cost: { sc: 0, gc: 180 } },
    { type: "step-up", sbNo: 0, suNo: 2, times: 1, cost: { sc: 0, gc: 280 } },
    { type: "step-up", sbNo: 0, suNo: 3, times: 1, cost: { sc: 0, gc: 380 } },
    { type: "gc", sbNo: -1, suNo: -1, times: 2, cost: { sc: 0, gc: 1200 } },
    { type: "multi", sbNo: -1, suNo: -1, times: 1, cost: { sc: 50, gc: 0 } },
    { type: "single", sbNo: -1, suNo: -1, times: 3, cost: { sc: 15, gc: 0 } },
  ]);
  expect([spent, left]).toEqual([
    { sc: 65, gc: 2120 },
    { sc: 3, gc: 80 },
  ]);
});

test("a wish named twice counts once, and any is meant where no mode is named", async () => {
  const once = await plan("id=rising&want=l1-reimu&mode=any&sc=50");
  expect(await plan("id=rising&want=l1-reimu,l1-reimu,l1-reimu,l1-reimu&sc=50")).toEqual(once);
});

const RISING = "id=rising";

test.each([
  ["", 400, "id"],
  [RISING, 400, "want"],
  [`${RISING}&want=`, 400, "want"],
  [`${RISING}&want=nobody`, 400, "want"],
  [`${RISING}&want=l1-reimu,`, 400, "want"],
  [`${RISING}&want=l1-reimu,f1-meiling,12,9`, 400, "want"],
  [`${RISING}&want=l1-reimu&mode=both`, 400, "mode"],
  [`${RISING}&want=l1-reimu&mode=`, 400, "mode"],
  [`${RISING}&want=l1-reimu&sc=-1`, 400, "sc"],
  [`${RISING}&want=l1-reimu&sc=1.5`, 400, "sc"],
  [`${RISING}&want=l1-reimu&sc=`, 400, "sc"],
  [`${RISING}&want=l1-reimu&gc=1000001`, 400, "gc"],
  [`${RISING}&want=l1-reimu&gc=1e3`, 400, "gc"],
  [`${RISING}&want=l1-reimu&gc=${"9".repeat(400)}`, 400, "gc"],
  [`${RISING}&want=l1-reimu&gc=1&gc=2`, 400, "gc"],
  ["id=nobody&want=l1-reimu", 404, undefined],
  ["id=standard&want=l1-reimu", 404, undefined],
  ["id=unrolled&want=l1-reimu", 409, "id"],
  ["id=endless&want=l1-reimu,f1-meiling,12&mode=all&gc=100000", 503, undefined],
])("%s is a %i", async (query, status, field) => {
  const problem = await site.refused(`/api/prayers/plan?${query}`);
  expect([problem.status, problem.errors?.[0]?.field]).toEqual([status, field]);
  expect(problem.type).toBe("application/problem+json");
});

test("too many ways to weigh are told with a time to wait", async () => {
  const query = "id=endless&want=l1-reimu,f1-meiling,12&mode=all&gc=100000";
  const { headers } = await site.ask(`/api/prayers/plan?${query}`);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
});
