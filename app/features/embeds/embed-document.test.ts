import { expect, test } from "vitest";
import { embedHandle, embedResponse } from "./embed-document.ts";

const AT = Date.UTC(2026, 5, 17, 4, 59);

async function written(name: string, at: number | null): Promise<string> {
  const line = { name, path: "/prayers/info/a", verb: "ends", at };
  return embedResponse({
    ...{ title: name, lines: [line], none: "", theme: "dark", origin: "https://almanac.example" },
    clockOffset: 0,
  }).text();
}

test("an embed says all without scripts", async () => {
  const html = await written("Festival", AT);
  expect(html).toContain("Jun 17, 2026 04:59 UTC</time>");
  expect(html).toContain('href="https://almanac.example/prayers/info/a"');
  expect(html).toContain('class="dark"');
  expect(await written("Standard", null)).toContain("with no end");
});

test("what data say is no markup", async () => {
  const html = await written('<script>"&', AT);
  expect(html).not.toContain('<script>"&');
  expect(html).toContain("&lt;script>&quot;&amp;");
});

test.each([
  ["theme=dark&x=1", "theme=dark"],
  ["theme=pink", ""],
])("of ?%s only ?%s makes another answer", (query, canonical) => {
  expect(embedHandle.query(new URLSearchParams(query)).toString()).toBe(canonical);
});
