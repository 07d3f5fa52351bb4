import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Emblem } from "./emblem.tsx";
import { EmblemDrawing } from "./emblem-drawing.tsx";

test("an emblem of a row is pixels, and fetched when it comes near", () => {
  expect(renderToString(<Emblem image="characters/l1-reimu/thumbnail?v=1" />)).toBe(
    '<img src="/images/characters/l1-reimu/thumbnail.avif?v=1" srcSet="/images/characters/l1-reimu/thumbnail.avif?v=1&amp;w=240 2x" width="128" height="128" loading="lazy" decoding="async" alt=""/>',
  );
});

test("a large one is the drawing where a screen is finer than its pixels", () => {
  expect(renderToString(<Emblem image="characters/l1-reimu/thumbnail?v=1" isLarge />)).toContain(
    "w=240 2x, /images/characters/l1-reimu/thumbnail?v=1 3x",
  );
});

test("one of the first screen is the drawing, and fetched at once, but after the page's styles", () => {
  expect(renderToString(<EmblemDrawing image="characters/l1-reimu/thumbnail?v=1" />)).toBe(
    '<img src="/images/characters/l1-reimu/thumbnail?v=1" width="128" height="128" fetchPriority="low" decoding="async" alt=""/>',
  );
});

test("a bare one asks for pictures without the code of a world", () => {
  expect(renderToString(<Emblem image="characters/l1-reimu/thumbnail?v=1" isBare />)).toContain(
    'src="/images/characters/l1-reimu/thumbnail.avif?v=1&amp;bare=1" srcSet="/images/characters/l1-reimu/thumbnail.avif?v=1&amp;bare=1&amp;w=240 2x"',
  );
});

test("an address without a version is that of the drawing", () => {
  expect(renderToString(<Emblem image="characters/f1%3B4-x/safe" isLarge isBare />)).toBe(
    '<img src="/images/characters/f1%3B4-x/safe" width="128" height="128" loading="lazy" decoding="async" alt=""/>',
  );
});
