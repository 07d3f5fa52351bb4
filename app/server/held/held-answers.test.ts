import { expect, test } from "vitest";
import { type Answer, makeAnswer } from "../http/answer.ts";
import { HeldAnswers } from "./held-answers.ts";

function page(parts: Partial<Parameters<typeof makeAnswer>[0]> = {}): Answer {
  return makeAnswer({ status: 200, headers: {}, body: "page", cache: "page", ...parts });
}

/** Held answers with a clock that the test moves, and a count of what was made. */
function setUp(maxBytes = 1_000_000) {
  const time = { now: 1000 };
  const held = new HeldAnswers({ maxBytes, clock: () => time.now });
  let made = 0;
  const find = (
    key: string,
    answer: Answer | Promise<Answer> = page(),
    options: Parameters<typeof held.find>[2] = {},
  ) => {
    const make = async () => {
      made += 1;
      return answer;
    };
    return held.find(key, make, options);
  };
  return { held, time, find, made: () => made };
}

test("an answer is made once for its key", async () => {
  const { find, made } = setUp();
  expect((await find("a")).source).toBe("miss");
  expect((await find("a")).source).toBe("hit");
  expect((await find("b")).source).toBe("miss");
  expect(made()).toBe(2);
});

test("an answer ends exactly at its moment", async () => {
  const { find, time } = setUp();
  await find("a", page({ until: 5000 }));
  time.now = 4999;
  expect((await find("a")).source).toBe("hit");
  time.now = 5000;
  expect((await find("a")).source).toBe("miss");
});

test("requests at the same time share one rendering", async () => {
  const { find, made } = setUp();
  const found = await Promise.all([find("a"), find("a"), find("a")]);
  expect(found.map(({ source }) => source)).toEqual(["miss", "joined", "joined"]);
  expect(made()).toBe(1);
});

test("who joins a rendering that ends before it is done gets a new one", async () => {
  const { find, time, made } = setUp();
  const slow = Promise.withResolvers<Answer>();
  const first = find("a", slow.promise);
  const second = find("a", page({ body: "after" }));
  time.now = 5000;
  slow.resolve(page({ body: "before", until: 5000 }));
  expect(String((await first).sendable.body("identity"))).toBe("before");
  expect(String((await second).sendable.body("identity"))).toBe("after");
  expect(made()).toBe(2);
});

test("a rendering that fails is reported to all who wait, and tried again by the next", async () => {
  const { find } = setUp();
  const failed = await Promise.allSettled([find("a", Promise.reject(new Error("no"))), find("a")]);
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect((await find("a")).source).toBe("miss");
});

test.each([
  ["an error", page({ status: 500 })],
  ["a redirect", page({ status: 308 })],
  ["what sets a cookie", page({ headers: { "set-cookie": ["a=b"] } })],
  ["what nobody may keep", page({ cache: "never" })],
  ["what rules its own caching", page({ cache: "own" })],
])("%s is not held", async (_, answer) => {
  const { find } = setUp();
  await find("a", answer);
  expect((await find("a", answer)).source).toBe("miss");
});

test("a new dataset ends every answer", async () => {
  const { held, find } = setUp();
  await find("a");
  held.clear();
  expect((await find("a")).source).toBe("miss");
});

test.each([
  ["addresses without a page", page({ status: 404 }), {}],
  ["addresses of anybody's making", page(), { isInvented: true }],
])("%s do not push out pages", async (_, answer, options) => {
  const { held, find } = setUp(200_000);
  await find("page");
  for (let index = 0; index < 1000; index += 1) {
    await find(`invented ${index}`, answer, options);
  }
  expect((await find("invented 999", answer, options)).source).toBe("hit");
  expect((await find("page")).source).toBe("hit");
  expect(held.bytes).toBeLessThan(200_000);
});

test("an encoding is made once and counts against the memory", async () => {
  const { held, find } = setUp();
  const headers = { "content-type": "text/html" };
  const { sendable } = await find("a", page({ headers, body: "text ".repeat(1000) }));
  const before = held.bytes;
  const [first, second] = await Promise.all([sendable.body("br"), sendable.body("br")]);
  expect(second).toBe(first);
  expect(sendable.body("br")).toBe(first);
  expect(held.bytes).toBe(before + first.length);
});

test("without memory every answer is made afresh", async () => {
  const { find, made } = setUp(0);
  await Promise.all([find("a"), find("a")]);
  expect(made()).toBe(2);
});
