import { expect, test } from "vitest";
import { scriptsAfterPaint } from "./scripts-after-paint.ts";

const HTML = `<!DOCTYPE html><html><head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" fetchpriority="low" href="/b.js"/></head><body><script>1</script><script type="module" async="">;
import * as route0 from "/root.js";
import * as route1 from "/page.js";
  window.modules = {route0, route1};
import("/entry.js");</script></body></html>`;

test("modules are asked for after the paint, all at once, and imported in their order", () => {
  const html = scriptsAfterPaint(HTML);
  expect(html).not.toContain('<link rel="modulepreload"');
  const code = /<script type="module" async="">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
  const order = [
    "requestAnimationFrame",
    'preload(["/a.js","/b.js"]);',
    'const route0 = await import("/root.js");',
    'const route1 = await import("/page.js");',
    "window.modules = {route0, route1};",
    'import("/entry.js");',
  ].map((part) => code.indexOf(part));
  expect(order).not.toContain(-1);
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>');
  expect(html).toContain("<script>1</script>");
});

test.each([
  ["without scripts", "<html><head></head><body>text</body></html>"],
  [
    "with a module of another kind",
    '<link rel="modulepreload" href="/a.js"/><script type="module">import "/a.js";</script>',
  ],
])("a document %s stays as it is", (_what, html) => {
  expect(scriptsAfterPaint(html)).toBe(html);
});
