import { matchRoutes, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { keepsQuery, type PathParams } from "#app/request/query-handle.ts";
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
  cards: page("cards", { handle: onlyName, action }),
  moved: page("moved", { handle: keepsQuery }),
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
  ["/cards", "?utm=1&name=+reimu+", "/cards?name=reimu"],
  ["/cards", "?name=", "/cards"],
  ["/moved", "?b=1&a=2", "/moved?b=1&a=2"],
  ["/one/all", "?a=1", "/one/all?a=1"],
  ["/one/other", "?a=1", "/one/other"],
  ["/plain", "?a=1", "/plain"],
  ["/nowhere", "?a=1", "/nowhere"],
  ["/cards.data", "?name=reimu&x=1", "/cards.data?name=reimu"],
  ["/Cards.data", "", "/cards.data"],
  ["/cards.data", "?_routes=cards,root", "/cards.data?_routes=root%2Ccards"],
  ["/cards.data", "?_routes=other", "/cards.data"],
  ["/cards", "?_routes=cards", "/cards"],
  ["/_.data", "?a=1", "/_.data"],
  ["/cards/_.data", "?name=a", "/cards/_.data?name=a"],
])("%s%s is asked as %s", (pathname, search, url) => {
  expect(canonicaliser(routes)(pathname, search).url).toBe(url);
});

test("a path takes POST only where its route has an action", () => {
  const methods = (path: string) => canonicaliser(routes)(path, "").methods;
  expect(methods("/cards")).toEqual(["GET", "HEAD", "POST", "OPTIONS"]);
  expect(methods("/plain")).toEqual(["GET", "HEAD", "OPTIONS"]);
});

const told = (path: string) =>
  page(path, { handle: { query: () => new URLSearchParams({ route: path }) } });
const alike = ["cards", "cards/:id", "cards.json", ":any/list", "old?/news", "files/*", "*"];
const alikeRoutes: ServerBuild["routes"] = {
  root: { id: "root", path: "", module: { default: () => null } },
  ...Object.fromEntries(alike.map((path) => [path, told(path)])),
};

test.each([
  ["/cards", "cards"],
  ["/CARDS/1", "cards/:id"],
  ["/cards/list", "cards/:id"],
  ["/cards/1/2", "*"],
  ["/cards.json", "cards.json"],
  ["/other/list", ":any/list"],
  ["/files/list", ":any/list"],
  ["/files/a/b", "files/*"],
  ["/old/news", "old?/news"],
  ["/news", "old?/news"],
  ["/files.data", "files/*"],
])("%s has the route that the router gives it among routes that begin alike", (path, route) => {
  const { url } = canonicaliser(alikeRoutes)(path, "");
  expect(new URL(url, "http://localhost").searchParams.get("route")).toBe(route);
  const page = path.replace(".data", "");
  const all = alike.map((id) => ({ id, path: id }));
  expect(matchRoutes(all, page)?.at(-1)?.route.id).toBe(route);
});
