import fc from "fast-check";
import { expect, test } from "vitest";
import artists from "#seeds/artists.json" with { type: "json" };
import persons from "#seeds/persons.json" with { type: "json" };
import storyCards from "#seeds/story-cards.json" with { type: "json" };
import { search } from "./search.ts";
import { searchIndex } from "./search-index.ts";
import type { SearchRecord } from "./search-record.ts";

const records: SearchRecord[] = [
  ...persons.map(({ id, nameEn, shortEn, nameJp, nameKana, translit }) => ({
    kind: "character" as const,
    id,
    name: nameEn,
    shortNames: [shortEn],
    writings: [nameJp, nameKana, translit].filter((text) => text !== undefined),
    note: "",
    href: "",
  })),
  ...storyCards.map(({ id, nameEn, aliases = [] }) => ({
    kind: "story-card" as const,
    id,
    name: nameEn,
    writings: aliases.map(({ value }) => value),
    note: "",
    href: "",
  })),
  ...artists.map(({ id, name }) => ({
    kind: "illustrator" as const,
    id,
    name,
    note: "",
    href: "",
  })),
];
const index = searchIndex(records);
/** Those that a text finds as well as any: the ones that are written just so. */
const finds = (text: string, { kind, id }: SearchRecord) =>
  search(index, text, { limit: 60 }).hits.some(
    ({ record }) => record.kind === kind && record.id === id,
  );

const writingsOf = ({ name, shortNames = [], writings = [] }: SearchRecord) =>
  [name, ...shortNames, ...writings].filter((text) => /[\p{L}\p{N}]/u.test(text));

test("every person, and every eighth of all others, is found by each writing", () => {
  const asked = records.filter(({ kind }, at) => kind === "character" || at % 8 === 0);
  const lost = asked.flatMap((record) => writingsOf(record).filter((text) => !finds(text, record)));
  expect(lost).toEqual([]);
});

const CHANGES: Readonly<Record<string, (text: string) => string>> = {
  "in capitals": (text) => text.toUpperCase(),
  "in full width": (text) =>
    text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  decomposed: (text) => text.normalize("NFD"),
  "in katakana": (text) =>
    text.replace(/[ぁ-ゖ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0x60)),
  "without spaces": (text) => text.replaceAll(" ", ""),
  "with the words turned round": (text) => text.split(" ").toReversed().join(" "),
  "with points between": (text) => text.split(" ").join("・"),
  "with a long o": (text) => text.replace(/ou/g, "ō"),
  "without macrons": (text) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, ""),
};

test.each(Object.entries(CHANGES))("and so it is %s", (_, change) => {
  const picked = fc
    .constantFrom(...records)
    .chain((record) =>
      fc.record({ record: fc.constant(record), text: fc.constantFrom(...writingsOf(record)) }),
    );
  fc.assert(
    fc.property(
      picked.filter(({ record }) => writingsOf(record).length > 0),
      ({ record, text }) => finds(change(text), record),
    ),
    { numRuns: 60 },
  );
});

test("whatever is typed, the search answers", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      const { hits, total } = search(index, text, { limit: 5 });
      expect(hits.length).toBe(Math.min(5, total));
    }),
    { numRuns: 100 },
  );
});
