import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { ListedCharacter } from "#app/presenters/listed-character.ts";
import { ListedContext } from "./listed-context.ts";
import { CharacterThumbnail, ListedThumbnail } from "./thumbnail.tsx";

const drawn = (
  given: Partial<ListedCharacter>,
  props: Partial<Parameters<typeof CharacterThumbnail>[0]> = {},
) =>
  renderToStaticMarkup(<CharacterThumbnail character={{ ...LISTED_REIMU, ...given }} {...props} />);

const labelOf = (html: string) => /aria-label="([^"]*)"/.exec(html)?.[1];

test.each([
  ["gen", "Standard"],
  ["fes", "Festival"],
  ["afes", "Retro Festival"],
  ["sfes", "Ultra Festival"],
  ["mfes", "Mecha Festival"],
  ["exfes", "Ex Festival"],
  ["relic", "Relic"],
  ["genic", "Genic"],
  ["epic", "Epic"],
  ["wfes", "Pure Festival"],
  ["ds", "Divergent Spirit"],
  ["yukkuri", "Yukkuri"],
] as const)("a character of type %s carries its mark, read as %s", (type, label) => {
  const html = drawn({ type });
  expect(html).toContain(`class="mark mark-${type}"`);
  expect(labelOf(html)).toBe(`Reimu Hakurei (Scarlet), ${label}`);
});

test("a festival character who is non-limited is shown as a former one", () => {
  const html = drawn({ type: "fes", status: "non-limited" });
  expect(html).toContain('class="mark mark-dfes"');
  expect(labelOf(html)).toBe("Reimu Hakurei (Scarlet), Former Festival");
});

test.each([
  ["Reimu", undefined],
  ["Wakasagihime", "small"],
  ["Wakasagihime IV", "smaller"],
])("the short name %s has the size %s", (en, size) => {
  const marked = /class="name" data-size="(\w+)"/.exec(
    drawn({ shortName: { en, translit: null } }),
  );
  expect(marked?.[1]).toBe(size);
});

test("a character without a type carries no mark", () => {
  expect(drawn({})).not.toContain("mark");
});

test.each([
  [{ status: "upcoming" }, "Soon", "Upcoming"],
  [{ status: "announced" }, "TBA", "Announced"],
  [{ status: "story", isJpOnly: true }, "JP", "Released in Japan only"],
] as const)("%o carries the flag %s, read as %s", (given, short, label) => {
  const html = drawn(given);
  expect(html).toMatch(new RegExp(`class="flag[^>]*>${short}<`));
  expect(labelOf(html)).toBe(`Reimu Hakurei (Scarlet), ${label}`);
});

test.each([
  ["available", "Rebirth available"],
  ["upcoming", "Rebirth upcoming"],
] as const)("a rebirth that is %s carries its flag", (rebirth, label) => {
  const html = drawn({ rebirth });
  expect(html).toMatch(/<span class="signs">.*class="reborn/);
  expect(labelOf(html)).toBe(`Reimu Hakurei (Scarlet), ${label}`);
});

describe("without spoiler mode", () => {
  test.each([
    ["her own picture", {}, "reimu/thumbnail.avif?v=1&amp;bare=1"],
    [
      "the one that gives nothing away while she is hidden",
      { status: "announced", spoilerSafeImg: "safe?v=1" },
      "safe.avif?v=1&amp;bare=1",
    ],
    [
      "her rebirth once it is available",
      { rebirth: "available" },
      "reimu/rebirth.avif?v=1&amp;bare=1",
    ],
    [
      "her own picture while her rebirth is to come",
      { rebirth: "upcoming" },
      "reimu/thumbnail.avif?v=1&amp;bare=1",
    ],
    [
      "her own picture where the rebirth has none",
      { rebirth: "available", reinImg: undefined },
      "reimu/thumbnail.avif?v=1&amp;bare=1",
    ],
  ] as const)("she shows %s", (_, given, picture) => {
    expect(drawn(given, { costume: "rebirth" })).toContain(`src="/images/${picture}"`);
  });
});

test("a character without a picture keeps her place", () => {
  const html = drawn({ img: null });
  expect(html).not.toContain("<img");
  expect(html).toContain('class="thumb"');
});

test("the picture has its size before it is loaded and is not read out", () => {
  expect(drawn({})).toContain('width="128" height="128" loading="lazy" decoding="async" alt=""');
});

test("it is a link to her own address, read as her universal name", () => {
  const html = drawn({ id: "f1;4-x" });
  expect(html).toContain('href="/characters?character=f1%3B4-x"');
  expect(html).toContain('<span class="name">Reimu</span>');
  expect(labelOf(html)).toBe("Reimu Hakurei (Scarlet)");
});

test("all that is special about her is read after her name", () => {
  const html = drawn({ type: "gen", status: "upcoming", rebirth: "upcoming" });
  expect(labelOf(html)).toBe("Reimu Hakurei (Scarlet), Standard, Upcoming, Rebirth upcoming");
  // On her picture lies what is special of the moment alone.
  expect(html).toMatch(/class="flag ai".*class="name".*class="signs".*class="mark.*class="reborn/);
});

test("the code of her world stands below her name, and is read once", () => {
  const html = drawn({ universe: "A6" });
  expect(html).toContain(">A6</span>");
  expect(labelOf(html)).toBe("Reimu Hakurei (Scarlet), A6");
  const named = { en: "Reimu Hakurei (B3)", translit: null };
  expect(labelOf(drawn({ universe: "B3", name: named }))).toBe("Reimu Hakurei (B3)");
});

test("the first world needs no code", () => {
  expect(drawn({})).not.toContain("L1<");
});

test("among worlds of one person the code stands in place of her name, in words at the pointer", () => {
  const html = drawn({ universe: "A6" }, { caption: "universe" });
  expect(html).toContain('<span class="name">A6</span>');
  expect(html).toContain('title="Scarlet world (A6)"');
  expect(html).toContain('<span class="signs"></span>');
});

test("among worlds of one person her world is read first", () => {
  const html = drawn({}, { caption: "universe" });
  expect(html).toContain('<span class="name">L1</span>');
  expect(labelOf(html)).toBe("L1 Reimu Hakurei (Scarlet)");
});

describe("in a list", () => {
  const listed = (isAll: boolean) =>
    renderToStaticMarkup(
      <ListedContext value={{ of: () => LISTED_REIMU, isAll }}>
        <ListedThumbnail id="l1-reimu" />
      </ListedContext>,
    );

  test("she is drawn of her record on the server, and where the browser draws all", () => {
    expect(listed(true)).toBe(drawn({}));
  });

  test("a browser leaves what the server drew of her to the document", () => {
    expect(listed(false)).toBe('<a class="who" href="/characters?character=l1-reimu"></a>');
  });
});

/** Reimu as lists show her, with nothing special about her. */
const LISTED_REIMU: ListedCharacter = {
  id: "l1-reimu",
  universe: "L1",
  type: null,
  status: "limited",
  img: "reimu/thumbnail?v=1",
  reinImg: "reimu/rebirth?v=1",
  name: { en: "Reimu Hakurei (Scarlet)", translit: "Hakurei Reimu (Scarlet)" },
  shortName: { en: "Reimu", translit: "Reimu" },
};
