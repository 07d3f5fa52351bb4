import { expect, test } from "vitest";
import { svgFaults } from "./svg-faults.ts";

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';

test("a picture whose references all lead somewhere has no faults", () => {
  const good = `<svg ${XMLNS}><defs><g id="a"><path d="M0 0"/></g></defs><use href="#a"/></svg>`;
  expect(svgFaults(good)).toEqual([]);
});

test.each([
  ["<svg><g></svg>", "g closed by svg"],
  ["<svg><g>", "svg is not closed"],
  ['<svg><use href="#a"/></svg>', "no id a"],
  ['<svg><rect fill="url(#a)"/></svg>', "no id a"],
  [
    '<svg><use href="https://example.org/"/></svg>',
    'href="https://example.org/" leaves the document',
  ],
  ['<svg><g id="a"/><g id="a"/></svg>', "id a twice"],
  ["<svg><script></script></svg>", "element script"],
  ['<svg><g onclick="x"/></svg>', "attribute onclick"],
  ['<svg><g id="a" id="b"/></svg>', "attribute id"],
  ['<svg><circle r="NaN"/></svg>', 'r="NaN"'],
  ["<svg>text</svg>", "no tag at 5: text</svg>"],
  ['<svg><g id="a&b"/></svg>', 'no tag at 5: <g id="a&b"/></svg>'],
  ["<svg/><svg/>", "a second root: svg"],
])("%s is refused", (svg, fault) => {
  expect(svgFaults(svg)).toContain(fault);
});
