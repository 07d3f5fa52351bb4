import fc from "fast-check";
import { expect, test } from "vitest";
import { wordsOfPath } from "./words-of-path.ts";

test.each([
  ["/characters/info/l1-suika", "l1 suika"],
  ["/characters/info/a7_5-suika/", "a7.5 suika"],
  ["/charcters", "charcters"],
  ["/%E9%9C%8A%E5%A4%A2", "霊夢"],
  ["/%E2%80%AEemos", "emos"],
  ["/100%", "100%"],
  ["/", ""],
])("%s is searched for by %j", (path, words) => {
  expect(wordsOfPath(path)).toBe(words);
});

test("whatever the address is, the words are whole characters without controls, a hundred at most", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      const words = wordsOfPath(`/x/${encodeURIComponent(text)}`);
      expect(words.length).toBeLessThanOrEqual(100);
      expect(words).not.toMatch(/\p{C}/u);
    }),
  );
});
