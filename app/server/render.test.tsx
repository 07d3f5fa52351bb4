import { data, Outlet, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { getRequestContext } from "#app/lib/request-context.ts";
import { RequestReference } from "#app/lib/request-reference.tsx";
import { emptyDataset } from "#tests/fixtures/empty-dataset.ts";
import * as entry from "../entry.server.tsx";
import { createRender } from "./render.ts";
import { RenderLimit } from "./render-limit.ts";

type Route = NonNullable<ServerBuild["routes"][string]>;
type Loader = NonNullable<Route["module"]["loader"]>;

const NOW = 1000;
const dataset = emptyDataset();

/** A site of one page, `/page`, and one call, `/api/call`, both with this loader. */
function buildOf(loader: Loader): ServerBuild {
  const routes: Record<string, Route> = {
    root: {
      id: "root",
      path: "",
      module: {
        default: () => (
          <body>
            <script>{"a()"}</script>
            <Outlet />
          </body>
        ),
        ErrorBoundary: () => <RequestReference />,
      },
    },
    page: { id: "page", parentId: "root", path: "page", module: { default: () => "page", loader } },
    call: {
      id: "call",
      parentId: "root",
      path: "api/call",
      // What makes a call is that its module has no component, which the type does not foresee.
      module: Object.assign(Object.create(null), { loader }),
    },
  };
  const manifest = Object.values(routes).map(({ id, parentId, path }) => ({
    id,
    parentId,
    path,
    module: `/assets/${id}.js`,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
    hasLoader: id !== "root",
    hasAction: false,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: id === "root",
  }));
  return {
    entry: { module: entry },
    routes,
    assets: {
      entry: { imports: [], module: "/assets/entry.js" },
      routes: Object.fromEntries(manifest.map((route) => [route.id, route])),
      url: "/assets/manifest.js",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  };
}

function render(loader: Loader, path: string) {
  const errors: unknown[] = [];
  const answer = createRender(buildOf(loader), { origin: "https://almanac.example" })({
    request: new Request(`https://almanac.example${path}`),
    dataset,
    now: NOW,
    report: { requestId: "the-request", error: (error) => errors.push(error) },
  });
  return answer.then((made) => ({ ...made, text: made.body.toString(), errors }));
}

test("a page ends at the earliest moment that its loaders told", async () => {
  const answer = await render(({ context }) => {
    const { expiresAt, now, origin } = getRequestContext(context);
    for (const moment of [now + 500, null, now + 200, now + 900]) {
      expiresAt(moment);
    }
    return { origin };
  }, "/page");
  expect([answer.status, answer.cache, answer.until]).toEqual([200, "page", NOW + 200]);
  expect(answer.text).toMatch(/^<!DOCTYPE html>|^<body>/);
  expect(answer.headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);
  expect(answer.errors).toEqual([]);
});

test("a call without a moment ends with its dataset", async () => {
  const answer = await render(() => Response.json({ a: 1 }), "/api/call");
  expect([answer.cache, answer.until, answer.text]).toEqual(["api", null, '{"a":1}']);
  expect(answer.headers["content-security-policy"]).toMatch(/^default-src 'none'; base-uri/);
});

test("an answer with a Cache-Control of its own keeps it", async () => {
  const headers = { "cache-control": "no-store" };
  const answer = await render(() => Response.json({}, { headers }), "/api/call");
  expect([answer.cache, answer.headers["cache-control"]]).toEqual(["own", "no-store"]);
});

test("a path that a loader does not find is a 404 that nobody reports", async () => {
  const answer = await render(() => {
    throw data("none", { status: 404 });
  }, "/page");
  expect([answer.status, answer.cache, answer.errors]).toEqual([404, "page", []]);
  expect(answer.text).not.toContain("the-request");
});

test("an unexpected error shows its reference and nothing else, and is reported", async () => {
  const failure = new Error("secret detail");
  const answer = await render(() => {
    throw failure;
  }, "/page");
  expect([answer.status, answer.cache, answer.errors]).toEqual([500, "never", [failure]]);
  expect(answer.text).toContain("Reference: <code>the-request</code>");
  expect(answer.text).toContain('<meta name="request-id" content="the-request"/>');
  expect(answer.text).not.toContain("secret");
  expect(answer.headers["x-request-id"]).toBe("the-request");
});

test("an unexpected error of a call is a problem document", async () => {
  const failure = new Error("secret detail");
  const answer = await render(() => {
    throw failure;
  }, "/api/call");
  expect([answer.status, answer.errors]).toEqual([500, [failure]]);
  expect(JSON.parse(answer.text)).toMatchObject({
    status: 500,
    detail: "The server could not answer this. Reference: the-request.",
  });
});

test("an answer names the dataset that it is made of", async () => {
  const answer = await render(() => Response.json({ a: 1 }), "/api/call");
  expect(answer.headers["cache-tag"]).toBe(`dataset-${dataset.version}`);
});

test("more than the house holds is turned away for a while, and what was let in is answered", async () => {
  const gate = Promise.withResolvers<void>();
  const loader: Loader = async () => {
    await gate.promise;
    return Response.json({});
  };
  const limit = new RenderLimit({ running: 1, waiting: 1 });
  const make = createRender(buildOf(loader), { origin: undefined, limit });
  const ask = () =>
    make({
      request: new Request("http://localhost/api/call"),
      dataset,
      now: NOW,
      report: { requestId: "a", error: () => undefined },
    });
  const asked = [ask(), ask(), ask()];
  const turnedAway = await asked[2];
  expect([turnedAway?.status, turnedAway?.headers["retry-after"]]).toEqual([503, "5"]);
  gate.resolve();
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 503]);
});
