import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { createMetrics } from "#app/server/metrics.ts";

const read = (file: string) => readFile(new URL(`../../${file}`, import.meta.url), "utf8");
const alerts = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
});
const dashboard = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
});

/** Names of what a server tells, with those that a histogram comes to. */
async function exposedNames(): Promise<Set<string>> {
  const metrics = createMetrics({
    responseCacheBytes: () => 0,
    dataset: () => undefined,
    databaseReached: () => true,
    clock: () => 0,
  });
  const names = [...(await metrics.text()).matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(
    names.flatMap(([, name = "", type]) => (type === "histogram" ? [`${name}_bucket`] : [name])),
  );
}

const namesIn = (expression: string) => expression.match(/\b(almanac|nodejs|process)_\w+/g) ?? [];

test("alerts and dashboard ask for metrics that the server tells", async () => {
  const { groups } = alerts.parse(parse(await read("deploy/prometheus/alerts.yml")));
  const { panels } = dashboard.parse(JSON.parse(await read("deploy/grafana/almanac.json")));
  const expressions = [
    ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  const asked = expressions.flatMap(namesIn);
  expect(asked.length).toBeGreaterThan(10);
  const known = await exposedNames();
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});

test("the runbook tells what to do at each alert", async () => {
  const { groups } = alerts.parse(parse(await read("deploy/prometheus/alerts.yml")));
  const runbook = await read("docs/runbook.md");
  const names = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
  expect(names.filter((name) => !runbook.includes(`\`${name}\``))).toEqual([]);
});
