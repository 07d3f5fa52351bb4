import fc from "fast-check";
import { EVERY_CARD } from "#app/game/story-card-filter/story-card-filter.ts";

const part = fc.oneof(
  fc.constantFrom(
    ...Object.keys(EVERY_CARD),
    ..."rarity star effects card form shown kind-1 effect-1 direction-1 stat-2 start-3".split(" "),
    ..."unknown __proto__".split(" "),
  ),
  fc.constantFrom("effect:", "buff:", "stat:", "date:", "hp", "yang-atk", "-up", "-down", ":asc"),
  fc.constantFrom(":value-sort", ":self", "2022-01-01", "now", "p", "5", "prayer", "tec", "maid"),
  fc.constantFrom(",", ":", "&", "=", "%", "%00", "%F0%9F%98%80", "%E3", "😀", "\0", "\ud834", "+"),
  fc.string({ unit: "binary", maxLength: 4 }),
);

/** Queries of the story card list, made of what a reader or an attacker may send. */
export const fuzzedCardQuery = fc
  .array(fc.tuple(fc.constantFrom("", "&", "=", ",", "&options=", "&name="), part), {
    maxLength: 14,
  })
  .map((parts) => parts.flat().join(""));
