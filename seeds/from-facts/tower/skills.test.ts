import { expect, test } from "vitest";
import { ANOMALIES } from "#app/game/vocabulary/anomalies.ts";
import { abilityOf } from "./abilities.ts";
import { drawFor } from "./draw.ts";
import { gaugeEffectsOf, skillsOf } from "./skills.ts";

const draws = Array.from({ length: 200 }, (_, at) => drawFor(`test/${at}`));

test("an ability is named after its items, what they act on in brackets", () => {
  const [draw] = draws;
  if (draw === undefined) throw new Error("no draw");
  expect(abilityOf(draw, 0, ["freeze"])).toEqual({
    name: "Anomaly immunity (Freeze)",
    items: [{ type: "anomaly-immunity", attributeType: "anomaly", attribute: "freeze" }],
  });
  expect(abilityOf(draw, 0, [])).toBeUndefined();
});

test("an enemy is immune to some anomalies or to all, each named once", () => {
  const abilities = draws.map((draw) => abilityOf(draw, 8, []));
  const counts = abilities.map((ability) => {
    const immune = ability?.items.filter(({ type }) => type === "anomaly-immunity") ?? [];
    expect(new Set(immune.map(({ attribute }) => attribute)).size).toBe(immune.length);
    return immune.length;
  });
  expect(new Set(counts)).toEqual(new Set([1, ANOMALIES.length]));
});

test("skills have different names, and a gauge that the enemy has", () => {
  for (const draw of draws) {
    const skills = skillsOf(draw, 3, 2);
    expect(new Set(skills.map(({ name }) => name)).size).toBe(skills.length);
    expect(skills.filter(({ gauge }) => (gauge ?? 1) > 2)).toEqual([]);
  }
  expect(draws.flatMap((draw) => skillsOf(draw, 3, 1)).filter(({ gauge }) => gauge)).toEqual([]);
});

test("gauge effects set in from the second gauge on; some are not in force", () => {
  const gauges = draws.flatMap((draw) => gaugeEffectsOf(draw, 3));
  expect(new Set(gauges.map(({ gauge }) => gauge))).toEqual(new Set([2, 3]));
  const enabled = gauges.flatMap(({ effects }) => effects.map((effect) => effect.enabled));
  expect(new Set(enabled)).toEqual(new Set([true, false]));
  expect(draws.flatMap((draw) => gaugeEffectsOf(draw, 1))).toEqual([]);
});
