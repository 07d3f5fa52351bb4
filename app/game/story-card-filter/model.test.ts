// The filter against a second, naive reading of specification 2 §5, on random cards and queries.
import fc from "fast-check";
import { expect, test } from "vitest";
import { BUFF_TARGETS, MISC_BUFFS, STAT_BUFFS } from "#app/game/vocabulary/buffs.ts";
import { OBTAINING_SOURCES } from "#app/game/vocabulary/story-cards.ts";
import { CARD_TYPES } from "../vocabulary/card-types.ts";
import { ROLES } from "../vocabulary/roles.ts";
import { STATS } from "../vocabulary/stats.ts";
import { type FilterableBuff, type FilterableCard, indexCards } from "./card-index.ts";
import { OBTAINING_CHOICES } from "./obtaining.ts";
import type { FilterRow } from "./rows.ts";
import { FILTER_RARITIES, filterStoryCards, type StoryCardFilter } from "./story-card-filter.ts";

const DAY = 24 * 60 * 60 * 1000;
const FIRST = Date.UTC(2021, 4, 11);
const days = ["2021-05-11", "2021-05-12", "2021-05-13"];

const oneOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values);
const idOf = <Id extends string>(list: readonly { readonly id: Id }[]) =>
  oneOf(list.map(({ id }) => id));
const some = <Value>(values: fc.Arbitrary<Value>, most = 3) =>
  fc.array(values, { maxLength: most });

const words = oneOf(["Moon", "moon", "Sun's", "魔法", "MOON RABBIT", "a", "!"]);
const role = fc.option(idOf(ROLES.slice(0, 2)));
const attribute = fc.oneof(
  idOf(MISC_BUFFS.slice(0, 2)).map((attr) => ({ attrType: "misc" as const, attr })),
  idOf(STAT_BUFFS.slice(0, 2)).map((attr) => ({ attrType: "stat" as const, attr })),
);

const buff: fc.Arbitrary<FilterableBuff> = fc
  .record({
    named: attribute,
    direction: fc.option(oneOf(["up", "down"] as const)),
    target: idOf(BUFF_TARGETS),
    turn: fc.option(fc.integer({ min: 1, max: 3 })),
    role: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, role),
    values: fc.tuple(fc.option(fc.integer({ min: 1, max: 3 })), fc.integer({ min: 1, max: 5 })),
  })
  .map(({ named, direction, ...rest }) => ({ ...named, metadata: { direction }, ...rest }));

const card: fc.Arbitrary<FilterableCard> = fc.record({
  id: fc.nat(1000),
  name: words,
  aliases: some(fc.record({ value: words, priority: fc.nat(1) })),
  sort: oneOf(["a", "b", "ab", "~"]),
  type: idOf(CARD_TYPES),
  rarity: fc.integer({ min: 1, max: 5 }),
  artist: fc.record({ jp: oneOf(["Shinia", "凪庵", ""]) }),
  featured: fc.uniqueArray(oneOf(["reimu", "marisa", "alice"])),
  releaseDate: fc.option(fc.integer({ min: FIRST - DAY, max: FIRST + 3 * DAY })),
  obtaining: some(fc.record({ type: idOf(OBTAINING_SOURCES) })),
  stats: some(fc.record({ type: idOf(STATS.slice(0, 3)), max: fc.integer({ min: 1, max: 3 }) })),
  buffs: some(buff),
  randomBuffs: some(some(buff, 2), 1),
});

const order = oneOf(["asc", "desc"] as const);
const row: fc.Arbitrary<FilterRow> = fc.oneof(
  fc.record({ kind: fc.constant("stat"), stat: idOf(STATS.slice(0, 3)), order }),
  fc.record({
    kind: fc.constant("date"),
    start: oneOf(days),
    end: oneOf([...days, ""]),
    order,
  }),
  fc
    .record({
      named: attribute,
      direction: oneOf(["up", "down"] as const),
      by: oneOf(["value", "turn"] as const),
      target: oneOf(["any", "single", "multi"] as const),
    })
    .map(({ named, direction, ...rest }) => ({
      kind: "effect" as const,
      effect: {
        group: named.attrType,
        attribute: named.attr,
        direction: named.attrType === "stat" ? direction : null,
      },
      ...rest,
    })),
);

const filter: fc.Arbitrary<StoryCardFilter> = fc.record({
  name: some(words, 2).map((terms) => terms.join(",")),
  types: fc.uniqueArray(idOf(CARD_TYPES)),
  rarities: fc.uniqueArray(oneOf(FILTER_RARITIES)),
  featured: fc.uniqueArray(oneOf(["reimu", "marisa"])),
  obtaining: fc.uniqueArray(idOf(OBTAINING_CHOICES), { maxLength: 2 }),
  role: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, role),
  artist: oneOf(["", "", "SHI", "凪", "x"]),
  options: some(row),
});

