import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CharacterThumbnail } from "./thumbnail.tsx";

const character = {
  id: "l1-reimu",
  name: "Reimu Hakurei",
  shortName: "Reimu",
  thumbnail: "characters/l1-reimu/thumbnail?v=1",
  type: null,
  upcoming: false,
  rebirth: false,
};

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
  const html = renderToStaticMarkup(<CharacterThumbnail character={{ ...character, type }} />);
  expect(html).toContain(`#i-${icon}"`);
  expect(html).toContain(`aria-label="${label}"`);
});

test("a character without a type carries no icon", () => {
  expect(renderToStaticMarkup(<CharacterThumbnail character={character} />)).not.toContain("<svg");
});

test("the emblem has its size before it is loaded and is not read out", () => {
  const html = renderToStaticMarkup(<CharacterThumbnail character={character} />);
  expect(html).toContain(
    'src="/images/characters/l1-reimu/thumbnail?v=1" width="128" height="128"',
  );
  expect(html).toContain('loading="lazy" decoding="async" alt=""');
});

test("the universal name is read after the short one", () => {
  const html = renderToStaticMarkup(<CharacterThumbnail character={character} />);
  expect(html).toMatch(/Reimu<span class="vh"> Reimu Hakurei<\/span>/);
});
