import { expect, test } from "vitest";
import { illustratorsUrl } from "./search-params.ts";

test.each([
  ["", ""],
  ["sort=alphabet&order=asc&cards=alphabet&shown=10", ""],
  ["cards=date&sort=count&order=desc", "sort=count&order=desc&cards=date"],
  ["sort=size&order=up&cards=x&shown=-1", ""],
  ["sort=DATE", "sort=date"],
])("the query %s is written canonically as %s", (query, expected) => {
  expect(illustratorsUrl.canonical(new URLSearchParams(query)).toString()).toBe(expected);
});
