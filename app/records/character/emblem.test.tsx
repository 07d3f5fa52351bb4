import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Emblem } from "./emblem.tsx";

test("an emblem of a row is fetched when it comes near", () => {
  expect(renderToString(<Emblem image="characters/l1-reimu/thumbnail?v=1" />)).toBe(
    '<img src="/images/characters/l1-reimu/thumbnail?v=1" width="128" height="128" loading="lazy" decoding="async" alt=""/>',
  );
});

test("one of the first screen is fetched at once, but after the page's styles", () => {
  expect(renderToString(<Emblem image="characters/l1-reimu/thumbnail?v=1" isLazy={false} />)).toBe(
    '<img src="/images/characters/l1-reimu/thumbnail?v=1" width="128" height="128" fetchPriority="low" decoding="async" alt=""/>',
  );
});
