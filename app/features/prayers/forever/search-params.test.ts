import { expect, test } from "vitest";
import { foreverPrayerUrl } from "./search-params.ts";

const canonical = (query: string) =>
  decodeURIComponent(foreverPrayerUrl.canonical(new URLSearchParams(query)).toString());

test.each([
  ["id=2", "id=2"],
  ["id=02", "id=2"],
  ["id=abc", ""],
  ["id=-1", "id=-1"],
  ["id=1.5", ""],
  ["id=99999999999", "id=2147483648"],
  [`id=${"9".repeat(309)}`, "id=2147483648"],
  ["mode=1", ""],
  ["mode=3", "mode=3"],
  ["mode=0", ""],
  ["mode=4", ""],
  ["category=fes", "category=fes"],
  ["category=mfes", ""],
  ["selected=b&selected=a,b", "selected=b,a"],
  ["selected=a&mode=2&id=7&x=1", "id=7&mode=2&selected=a"],
])("%j is written %j", (query, written) => {
  expect(canonical(query)).toBe(written);
});
