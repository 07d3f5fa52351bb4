import { expect, test } from "vitest";
import { cacheControl } from "./cache-control.ts";

const NOW = 1_000_000;

/** The directives of an answer that ends at a moment, a number for those that have one. */
function directives(cache: Parameters<typeof cacheControl>[0]["cache"], until: number | null) {
  const text = cacheControl({ cache, until }, NOW) ?? "";
  return Object.fromEntries(
    text.split(",").map((part) => {
      const [name = "", value] = part.trim().split("=");
      return [name, value === undefined ? true : Number(value)];
    }),
  );
}

test.each([
  [null, 300],
  [NOW + 900_000, 300],
  [NOW + 90_999, 90],
  [NOW + 2_500, 2],
  [NOW + 999, 0],
  [NOW - 1, 0],
])(
  "shared caches may keep a page that ends at %s for %s s, and browsers ask each time",
  (until, seconds) => {
    expect(directives("page", until)).toEqual({
      public: true,
      "max-age": 0,
      "must-revalidate": true,
      "s-maxage": seconds,
      "stale-while-revalidate": 60,
      "stale-if-error": 86_400,
    });
  },
);

test.each([
  [null, 60, 300],
  [NOW + 90_999, 60, 90],
  [NOW + 2_500, 2, 2],
])("browsers may keep an answer of the API that ends at %s for %s s", (until, own, shared) => {
  expect(directives("api", until)).toMatchObject({ "max-age": own, "s-maxage": shared });
});

test.each(["page", "api"] as const)(
  "no word forbids a shared cache to keep what is of kind %s",
  (cache) => {
    const { "no-cache": noCache, "no-store": noStore, private: own } = directives(cache, null);
    expect([noCache, noStore, own]).toEqual([undefined, undefined, undefined]);
  },
);

test("what nobody may keep says so, and an answer's own word stands", () => {
  expect(directives("never", null)).toEqual({ "no-store": true });
  expect(cacheControl({ cache: "own", until: null }, NOW)).toBeNull();
});
