import { expect, test } from "vitest";
import { readSearches, withSearch, writtenSearches } from "./saved-searches.ts";

const heal = { name: "Healers", query: "role=heal" };
const crit = { name: "Crit", query: "q=effect%3Acrit-atk" };

test("what is stored for a list is read as it was, other lists stay", () => {
  const stored = writtenSearches(writtenSearches(null, "/characters", [heal]), "/story-cards", [
    crit,
  ]);
  expect(readSearches("/characters", stored)).toEqual([heal]);
  expect(readSearches("/story-cards", stored)).toEqual([crit]);
  expect(readSearches("/story-cards", writtenSearches(stored, "/story-cards", []))).toEqual([]);
});

test("one of the same name is replaced, and there is an end to them", () => {
  const many = Array.from({ length: 60 }, (_, at) => ({ name: String(at), query: "" }));
  expect(withSearch([heal, crit], { ...heal, query: "a" })).toEqual([
    { ...heal, query: "a" },
    crit,
  ]);
  expect(withSearch(many, heal)).toHaveLength(50);
});

test.each([null, "", "{", "null", "[]", '{"/characters":3}', '{"/characters":[1,{"name":2}]}'])(
  "%j is no saved search",
  (stored) => {
    expect(readSearches("/characters", stored)).toEqual([]);
  },
);
