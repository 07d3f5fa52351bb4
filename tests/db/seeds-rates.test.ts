import { beforeAll, expect, test } from "vitest";
import { isListed } from "#app/game/prayer-paging.ts";
import type { RollRates } from "#app/game/rates/roll-rates.ts";
import { rollSampler } from "#app/game/rates/roll-sampler.ts";
import { seededRandom } from "#app/game/rates/seeded-random.ts";
import { prayerDetail } from "#app/presenters/prayer-detail.ts";
import { readPack } from "#db/pack/read.ts";
import { importDataset, testDatabase } from "#tests/fixtures/database.ts";
import { everyRoll } from "#tests/fixtures/rates/prayers.ts";
import { auditSampler, brokenGuarantees } from "#tests/fixtures/rates/sampler-audit.ts";

const NOW = Date.parse("2026-11-21T15:00:00Z");
/** The chance that a right sampler fails, all tests of all rolls together (Bonferroni). */
const FAMILY_WISE = 1e-3;
const ROLLS = 4000;

const database = testDatabase();
let rolls: { readonly name: string; readonly rates: RollRates }[];

beforeAll(async () => {
  const dataset = await importDataset(database, await readPack("seeds"), NOW);
  rolls = dataset.prayers.filter(isListed).flatMap(({ id }) => {
    const prayer = prayerDetail(dataset, id, NOW);
    if (!prayer) throw new Error(`There is no ${id}.`);
    return everyRoll(prayer).map(({ name, rates }) => ({ name: `${id} ${name}`, rates }));
  });
}, 120_000);

test("every roll of every pool is drawn as its exact distribution says", {
  timeout: 300_000,
}, () => {
  const findings = rolls.flatMap(({ name, rates }) =>
    auditSampler(rates, rollSampler(rates), seededRandom(name), ROLLS).map((finding) => ({
      name,
      ...finding,
    })),
  );
  expect(rolls.length).toBeGreaterThan(0);
  expect(findings.length).toBeGreaterThan(0);
  expect(findings.filter(({ p }) => p < FAMILY_WISE / findings.length)).toEqual([]);
});

test("no roll of a million breaks what is guaranteed", { timeout: 300_000 }, () => {
  const guaranteed = rolls.filter(({ rates }) => rates.guaranteed.characters > 0);
  expect(guaranteed.length).toBeGreaterThan(0);
  const each = Math.ceil(1e6 / guaranteed.length);
  const broken = guaranteed.filter(
    ({ name, rates }) => brokenGuarantees(rates, rollSampler(rates), seededRandom(name), each) > 0,
  );
  expect(broken.map(({ name }) => name)).toEqual([]);
});

test("every roll that the shipped step-ups promise exists and keeps its promise", () => {
  const promised = rolls.filter(({ rates }) => rates.type === "step-up");
  expect(promised.length).toBeGreaterThan(0);
  for (const { name, rates } of promised) {
    const total = rates.slot.reduce((sum, { chance }) => sum + chance, 0);
    expect([name, Math.abs(total - 1) < 1e-9]).toEqual([name, true]);
  }
});
