import fc from "fast-check";
import { expect, test } from "vitest";
import { packedSource, unpackedSource } from "./packed-source.ts";
import type { SearchSource } from "./search-source.ts";

const text = fc.string({ maxLength: 12 });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const instant = maybe(fc.integer({ min: 0, max: 4_102_444_800_000 }));
const id = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const many = <Row>(row: fc.Arbitrary<Row>) => fc.array(row, { maxLength: 8 });

const source: fc.Arbitrary<SearchSource> = fc.record({
  persons: many(
    fc.record({
      nameEn: text,
      shortEn: text,
      translit: maybe(text),
      nameJp: text,
      nameKana: maybe(text),
    }),
  ),
  characters: many(
    fc.record({
      id: fc.oneof(text, fc.constantFrom("l1-reimu", "a6-reimu", "a6-reimu-2")),
      person: fc.nat(3),
      world: text,
      form: maybe(text),
      titleEn: maybe(text),
      titleJp: maybe(text),
      nameZh: maybe(fc.constantFrom("灵梦", "魔理沙", "")),
      type: maybe(fc.constantFrom("gen", "fes")),
      role: maybe(fc.constantFrom("atk", "heal")),
      isReleased: fc.boolean(),
    }),
  ),
  cards: many(
    fc.record({
      id,
      name: text,
      aliases: fc.array(text, { maxLength: 3 }),
      rarity: fc.integer({ min: 1, max: 5 }),
      type: fc.constantFrom("plum", "bamboo"),
      artist: maybe(id),
      credit: maybe(text),
      release: instant,
    }),
  ),
  prayers: many(
    fc.record({
      id: text,
      name: text,
      nameJp: maybe(text),
      types: fc.uniqueArray(fc.constantFrom("festival", "ultra")),
      start: instant,
      end: instant,
    }),
  ),
  artists: many(fc.record({ id, name: text })),
  items: many(
    fc.record({
      id: text,
      name: text,
      others: fc.array(text),
      from: maybe(fc.constantFrom("floors", "stages")),
    }),
  ),
  tags: many(fc.record({ id: text, name: text, others: fc.array(text) })),
  floors: many(fc.record({ floor: id, release: instant })),
});

test("what is packed and sent comes out as it was", () => {
  fc.assert(
    fc.property(source, (one) => {
      expect(unpackedSource(JSON.parse(JSON.stringify(packedSource(one))))).toEqual(one);
    }),
  );
});
