import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { buildMeta } from "./build-meta.ts";

const Page = () => null;
const loader = () => null;
const route = (id: string, path: string | undefined, module: object) => ({
  [id]: { id, parentId: "root", path, module: { default: undefined, ...module } },
});

const routes: ServerBuild["routes"] = {
  root: { id: "root", path: "", module: { default: Page } },
  ...route("home", undefined, { default: Page }),
  ...route("cards", "story-cards", { default: Page, loader }),
  ...route("card", "story-cards/:id", { default: Page, loader }),
  ...route("call", "api/story-cards/get-list", { loader }),
  ...route("group", "characters", {}),
  ...route("missing", "*", { default: Page }),
};

test("tells the rule of every address that answers", () => {
  expect(buildMeta(routes, { id: "abc", timestamp: 5 })).toEqual({
    id: "abc",
    timestamp: 5,
    routeRules: {
      "/": { cache: "page", payload: "/_.data" },
      "/story-cards": { cache: "page", payload: "/story-cards.data" },
      "/story-cards/:id": { cache: "page" },
      "/api/story-cards/get-list": { cache: "api" },
      "/*": { cache: "page" },
    },
    prerendered: ["/", "/story-cards"],
  });
});
