import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Donut } from "./donut.tsx";

const slices = [
  { id: "gen", label: "Standard", value: 3, tone: "red" },
  { id: "fes", label: "Festival", value: 1, tone: "blue" },
  { id: "epic", label: "Epic", value: 0, tone: "green" },
];
const html = renderToStaticMarkup(<Donut label="By type" unit="characters" slices={slices} />);

test("a sector runs between the radii of 180 and 160", () => {
  const paths = [...html.matchAll(/<path d="([^"]+)"/g)].map(([, path]) => path ?? "");
  expect(paths).toHaveLength(2);
  for (const path of paths) {
    expect(path).toContain("A180,180,");
    expect(path).toContain("A160,160,");
  }
});

test("a slice of nothing is drawn nowhere, and told in the table", () => {
  expect(html).not.toContain('fill="green"');
  expect(html).toContain('<th scope="row">Epic</th><td>0</td>');
});
