import { expect, test } from "vitest";
import { emptyDataset } from "#tests/fixtures/empty-dataset.ts";
import { correctionOf } from "./correction.ts";

const madeUp = {
  id: "summer",
  name: "Summer Prayer",
  start: "2022-03-01T00:00:00Z",
  types: ["festival"],
  sources: ["nowhere"],
  sample: true,
};
const real = {
  id: "spring",
  name: "Spring Prayer",
  start: "2022-03-01T00:00:00Z",
  end: "2022-03-08T00:00:00Z",
  sources: ["a page"],
  sampleFields: ["end"],
};
const dataset = (notes: string[] = []) =>
  emptyDataset({
    openData: [
      {
        entity: "prayers",
        count: 2,
        lines: [madeUp, real].map((one) => `${JSON.stringify(one)}\n`).join(""),
        coverage: [
          {
            field: "name",
            fact: 1,
            reading: 0,
            sample: 1,
            absent: 0,
            notes,
            asOf: [],
            sources: [],
          },
        ],
      },
    ],
  });

const asked = { entity: "prayers", field: "start", value: "2022-03-02", source: "a notice" };
const recordIn = (text: string | null): unknown => JSON.parse(text?.split("\n").at(-1) ?? "");

test("a corrected sample keeps nothing that is made up", () => {
  const { text } = correctionOf(dataset(), { ...asked, id: "summer" }, 0);
  expect(text).toContain("Stands there: 2022-03-01T00:00:00Z (sample)");
  expect(recordIn(text)).toEqual({ id: "summer", start: "2022-03-02", sources: ["a notice"] });
});

test("a corrected fact keeps all but its made-up fields, and gets one more source", () => {
  const { text } = correctionOf(dataset(), { ...asked, id: "spring" }, 0);
  expect(recordIn(text)).toEqual({
    id: "spring",
    name: "Spring Prayer",
    start: "2022-03-02",
    sources: ["a page", "a notice"],
  });
});

test("the page of the open data is named only where it says where a kind comes from", () => {
  const isNamed = (notes: string[]) =>
    correctionOf(dataset(notes), { ...asked, id: "spring" }, 0).record?.hasNote;
  expect([isNamed([]), isNamed(["of the notice"])]).toEqual([false, true]);
});
