import { expect, test } from "vitest";
import { lastUpdateOf, updatesAnswer } from "#app/presenters/updates.ts";
import type { UpdateEntryRecord } from "#db/queries/updates.ts";
import { emptyDataset } from "#tests/fixtures/empty-dataset.ts";
import { createRequestContext } from "./request-context.ts";

const entry = (number: number, timestamp: number): UpdateEntryRecord => ({
  number,
  timestamp,
  title: `Entry ${number}`,
  subtitle: null,
  complex: false,
  sections: ["tower"],
  sample: false,
  items: [],
});

const dataset = emptyDataset({ updateEntries: [entry(2, 200), entry(1, 100)] });

test.each([
  [199, 1],
  [200, 2],
])("an answer for %d knows the update log as far as entry %d", (now, newest) => {
  const { updateEntries } = createRequestContext(dataset, now).context.dataset;
  expect(updatesAnswer(updateEntries, undefined).content[0]?.number).toBe(newest);
  expect(lastUpdateOf(updateEntries, "tower")?.number).toBe(newest);
});

test.each([
  ["the next entry of the log", 199, [], 200],
  ["the earliest moment told", 100, [180, 150, null], 150],
  ["nothing but a new dataset", 200, [null], null],
])("an answer ends with %s", (_, now, moments, until) => {
  const answer = createRequestContext(dataset, now);
  for (const moment of moments) answer.context.expiresAt(moment);
  expect(answer.until()).toBe(until);
});