test("the filter finds what a naive reading finds, in its order", () => {
  fc.assert(
    fc.property(fc.array(card, { maxLength: 25 }), filter, (cards, asked) => {
      const numbered = cards.map((one, id) => ({ ...one, id }));
      expect(filterStoryCards(indexCards(numbered), asked).map(({ id }) => id)).toEqual(
        naiveReading(numbered, asked),
      );
    }),
    { numRuns: 5000 },
  );
});

function naiveReading(cards: readonly FilterableCard[], asked: StoryCardFilter): number[] {
  return cards
    .filter((one) => isAsked(one, asked))
    .sort((a, b) => {
      const comparisons = [
        Number(isNamed(b, asked)) - Number(isNamed(a, asked)),
        ...asked.options.map((option) => compareBy(option, a, b)),
        a.sort < b.sort ? -1 : Number(a.sort > b.sort),
        a.id - b.id,
      ];
      return comparisons.find((result) => result !== 0) ?? 0;
    })
    .map(({ id }) => id);
}

function plain(text: string): string {
  return Array.from(text.toLowerCase())
    .filter((sign) => /[\p{L}\p{N}]/u.test(sign))
    .join("");
}

function termsOf({ name }: StoryCardFilter): string[] {
  return name.split(",").map(plain).filter(Boolean);
}

function isNamed({ aliases }: FilterableCard, asked: StoryCardFilter): boolean {
  const important = aliases.filter(({ priority }) => priority > 0);
  return important.some(({ value }) => termsOf(asked).includes(plain(value)));
}

function isAsked(one: FilterableCard, asked: StoryCardFilter): boolean {
  const terms = termsOf(asked);
  const names = [one.name, ...one.aliases.map(({ value }) => value)].map(plain);
  if (terms.length > 0 && !terms.some((term) => names.some((name) => name.includes(term)))) {
    return false;
  }
  if (![0, 4].includes(asked.types.length) && !asked.types.includes(one.type)) return false;
  if (
    ![0, 4].includes(asked.rarities.length) &&
    !asked.rarities.some((rarity) => rarity === one.rarity)
  ) {
    return false;
  }
  if (!asked.featured.every((person) => one.featured.includes(person))) return false;
  if (!one.artist.jp.toLowerCase().includes(asked.artist.toLowerCase())) return false;
  if (
    asked.obtaining.length > 0 &&
    !asked.obtaining.some((choice) => one.obtaining.some(({ type }) => covers(choice, type)))
  ) {
    return false;
  }
  const reserved = allBuffs(one).map((each) => each.role);
  if (asked.role !== null && reserved.some((each) => each !== null && each !== asked.role)) {
    return false;
  }
  return asked.options.every((option) => passes(option, one));
}

function covers(choice: string, type: string): boolean {
  switch (choice) {
    case "prayer":
      return ["general", "prayer", "epic-prayer", "sc-prayer"].includes(type);
    case "epic-prayer":
      return ["epic-limited", "epic-prayer"].includes(type);
    case "challenge-quest":
      return ["ex", "vs"].includes(type);
    case "others":
      return ["pack", "minigame", "task", "login", "exchange"].includes(type);
    default:
      return choice === type;
  }
}

function allBuffs({ buffs, randomBuffs }: FilterableCard): FilterableBuff[] {
  return [...buffs, ...randomBuffs.flat()];
}

function buffsFor(option: FilterRow, one: FilterableCard): FilterableBuff[] {
  if (option.kind !== "effect") return [];
  const { effect, target } = option;
  const targets = {
    any: ["self", "solo", "party", "aoe"],
    single: ["self", "solo"],
    multi: ["party", "aoe"],
  };
  return allBuffs(one).filter(
    (each) =>
      each.attrType === effect.group &&
      each.attr === effect.attribute &&
      (effect.direction === null || (each.metadata.direction ?? "up") === effect.direction) &&
      targets[target].includes(each.target),
  );
}

function passes(option: FilterRow, one: FilterableCard): boolean {
  if (option.kind === "stat") return true;
  if (option.kind === "effect") return buffsFor(option, one).length > 0;
  if (one.releaseDate === null) return false;
  const isLate = option.end !== "" && one.releaseDate > Date.parse(`${option.end}T23:59:59.999Z`);
  return one.releaseDate >= Date.parse(`${option.start}T00:00:00Z`) && !isLate;
}

function compareBy(option: FilterRow, a: FilterableCard, b: FilterableCard): number {
  if (option.kind === "effect") {
    const best = (one: FilterableCard) =>
      Math.max(
        ...buffsFor(option, one).map((each) =>
          option.by === "turn"
            ? (each.turn ?? 0)
            : Math.max(each.values[0] ?? 0, each.values[1] ?? 0),
        ),
      );
    return best(b) - best(a);
  }
  const sign = option.order === "asc" ? 1 : -1;
  if (option.kind === "date") return sign * ((a.releaseDate ?? 0) - (b.releaseDate ?? 0));
  const [x, y] = [a, b].map(({ stats }) =>
    Math.max(0, ...stats.filter(({ type }) => type === option.stat).map(({ max }) => max)),
  );
  if (!x || !y) return Number(!x) - Number(!y);
  return sign * (x - y);
}
