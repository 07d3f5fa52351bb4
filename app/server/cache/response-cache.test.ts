import { expect, test } from "vitest";
import { type Answer, makeAnswer } from "../http/answer.ts";
import type { Encoding } from "../http/encoding.ts";
import { ResponseCache, type Share } from "./response-cache.ts";

function page(parts: Partial<Parameters<typeof makeAnswer>[0]> = {}): Answer {
  return makeAnswer({ status: 200, headers: {}, body: "page", cache: "page", ...parts });
}

/** A cache with a clock that the test moves, and a count of what was made. */
function setUp(maxBytes = 1_000_000) {
  const time = { now: 1000 };
  const cache = new ResponseCache({ maxBytes, clock: () => time.now });
  let made = 0;
  const find = (
    key: string,
    answer: Answer | Promise<Answer> = page(),
    share: Share = "page",
    encoding: Encoding = "identity",
  ) => {
    const make = async () => {
      made += 1;
      return answer;
    };
    return cache.find(key, encoding, share, make);
  };
  return { cache, time, find, made: () => made };
}

test("an answer is made once for its key", async () => {
  const { find, made } = setUp();
  expect((await find("a")).cached).toBe("miss");
  expect((await find("a")).cached).toBe("hit");
  expect((await find("b")).cached).toBe("miss");
  expect(made()).toBe(2);
});

test("an answer ends exactly at its moment", async () => {
  const { find, time } = setUp();
  await find("a", page({ until: 5000 }));
  time.now = 4999;
  expect((await find("a")).cached).toBe("hit");
  time.now = 5000;
  expect((await find("a")).cached).toBe("miss");
});

test("requests at the same time share one rendering", async () => {
  const { find, made } = setUp();
  const found = await Promise.all([find("a"), find("a"), find("a")]);
  expect(found.map(({ cached }) => cached)).toEqual(["miss", "joined", "joined"]);
  expect(made()).toBe(1);
});

test("who joins a rendering that ends before it is done gets a new one", async () => {
  const { find, time, made } = setUp();
  const slow = Promise.withResolvers<Answer>();
  const first = find("a", slow.promise);
  const second = find("a", page({ body: "after" }));
  time.now = 5000;
  slow.resolve(page({ body: "before", until: 5000 }));
  expect(String((await first).answer.body)).toBe("before");
  expect(String((await second).answer.body)).toBe("after");
  expect(made()).toBe(2);
});

test("a rendering that fails is reported to all who wait, and tried again by the next", async () => {
  const { find } = setUp();
  const failed = await Promise.allSettled([find("a", Promise.reject(new Error("no"))), find("a")]);
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect((await find("a")).cached).toBe("miss");
});

test.each([
  ["an error", page({ status: 500 })],
  ["a redirect", page({ status: 308 })],
  ["what sets a cookie", page({ headers: { "set-cookie": ["a=b"] } })],
  ["what nobody may keep", page({ cache: "never" })],
  ["what rules its own caching", page({ cache: "own" })],
])("%s is not stored", async (_, answer) => {
  const { find } = setUp();
  await find("a", answer);
  expect((await find("a", answer)).cached).toBe("miss");
});

test("a new dataset ends every answer", async () => {
  const { cache, find } = setUp();
  await find("a");
  cache.clear();
  expect((await find("a")).cached).toBe("miss");
});

test.each<[string, Answer, Share]>([
  ["addresses without a page", page({ status: 404 }), "page"],
  ["addresses of anybody's making", page(), "invented"],
  ["addresses of a list", page(), "listed"],
])("%s do not push out pages", async (_, answer, share) => {
  const { cache, find } = setUp(200_000);
  await find("page");
  for (let index = 0; index < 1000; index += 1) await find(`other ${index}`, answer, share);
  expect((await find("other 999", answer, share)).cached).toBe("hit");
  expect((await find("page")).cached).toBe("hit");
  expect(cache.bytes).toBeLessThan(200_000);
});

test("an encoding is made once and counts against the memory", async () => {
  const { cache, find, made } = setUp();
  const text = page({ headers: { "content-type": "text/html" }, body: "text ".repeat(1000) });
  const inBrotli = () => find("a", text, "page", "br");
  const [first, second] = await Promise.all([inBrotli(), inBrotli()]);
  expect([first.answer.encoding, second.answer.body]).toEqual(["br", first.answer.body]);
  const before = cache.bytes;
  expect((await inBrotli()).answer.body).toBe(first.answer.body);
  expect(await inBrotli()).toMatchObject({ cached: "hit" });
  expect((await find("a", text)).answer.encoding).toBe("identity");
  expect(made()).toBe(1);
  expect(cache.bytes).toBe(before);
  expect(before).toBeGreaterThan(text.body.length + first.answer.body.length);
});

test("without memory every answer is rendered anew", async () => {
  const { find, made } = setUp(0);
  await Promise.all([find("a"), find("a")]);
  expect(made()).toBe(2);
});
