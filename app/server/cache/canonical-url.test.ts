import { matchRoutes, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import type { PathParams } from "#app/lib/query-handle.ts";
import { emptyDataset } from "#tests/fixtures/empty-dataset.ts";
import { canonicaliser } from "./canonical-url.ts";

const onlyName = {
  query: (given: URLSearchParams) => {
    const name = given.get("name")?.trim();
    return new URLSearchParams(name ? { name } : {});
  },
};
const action = () => null;

const routes: ServerBuild["routes"] = {
  root: { id: "root", path: "", module: { default: () => null } },
  home: { id: "home", parentId: "root", index: true, module: { default: () => null } },
  books: page("books", { handle: onlyName, action }),
  moved: page("moved", { handle: { query: (given: URLSearchParams) => given } }),
  "one/:id": page("one/:id", {
    handle: {
      query: (given: URLSearchParams, { id }: PathParams) =>
        id === "all" ? given : new URLSearchParams(),
    },
  }),
  plain: page("plain", { handle: { title: "no query here" } }),
};

function page(path: string, module: object) {
  return { id: path, parentId: "root", path, module: { default: () => null, ...module } };
}

test.each([
  ["/", "", "/"],
  ["/", "?utm=1", "/"],
  ["/books", "?utm=1&name=+reimu+", "/books?name=reimu"],
  ["/books", "?name=", "/books"],
  ["/moved", "?b=1&a=2", "/moved?b=1&a=2"],
  ["/one/all", "?a=1", "/one/all?a=1"],
  ["/one/other", "?a=1", "/one/other"],
  ["/plain", "?a=1", "/plain"],
  ["/nowhere", "?a=1", "/nowhere"],
  ["/books.data", "?name=reimu&x=1", "/books.data?name=reimu"],
  ["/Books.data", "", "/books.data"],
  ["/books.data", "?_routes=books,root", "/books.data?_routes=root%2Cbooks"],
  ["/books.data", "?_routes=other", "/books.data"],
  ["/books", "?_routes=books", "/books"],
  ["/_.data", "?a=1", "/_.data"],
  ["/books/_.data", "?name=a", "/books/_.data?name=a"],
])("%s%s is asked as %s", (pathname, search, url) => {
  expect(canonicaliser(routes)(pathname, search, undefined).url).toBe(url);
});

test("a path takes POST only where its route has an action", () => {
  const methods = (path: string) => canonicaliser(routes)(path, "", undefined).methods;
  expect(methods("/books")).toEqual(["GET", "HEAD", "POST", "OPTIONS"]);
  expect(methods("/plain")).toEqual(["GET", "HEAD", "OPTIONS"]);
});

const canonicalOf = (path: string) =>
  page(path, { handle: { query: () => new URLSearchParams({ route: path }) } });
const alike = ["books", "books/:id", "books.json", ":any/list", "old?/news", "files/*", "*"];
const alikeRoutes: ServerBuild["routes"] = {
  root: { id: "root", path: "", module: { default: () => null } },
  ...Object.fromEntries(alike.map((path) => [path, canonicalOf(path)])),
};

test.each([
  ["/books", "books"],
  ["/BOOKS/1", "books/:id"],
  ["/books/list", "books/:id"],
  ["/books/1/2", "*"],
  ["/books.json", "books.json"],
  ["/other/list", ":any/list"],
  ["/files/list", ":any/list"],
  ["/files/a/b", "files/*"],
  ["/old/news", "old?/news"],
  ["/news", "old?/news"],
  ["/files.data", "files/*"],
])("%s has the route that the router gives it among routes that begin alike", (path, route) => {
  const { url } = canonicaliser(alikeRoutes)(path, "", undefined);
  expect(new URL(url, "http://localhost").searchParams.get("route")).toBe(route);
  const page = path.replace(".data", "");
  const all = alike.map((id) => ({ id, path: id }));
  expect(matchRoutes(all, page)?.at(-1)?.route.id).toBe(route);
});

test("what a query means follows the dataset that is asked", () => {
  const byDataset: ServerBuild["routes"] = {
    root: { id: "root", path: "", module: { default: () => null } },
    last: page("last", {
      handle: {
        query: (_: URLSearchParams, __: PathParams, dataset?: { version: number }) =>
          new URLSearchParams({ last: String(dataset?.version ?? 0) }),
      },
    }),
  };
  const canonicalise = canonicaliser(byDataset);
  const first = emptyDataset({ version: 1 });
  expect(canonicalise("/last", "", first).url).toBe("/last?last=1");
  expect(canonicalise("/last", "", emptyDataset({ version: 2 })).url).toBe("/last?last=2");
  expect(canonicalise("/last", "", first).url).toBe("/last?last=1");
});
