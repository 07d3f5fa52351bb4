import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { ListedCharacter } from "./listed-character.ts";
import { CharacterThumbnail } from "./thumbnail.tsx";

const reimu: ListedCharacter = {
  id: "l1-reimu",
  universe: "L1",
  type: null,
  role: null,
  status: "limited",
  isReleased: true,
  jpReleased: true,
  rebirth: null,
  img: "reimu/thumbnail?v=1",
  reinImg: "reimu/rebirth?v=1",
  spoilerSafeImg: null,
  name: { en: "Reimu Hakurei (Scarlet)", translit: "Hakurei Reimu (Scarlet)" },
  shortName: { en: "Reimu", translit: "Reimu" },
};
const drawn = (
  given: Partial<ListedCharacter>,
  props: Partial<Parameters<typeof CharacterThumbnail>[0]> = {},
) => renderToStaticMarkup(<CharacterThumbnail character={{ ...reimu, ...given }} {...props} />);

test.each([
  ["gen", "bt-diamond", "Standard"],
  ["fes", "bt-tomoe", "Festival"],
  ["afes", "bt-tomoe", "Retro Festival"],
  ["sfes", "bt-4-clover", "Ultra Festival"],
  ["mfes", "bt-3-tomoe", "Mecha Festival"],
  ["exfes", "bt-spiral", "Ex Festival"],
  ["relic", "bt-quaver", "Relic"],
  ["genic", "bt-genic", "Genic"],
  ["epic", "bt-5-clover", "Epic"],
  ["wfes", "bt-octagram", "Pure Festival"],
  ["ds", "bt-vs", "Divergent Spirit"],
  ["yukkuri", "bt-yukkuri", "Yukkuri"],
] as const)("a character of type %s carries the icon %s, read as %s", (type, icon, label) => {
  const html = drawn({ type });
  expect(html).toContain(`#i-${icon}"`);
  expect(html).toContain(`aria-label="${label}"`);
});

test("a festival character who is non-limited is shown as a former one", () => {
  expect(drawn({ type: "fes", status: "non-limited" })).toContain('aria-label="Former Festival"');
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
  expect(drawn({})).not.toContain("<svg");
});

test.each([
  [{ status: "upcoming" }, "Soon", "Upcoming"],
  [{ status: "announced", isReleased: false }, "TBA", "Announced"],
  [{ status: "story", isReleased: false }, "JP", "Released in Japan only"],
] as const)("%o carries the flag %s, read as %s", (given, short, label) => {
  const html = drawn(given);
  expect(html).toContain(
    `<span aria-hidden="true">${short}</span><span class="vh">${label}</span>`,
  );
});

test.each([
  ["available", "Rebirth available"],
  ["upcoming", "Rebirth upcoming"],
] as const)("a rebirth that is %s carries its flag", (rebirth, label) => {
  expect(drawn({ rebirth })).toContain(`aria-label="${label}"`);
});

describe("without spoiler mode", () => {
  test.each([
    ["her own picture", {}, "reimu/thumbnail?v=1"],
    [
      "the one that gives nothing away while she is hidden",
      { isReleased: false, spoilerSafeImg: "safe?v=1" },
      "safe?v=1",
    ],
    ["her rebirth once it is available", { rebirth: "available" }, "reimu/rebirth?v=1"],
    [
      "her own picture while her rebirth is to come",
      { rebirth: "upcoming" },
      "reimu/thumbnail?v=1",
    ],
    [
      "her own picture where the rebirth has none",
      { rebirth: "available", reinImg: null },
      "reimu/thumbnail?v=1",
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

test("it is a link to her own address, with her universal name", () => {
  const html = drawn({ id: "f1;4-x" });
  expect(html).toContain('href="/characters?character=f1%3B4-x"');
  expect(html).toContain(
    '<span aria-hidden="true">Reimu</span><span class="vh"> Reimu Hakurei (Scarlet)</span>',
  );
});

test("among worlds of one person her world stands below", () => {
  expect(drawn({}, { caption: "universe" })).toContain('class="name">L1<span class="vh">');
});
