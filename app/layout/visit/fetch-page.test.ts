import { expect, test } from "vitest";
import { dataPath, namedModules } from "./fetch-page.ts";

test.each([
  ["/", "/_.data"],
  ["/menu", "/menu.data"],
  ["/prayers/info/epic-1", "/prayers/info/epic-1.data"],
])("the data of %s are at %s", (path, data) => {
  expect(dataPath(path)).toBe(data);
});

test("of a Link header the modules are read, and nothing else", () => {
  expect(namedModules(null)).toEqual([]);
  expect(
    namedModules(
      '</assets/a-1.js>; rel=modulepreload, </b.css>; rel=preload; as=style, </assets/c-2.js>; rel="modulepreload"',
    ),
  ).toEqual(["/assets/a-1.js", "/assets/c-2.js"]);
});
