import { expect, test } from "vitest";
import { dataPath, linked } from "./fetch-page.ts";

test.each([
  ["/", "/_.data"],
  ["/menu", "/menu.data"],
  ["/prayers/info/epic-1", "/prayers/info/epic-1.data"],
])("the data of %s are at %s", (path, data) => {
  expect(dataPath(path)).toBe(data);
});

test("a Link header is read by what its addresses are for", () => {
  const link =
    '</assets/a-1.js>; rel=modulepreload, </b.css>; rel=preload; as=style, </assets/c-2.js>; rel="modulepreload", </d.json>; rel=prefetch';
  expect(linked("", "modulepreload")).toEqual([]);
  expect(linked(link, "modulepreload")).toEqual(["/assets/a-1.js", "/assets/c-2.js"]);
  expect(linked(link, "prefetch")).toEqual(["/d.json"]);
});
